import { useTranslate } from '#src/i18n/i18n.ts';
import { Shortcut } from '#src/session/Shortcut.tsx';
import type { ChangeState } from '../address/calendar-state.ts';
import type { ViewIntents } from '../grid/view-props.ts';
import type { CalendarView } from '../views/calendar-view.ts';

interface ViewShortcutsProps {
  views: readonly CalendarView[];
  today: number;
  intents: ViewIntents;
  /** Adds an event; null for visitors who may not. */
  add: (() => void) | null;
  change: ChangeState;
}

/** Keys that move through ranges and switch between views. */
export function ViewShortcuts({ views, today, intents, add, change }: ViewShortcutsProps) {
  const t = useTranslate();
  const next = { label: t('calendar:Next'), run: () => void intents.step(1) };
  const previous = { label: t('calendar:Previous'), run: () => void intents.step(-1) };
  return (
    <>
      <Shortcut keys="t" label={t('calendar:Today')} run={() => change({ date: today }, 'push')} />
      <Shortcut keys="j" {...next} />
      <Shortcut keys="n" {...next} />
      <Shortcut keys="k" {...previous} />
      <Shortcut keys="p" {...previous} />
      {add && <Shortcut keys="c" label={t('calendar:New event')} run={add} />}
      {views.map(({ name, shortcut, label }) => (
        <Shortcut
          key={name}
          keys={shortcut}
          label={label(t)}
          run={() => change({ view: name, count: null }, 'push')}
        />
      ))}
    </>
  );
}
