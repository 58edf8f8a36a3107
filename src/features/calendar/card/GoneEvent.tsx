import type { EventSpan } from '#src/calendar/model/event.ts';
import type { ChangedEvent } from '#src/calendar/store/event-calls.ts';
import { ChangedBy } from '#src/calendar/words/ChangedBy.tsx';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { useCommands } from '../commands/commands-context.ts';
import { EventDetails } from '../event/EventDetails.tsx';
import actionStyles from './CardActions.module.css';
import type { CardProps } from './card-props.ts';
import styles from './GoneEvent.module.css';

interface GoneEventProps extends CardProps {
  /** The event as it was. */
  span: EventSpan;
  /** The change to the event; null if none has been reported. */
  change: ChangedEvent | null;
}

/** An event that has been deleted while its card was open. It can be added again. */
export function GoneEvent({ span, change, ...props }: GoneEventProps) {
  const { calendar, formats, zone, secondZone, onClose } = props;
  const t = useTranslate();
  const { event } = span;
  const { dispatch, findDenial } = useCommands();
  return (
    <>
      <div ref={focusIfLost} className={styles.notice} role="alert" tabIndex={-1}>
        <Callout icon="trash" tone="warning">
          {change?.kind === 'deleted' ? (
            <ChangedBy change={change} />
          ) : (
            t('calendar:It is no longer in the calendar.')
          )}
        </Callout>
      </div>
      <EventDetails
        span={span}
        formats={formats}
        zone={zone}
        secondZone={secondZone}
        configuration={calendar.configuration}
      />
      <div className={actionStyles.actions}>
        {findDenial({ kind: 'create', event, changes: {} }) === null && (
          <Button
            size="dense"
            look="primary"
            onClick={() => dispatch({ kind: 'create', event, changes: {} })}
          >
            {t('calendar:Save as a new event')}
          </Button>
        )}
        <Button size="dense" onClick={onClose}>
          {t('common:Close')}
        </Button>
      </div>
    </>
  );
}

/** Focuses an element if the focused element has disappeared, perhaps together with the event. */
function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
