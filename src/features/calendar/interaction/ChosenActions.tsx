import { useState } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { type MoveChanges, moveChanges, spanTimes } from '#src/calendar/model/move-event.ts';
import { roleHas } from '#src/calendar/model/rights.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { ViewProps } from '../views/calendar-view.ts';
import { CalendarDialog } from './CalendarDialog.tsx';
import styles from './ChosenBar.module.css';
import { changeableSpans, mayDelete } from './changeable.ts';
import type { ChosenEvents } from './chosen-events.ts';
import { MoveDialog } from './MoveDialog.tsx';

interface ChosenActionsProps extends Pick<ViewProps, 'configuration' | 'intents'> {
  chosen: ChosenEvents;
}

/** Those of grids, lists and tables. */
const tabStops = ['[role="grid"]', '[data-day]', 'tbody']
  .map((one) => `${one} [tabindex="0"]`)
  .join();

/** What can be done with all chosen events at once. */
export function ChosenActions({ chosen, configuration, intents }: ChosenActionsProps) {
  const t = useTranslate();
  const [dialog, setDialog] = useState<'move' | 'calendar' | null>(null);
  const { spans } = chosen;
  const changeable = changeableSpans(spans);
  const deletable = spans.filter(({ event }) => mayDelete(event));
  const possible = configuration.sub_calendars.filter(
    ({ role, active }) => active && roleHas(role, 'add'),
  );
  const close = () => setDialog(null);
  const leave = () => {
    chosen.clear();
    // The button that has the focus is gone then.
    document.querySelector<HTMLElement>(tabStops)?.focus();
  };
  const change = (next: (span: EventSpan) => MoveChanges) => {
    close();
    const requests = changeable
      .map((span) => ({ kind: 'update', event: span.event, changes: next(span) }) as const)
      .filter(({ changes }) => Object.keys(changes).length > 0);
    const leftOut = spans.length - changeable.length;
    if (requests.length > 0) intents.write({ kind: 'several', requests, leftOut });
  };
  const remove = () => {
    const requests = deletable.map(({ event }) => ({ kind: 'delete', event }) as const);
    leave();
    intents.write({ kind: 'several', requests, leftOut: spans.length - deletable.length });
  };
  return (
    <div className={styles.actions}>
      {changeable.length > 0 && (
        <>
          <Button size="dense" aria-haspopup="dialog" onClick={() => setDialog('move')}>
            {t('calendar:Move')}
          </Button>
          {possible.length > 1 && (
            <Button size="dense" aria-haspopup="dialog" onClick={() => setDialog('calendar')}>
              {t('calendar:Change calendar')}
            </Button>
          )}
        </>
      )}
      {deletable.length > 0 && (
        <Button size="dense" onClick={remove}>
          {t('calendar:Delete')}
        </Button>
      )}
      {changeable.length + deletable.length === 0 && (
        <span>{t('calendar:You may not change these events.')}</span>
      )}
      <Button size="dense" look="quiet" onClick={leave}>
        {t('calendar:Clear')}
      </Button>
      <MoveDialog
        open={dialog === 'move'}
        spans={changeable}
        onClose={close}
        onMove={(move) => change((span) => moveChanges(span, move(spanTimes(span))))}
      />
      <CalendarDialog
        open={dialog === 'calendar'}
        count={changeable.length}
        options={possible}
        onClose={close}
        onChoose={(id) => change((span) => moveChanges(span, spanTimes(span), [id]))}
      />
    </div>
  );
}
