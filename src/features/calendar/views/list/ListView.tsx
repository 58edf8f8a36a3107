import { useMemo, useState } from 'react';
import { groupByDay } from '#src/calendar/layout/day-groups.ts';
import {
  type DayListLayout,
  dayFrom,
  type ListMeasures,
  type ListSlice,
  layOutDayList,
  rowsBetween,
} from '#src/calendar/layout/day-list.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import { useMedia } from '#src/ui/use-media.ts';
import { usePrinting } from '#src/ui/use-printing.ts';
import { useStable } from '#src/ui/use-stable.ts';
import type { DayRange } from '#src/util/day-numbers.ts';
import { useListChoosing } from '../../grid/use-list-choosing.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import { type DayListRow, useDayList } from '../grid/use-day-list.ts';
import { ListDay } from './ListDay.tsx';
import { ListEdge } from './ListEdge.tsx';
import styles from './ListView.module.css';
import { useListDays, useListGrowth } from './use-list-days.ts';
import { type Sight, useListScroll } from './use-list-scroll.ts';

/** The height of the content kept in the document above and below the visible part, in pixels. */
const overscan = 240;

/** All events, day by day. It reads on as far as the reader scrolls, in both directions. */
export function ListView(props: ViewProps) {
  const { shownEvents, range, date, today, label, formats, eventLook, intents } = props;
  const list = useListDays(range, date);
  const { spans, isRead } = useDayEvents(shownEvents, list.days);
  const measures = useListMeasures();
  const layout = useMemo(() => {
    const groups = groupByDay(spans, list.days).filter(
      (group) => group.spans.length > 0 || group.day === today,
    );
    return layOutDayList(groups, measures);
  }, [spans, list.days, today, measures]);
  const { attach, sight, isSettled, ...scrolling } = useListScroll(layout, date, intents.go);
  const place = { list, layout, sight, isSettled, isRead, date };
  const goesOn = useListGrowth({ ...place, count: spans.length });
  const isPrinting = usePrinting();
  const { stop, setActive, onKeyDown } = useDayList({
    days: layout.days,
    first: firstRow(layout, sight),
    isRead,
    date,
    step: intents.step,
  });
  const listSpans = () => layout.days.flatMap((day) => day.spans);
  const handlers = useListChoosing({ ...props, listSpans, onKeyDown });
  const focusRow = useStable(setActive);
  const slices = isPrinting
    ? allRows(layout, range)
    : addStop(rowsNear(layout, sight), layout, stop);
  const dayProps = { measures, isRead, isPrinting, stop, formats, eventLook, intents };
  // Room to scroll to a day whose events are not there yet.
  const lastEdge = isRead ? measures.top : (sight?.height ?? window.innerHeight);
  return (
    <section
      ref={attach}
      className={styles.list}
      aria-label={label}
      aria-busy={!isRead}
      tabIndex={-1}
      style={customProperties({
        '--list-row': `${measures.row}px`,
        '--list-padding': `${measures.padding}px`,
      })}
      {...handlers}
      {...scrolling}
    >
      <div
        className={styles.content}
        style={customProperties({ '--height': `${layout.end + lastEdge}px` })}
      >
        <ListEdge
          side="earlier"
          goesOn={goesOn.earlier}
          day={formats.days(list.days.first, list.days.first)}
          lookFurther={list.lookFurther.earlier}
          height={measures.top}
        />
        {slices.map((slice) => (
          <ListDay
            key={slice.day.day}
            {...slice}
            {...dayProps}
            isToday={slice.day.day === today}
            onFocus={focusRow}
          />
        ))}
        <ListEdge
          side="later"
          goesOn={goesOn.later}
          day={formats.days(list.days.last, list.days.last)}
          lookFurther={list.lookFurther.later}
          height={lastEdge}
        />
      </div>
    </section>
  );
}

/** The heights of the list's parts, in pixels. They grow with the reader's font size. */
function useListMeasures(): ListMeasures {
  const isNarrow = useMedia('(width < 640px)');
  const [rem] = useState(
    () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
  );
  return useMemo(
    () => ({ row: (isNarrow ? 3.25 : 2.25) * rem, padding: 0.25 * rem, top: 4 * rem }),
    [isNarrow, rem],
  );
}

function rowsNear(layout: DayListLayout, sight: Sight | null): readonly ListSlice[] {
  if (!sight) return [];
  return rowsBetween(layout, sight.top - overscan, sight.top + sight.height + overscan);
}

/** The first event in sight. */
function firstRow(layout: DayListLayout, sight: Sight | null): DayListRow | null {
  if (!sight) return null;
  const slice = rowsBetween(layout, sight.top, sight.top + sight.height).find(
    ({ rows }) => rows.length > 0,
  );
  const span = slice?.rows[0]?.span;
  return slice && span ? { day: slice.day.day, id: span.event.id } : null;
}

/** All that happens in a range, for paper. */
function allRows({ days }: DayListLayout, { first, last }: DayRange): readonly ListSlice[] {
  return days
    .filter(({ day }) => first <= day && day <= last)
    .map((day) => ({ day, rows: day.spans.map((span, index) => ({ span, index })) }));
}

/** Adds the row in the tab order, if it is out of sight. */
function addStop(
  slices: readonly ListSlice[],
  layout: DayListLayout,
  stop: DayListRow | null,
): readonly ListSlice[] {
  const day = stop && dayFrom(layout.days, stop.day);
  const index = day ? day.spans.findIndex(({ event }) => event.id === stop.id) : -1;
  const span = day?.spans[index];
  if (!day || !span) return slices;
  const row = { span, index };
  const slice = slices.find((listSlice) => listSlice.day === day);
  if (!slice) return [...slices, { day, rows: [row] }].sort((a, b) => a.day.day - b.day.day);
  if (slice.rows.some((sliceRow) => sliceRow.index === index)) return slices;
  const rows = [...slice.rows, row].sort((a, b) => a.index - b.index);
  return slices.map((listSlice) => (listSlice === slice ? { day, rows } : listSlice));
}
