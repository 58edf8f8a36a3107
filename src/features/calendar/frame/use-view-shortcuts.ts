import { useTranslate } from '#src/i18n/i18n.ts';
import { useNamedShortcuts } from '#src/session/use-page-shortcuts.ts';
import type { ChangeState } from '../state/use-calendar-state.ts';
import type { CalendarView, ViewIntents } from '../views/calendar-view.ts';

interface ViewPlace {
  views: readonly CalendarView[];
  today: number;
  intents: ViewIntents;
  /** Adds an event; null for visitors who may not. */
  add: (() => void) | null;
  change: ChangeState;
}

/** Keys that move through ranges and switch between views. */
export function useViewShortcuts({ views, today, intents, add, change }: ViewPlace): void {
  const t = useTranslate();
  const next = { label: t('calendar:Next'), run: () => void intents.step(1) };
  const previous = { label: t('calendar:Previous'), run: () => void intents.step(-1) };
  useNamedShortcuts([
    { key: 't', label: t('calendar:Today'), run: () => change({ date: today }, 'push') },
    { key: 'j', ...next },
    { key: 'n', ...next },
    { key: 'k', ...previous },
    { key: 'p', ...previous },
    ...(add ? [{ key: 'c', label: t('calendar:New event'), run: add }] : []),
    ...views.map(({ name, shortcut, label }) => ({
      key: shortcut,
      label: label(t),
      run: () => change({ view: name, count: null }, 'push'),
    })),
  ]);
}
