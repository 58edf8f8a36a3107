import { columnOffset } from '#src/calendar/layout/column-offset.ts';
import type { VisibleHours } from '#src/calendar/layout/visible-hours.ts';
import { isBar } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import { type DraftStore, useDrafts } from './draft-store.ts';
import styles from './Ghost.module.css';
import { Ghost } from './Ghost.tsx';
import type { ViewProps } from './view-props.ts';

interface ColumnGhostProps extends Pick<ViewProps, 'formats' | 'eventLook'> {
  drafts: DraftStore;
  day: number;
  /** The sub-calendar whose column it is; null if columns are days. */
  subCalendarId: number | null;
  hours: VisibleHours;
}

/** The least height, in minutes, as of events. */
const shortest = 30;

/** Where events would be, in a column with time down. */
export function ColumnGhost(props: ColumnGhostProps) {
  const { drafts, day, subCalendarId, hours, formats, eventLook } = props;
  const t = useTranslate();
  const here = useDrafts(drafts, ({ target, subCalendarId: id }) => {
    const { first, last } = target.days;
    return !isBar(target) && first <= day && day <= last && id === subCalendarId;
  });
  return here.map((draft) => {
    const { event, start, end, days } = draft.target;
    const from = Math.max(hours.start, start - day * minutesPerDay);
    const to = Math.min(hours.end, Math.max(from + shortest, end - day * minutesPerDay));
    const times = { first: formats.time(start), last: formats.time(end) };
    return (
      <Ghost
        // It scrolls into sight wherever the keyboard or a form moves it.
        key={`${event.id} ${start} ${end}`}
        draft={draft}
        edges={{ axis: 'down', start: days.first === day, end: days.last === day }}
        eventLook={eventLook}
        isFollowed={draft.isFollowed}
        className={styles.time}
        style={{
          insetBlockStart: columnOffset(from, hours),
          insetBlockEnd: `calc(100% - ${columnOffset(to, hours)})`,
        }}
      >
        {`${t('calendar:%first% – %last%', times)} ${eventLook.title(event)}`}
      </Ghost>
    );
  });
}
