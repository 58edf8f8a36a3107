import { memo, useState } from 'react';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { usePart } from '#src/ui/use-part.ts';
import type { UserCalendar } from '../user-calendar.ts';
import styles from './CalendarList.module.css';
import { type CalendarActs, CalendarTile } from './CalendarTile.tsx';
import type { Layout } from './dashboard-choices.ts';

export interface CalendarListProps extends CalendarActs {
  calendars: readonly UserCalendar[];
  layout: Layout;
}

/** How many calendars of a long list are shown until its code has loaded. */
const firstCount = 30;

/**
 * The calendars as tiles or rows.
 * @param isLong whether to render only the part in the window. It depends on all calendars rather than on those found,
 *   so that typing does not switch between the two.
 */
export const CalendarList = memo(function CalendarList({
  isLong,
  ...props
}: CalendarListProps & { isLong: boolean }) {
  const [hasFailed, setFailed] = useState(false);
  const long = usePart(loadLongList, isLong && !hasFailed, () => setFailed(true));
  if (!isLong || hasFailed) return <PlainList {...props} />;
  if (long) return <long.LongCalendarList key={props.layout} {...props} />;
  return <PlainList {...props} calendars={props.calendars.slice(0, firstCount)} />;
});

function loadLongList() {
  return import('./LongCalendarList.tsx');
}

function PlainList({ calendars, layout, ...acts }: CalendarListProps) {
  return (
    <UnmarkedList className={styles[layout]}>
      {calendars.map((calendar) => (
        <li key={calendar.id}>
          <CalendarTile calendar={calendar} layout={layout} {...acts} />
        </li>
      ))}
    </UnmarkedList>
  );
}
