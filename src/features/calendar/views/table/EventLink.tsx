import { Link, useSearchParams } from 'react-router-dom';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { writeState } from '../../state/calendar-state.ts';
import type { ViewProps } from '../calendar-view.ts';
import styles from './EventLink.module.css';

interface EventLinkProps extends Pick<ViewProps, 'eventLook'> {
  span: EventSpan;
  onOpen: ViewProps['intents']['open'];
}

/** The title of an event, which opens it here, or in another tab if the reader wants that. */
export function EventLink({ span, eventLook, onOpen }: EventLinkProps) {
  const [parameters] = useSearchParams();
  const { event } = span;
  return (
    <Link
      className={styles.link}
      data-color={eventLook.color(event)}
      to={{ search: writeState(parameters, { eventId: event.id }).toString() }}
      onClick={(click) => {
        if (click.ctrlKey || click.metaKey || click.shiftKey) return;
        click.preventDefault();
        onOpen(event, click.currentTarget);
      }}
    >
      {eventLook.title(event)}
    </Link>
  );
}
