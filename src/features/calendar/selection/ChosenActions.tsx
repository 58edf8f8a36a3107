import { useState } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { type MoveChanges, moveChanges } from '#src/calendar/model/move-event.ts';
import { roleHas } from '#src/calendar/model/rights.ts';
import { spanTimes } from '#src/calendar/model/wanted-time.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { messageText } from '#src/i18n/message.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { CalendarConfiguration } from '../address/readable-calendar.ts';
import { deniedChanges } from '../commands/command-right.ts';
import { useCommands } from '../commands/commands-context.ts';
import { changeCommands } from '../commands/event-command.ts';
import { type ChosenEvents, useChosenSpans } from '../event/chosen-events.ts';
import { findTabStop } from '../event/event-element.ts';
import { CalendarDialog } from './CalendarDialog.tsx';
import styles from './ChosenBar.module.css';
import { deleteEvents } from './delete-events.ts';
import { MoveDialog } from './MoveDialog.tsx';

interface ChosenActionsProps {
  configuration: Pick<CalendarConfiguration, 'sub_calendars'>;
  chosen: ChosenEvents;
}

/** Shows the actions for all chosen events at once. */
export function ChosenActions({ chosen, configuration }: ChosenActionsProps) {
  const t = useTranslate();
  const commands = useCommands();
  const { dispatch, findDenial } = commands;
  const [dialog, setDialog] = useState<'move' | 'calendar' | null>(null);
  const spans = useChosenSpans(chosen);
  const changeable = spans.filter(({ event }) => findDenial({ kind: 'update', event }) === null);
  const isDeletable = findDenial(spans.map(({ event }) => ({ kind: 'delete', event }))) === null;
  const calendars = configuration.sub_calendars.filter(
    ({ role, active }) => active && roleHas(role, 'add'),
  );
  const close = () => setDialog(null);
  // The button that has the focus disappears.
  const leave = () => findTabStop()?.focus();
  const clear = () => {
    leave();
    chosen.clear();
  };
  // As they are now: own changes that are on their way do not render this.
  const change = (next: (span: EventSpan) => MoveChanges) => {
    close();
    dispatch(changeCommands(chosen.spans, next));
  };
  const remove = () => deleteEvents(chosen.spans, { chosen, leave }, commands);
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
      {isDeletable && (
        <Button size="dense" onClick={remove}>
          {t('calendar:Delete')}
        </Button>
      )}
      {changeable.length === 0 && !isDeletable && <span>{messageText(t, deniedChanges)}</span>}
      <Button size="dense" look="quiet" onClick={clear}>
        {t('calendar:Clear')}
      </Button>
      <MoveDialog open={dialog === 'move'} spans={changeable} onClose={close} onMove={change} />
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
