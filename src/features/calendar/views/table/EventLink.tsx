import { Link, useSearchParams } from 'react-router-dom';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { writeState } from '../../address/calendar-state.ts';
import signBox from '../../event/sign-box.module.css';
import { signWords } from '../../formats/event-name.ts';
import { useEventMark } from '../../grid/use-event-mark.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import styles from './EventLink.module.css';

interface EventLinkProps extends Pick<ViewProps, 'eventLook' | 'formats'> {
  span: EventSpan;
  onOpen: ViewProps['intents']['open'];
}

/** The title of an event, which opens it here, or in another tab if the reader wants that and cannot choose it instead. */
export function EventLink({ span, eventLook, formats, onOpen }: EventLinkProps) {
  const t = useTranslate();
  const [parameters] = useSearchParams();
  const { event } = span;
  const signs = signWords(t, span);
  // The row tells the rest.
  const { 'aria-label': _, ...mark } = useEventMark(eventLook, span);
  const title = eventLook.title(event);
  const states = mark['data-chosen'] === undefined ? signs : [...signs, t('calendar:chosen')];
  return (
    <Link
      className={classNames(signBox.after, styles.link)}
      {...mark}
      aria-label={states.length > 0 ? formats.join([title, ...states]) : undefined}
      data-day={span.days.first}
      data-color={eventLook.color(event)}
      to={{ search: writeState(parameters, { eventId: event.id }).toString() }}
      onClick={(click) => {
        if (click.ctrlKey || click.metaKey || click.shiftKey) return;
        click.preventDefault();
        onOpen(event, click.currentTarget);
      }}
    >
      {title}
    </Link>
  );
}
