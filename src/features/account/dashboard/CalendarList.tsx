import { memo, useState } from 'react';
import { LongListNotice, maxRows } from '#src/ui/data/LongListNotice.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { UserCalendar } from '../user-calendar.ts';
import styles from './CalendarList.module.css';
import { type CalendarActs, CalendarTile } from './CalendarTile.tsx';
import type { Layout } from './dashboard-choices.ts';
import { type KeptFocus, useKeptFocus } from './kept-focus.ts';
import { pinMoves } from './pin-order.ts';

export interface CalendarListProps extends CalendarActs {
  calendars: readonly UserCalendar[];
  layout: Layout;
}

const LongCalendarList = lazyPart(() => import('./LongCalendarList.tsx'), 'LongCalendarList');

/** The number of calendars of a long list that are shown until its code has loaded. */
const firstCount = 30;

/**
 * The calendars as tiles or rows.
 * @param isLong whether to render only the part in the window. It depends on all calendars rather than on the matches,
 *   so that typing does not switch between the two.
 */
export const CalendarList = memo(function CalendarList({
  isLong,
  ...props
}: CalendarListProps & { isLong: boolean }) {
  const [hasFailed, setFailed] = useState(false);
  // The first tiles are replaced once the code of long lists arrives.
  const keptFocus = useKeptFocus();
  if (!isLong || hasFailed) return <PlainList {...props} />;
  const { length } = props.calendars;
  return (
    <>
      {length > maxRows && <LongListNotice shown={maxRows} all={length} />}
      <LongCalendarList
        key={props.layout}
        {...props}
        {...keptFocus}
        calendars={props.calendars.slice(0, maxRows)}
        fallback={
          <PlainList {...props} {...keptFocus} calendars={props.calendars.slice(0, firstCount)} />
        }
        onMissing={() => setFailed(true)}
      />
    </>
  );
});

function PlainList(props: CalendarListProps & Partial<KeptFocus>) {
  const { calendars, layout, focused: _, onFocus, onBlur, ...acts } = props;
  return (
    <UnmarkedList className={styles[layout]} onBlur={onBlur}>
      {calendars.map((calendar, index) => (
        <li key={calendar.id} onFocus={(event) => onFocus?.(calendar.id, event)}>
          <CalendarTile
            calendar={calendar}
            moves={pinMoves(calendars, index)}
            layout={layout}
            {...acts}
          />
        </li>
      ))}
    </UnmarkedList>
  );
}
