import { memo, type ReactNode } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { splitName } from '#src/calendar/model/sub-calendar.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { withHits } from '#src/ui/data/Hits.tsx';
import { PlaceText } from '../event/PlaceText.tsx';
import signBox from '../event/sign-box.module.css';
import { dayOfSeveral, eventName, timeOnDay } from '../formats/event-name.ts';
import { useEventMark } from '../grid/use-event-mark.ts';
import type { ViewProps } from '../grid/view-props.ts';
import styles from './SearchRow.module.css';

/** The props that all rows of a list have. */
export interface SearchListProps
  extends Pick<ViewProps, 'configuration' | 'shownEvents' | 'formats' | 'eventLook' | 'intents'> {
  /** From `searchWords`. */
  words: readonly string[];
  /** Leads to the event's day in the view. */
  onShow: (span: EventSpan) => void;
}

export interface SearchRowProps extends SearchListProps {
  rowKey: string;
  span: EventSpan;
  /** True for the row whose controls the Tab key reaches. */
  isTabStop: boolean;
  onFocus: (rowKey: string) => void;
  /** True if it is not below the heading of its month. Default false. */
  hasYear?: boolean;
  /** The repetition and number of events of the series that it stands for. */
  series?: string;
  /** Unfolds the series. */
  toggle?: ReactNode;
  /** Its events. */
  children?: ReactNode;
}

/** A found event: when, what, in which calendar, and where. Renders again only when something about it changes. */
export const SearchRow = memo(function SearchRow(props: SearchRowProps) {
  const { rowKey, span, words, shownEvents, formats, eventLook, intents, isTabStop, series } =
    props;
  const t = useTranslate();
  const { event, days } = span;
  const title = eventLook.title(event);
  const name = useRowName(props);
  const mark = useEventMark({ chosen: eventLook.chosen, name }, span);
  const tabIndex = isTabStop ? 0 : -1;
  const isHidden = !shownEvents.isShown(event);
  return (
    <li className={styles.row} data-day={days.first} data-color={eventLook.color(event)}>
      <button
        type="button"
        className={classNames(styles.event, isHidden && styles.hidden)}
        {...mark}
        tabIndex={tabIndex}
        onFocus={() => props.onFocus(rowKey)}
        onClick={({ currentTarget }) => intents.open(event, currentTarget)}
      >
        {/* Drawn by the styles, except the title: the name says it in full. */}
        <span className={styles.date} data-text={dayText(t, props)} />
        <span className={styles.time} data-text={timeOnDay(t, formats, span, days.first)} />
        <span className={styles.what}>
          <span className={classNames(signBox.after, styles.title)}>{withHits(title, words)}</span>
          {series !== undefined && <span className={styles.series} data-text={series} />}
        </span>
        <Calendars {...props} isHidden={isHidden} />
      </button>
      <div className={styles.place}>
        {event.location && (
          <PlaceText text={event.location} words={words} isBrief tabIndex={tabIndex} />
        )}
      </div>
      <div className={styles.actions}>
        {props.toggle}
        <Button
          look="link"
          aria-label={t('calendar:Show in calendar: %title%', { title })}
          tabIndex={tabIndex}
          onFocus={() => props.onFocus(rowKey)}
          onClick={() => props.onShow(span)}
        >
          {t('calendar:Show in calendar')}
        </Button>
      </div>
      {props.children}
    </li>
  );
});

/** The day of an event, or all of them. */
function dayText(t: Translate, { span, formats, hasYear = false }: SearchRowProps): string {
  const { first, last } = span.days;
  if (dayOfSeveral(t, span, first) !== null) return formats.days(first, last);
  const day = hasYear ? formats.shortDayAndYear(first) : formats.shortDay(first);
  return `${formats.weekday(first, 'short')} ${day}`;
}

/** Names a row with its year, which is in no heading of the page. */
function useRowName(props: SearchRowProps): (span: EventSpan) => string {
  const { shownEvents, formats, eventLook, series } = props;
  const t = useTranslate();
  return (span) => {
    const name = eventName(
      t,
      { ...formats, weekdayAndDay: formats.fullDay },
      {
        span,
        title: eventLook.title(span.event),
        calendars: eventLook.calendars(span.event),
      },
    );
    const hidden = shownEvents.isShown(span.event) ? '' : t('calendar:hidden');
    return formats.join([name, series ?? '', hidden].filter(Boolean));
  };
}

function Calendars({
  span,
  configuration,
  isHidden,
}: Pick<SearchRowProps, 'span' | 'configuration'> & { isHidden: boolean }) {
  const t = useTranslate();
  const ids = span.event.sub_calendar_ids;
  return (
    <span className={styles.calendars}>
      {configuration.sub_calendars
        .filter(({ id }) => ids.includes(id))
        .map(({ id, name, color }) => (
          <span
            key={id}
            className={styles.calendar}
            data-color={color}
            data-text={splitName(name).own}
          />
        ))}
      {isHidden && <span className={styles.note} data-text={t('calendar:hidden')} />}
    </span>
  );
}
