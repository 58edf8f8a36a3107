import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { type MoveChanges, moveChanges, spanTimes } from '#src/calendar/model/move-event.ts';
import { roleHas } from '#src/calendar/model/rights.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { changeableSpans, deletableSpans } from '../event/changeable.ts';
import { type ChosenEvents, useChosenSpans } from '../event/chosen-events.ts';
import { CalendarDialog } from './CalendarDialog.tsx';
import styles from './ChosenBar.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import { moveRequest } from './move-request.ts';
import type { ViewProps } from './view-props.ts';

interface ChosenActionsProps extends Pick<ViewProps, 'configuration' | 'intents'> {
  chosen: ChosenEvents;
}

/** Those of grids, lists and tables. */
const tabStops = ['[role="grid"]', '[data-day]', 'tbody']
  .map((one) => `${one} [tabindex="0"]`)
  .join();

/** Shows the actions for all chosen events at once. */
export function ChosenActions({ chosen, configuration, intents }: ChosenActionsProps) {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const [dialog, setDialog] = useState<'move' | 'calendar' | null>(null);
  const spans = useChosenSpans(chosen);
  const changeable = changeableSpans(spans);
  const deletable = deletableSpans(spans);
  const calendars = configuration.sub_calendars.filter(
    ({ role, active }) => active && roleHas(role, 'add'),
  );
  const close = () => setDialog(null);
  // The time in which the visitor could has just ended.
  const refuse = () =>
    showStatus({ type: 'info', text: message('calendar:You may not change these events.') });
  const leave = () => {
    chosen.clear();
    // The button that has the focus is gone then.
    document.querySelector<HTMLElement>(tabStops)?.focus();
  };
  const change = (next: (span: EventSpan) => MoveChanges) => {
    close();
    // As they are now: own changes that are on their way do not render this.
    const possible = changeableSpans(chosen.spans);
    const moves = possible.map((span) => ({ event: span.event, changes: next(span) }));
    const leftOut = chosen.spans.length - possible.length;
    const request = moveRequest(moves, { isCopy: false, leftOut });
    if (possible.length === 0) refuse();
    else if (request) intents.write(request);
  };
  const remove = () => {
    const all = chosen.spans;
    const requests = deletableSpans(all).map(({ event }) => ({ kind: 'delete', event }) as const);
    leave();
    if (requests.length === 0) refuse();
    else intents.write({ kind: 'several', requests, leftOut: all.length - requests.length });
  };
  return (
    <div className={styles.actions}>
      {changeable.length > 0 && (
        <>
          <Button size="dense" aria-haspopup="dialog" onClick={() => setDialog('move')}>
            {t('calendar:Move')}
          </Button>
          {calendars.length > 1 && (
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
        options={calendars}
        onClose={close}
        onChoose={(id) => change((span) => moveChanges(span, spanTimes(span), [id]))}
      />
    </div>
  );
}
