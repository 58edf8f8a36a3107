import { useMemo, useState } from 'react';
import { listDayRows } from '#src/calendar/layout/day-list.ts';
import { monthDays } from '#src/calendar/model/ranges.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import { readRem } from '#src/ui/rem.ts';
import { useMedia } from '#src/ui/use-media.ts';
import { phoneQuery } from '../../formats/phone-query.ts';
import { ListGestures } from '../../grid/ListGestures.tsx';
import type { ViewProps } from '../../grid/view-props.ts';
import { ListEdge } from './ListEdge.tsx';
import { ListMonth } from './ListMonth.tsx';
import styles from './ListView.module.css';
import { useDayList } from './use-day-list.ts';
import { useListDays, useListGrowth } from './use-list-days.ts';
import { type ListMeasures, useListScroll } from './use-list-scroll.ts';

/** All events, day by day. It reads on as far as the reader scrolls, in both directions. */
export function ListView(props: ViewProps) {
  const { shownEvents, range, date, today, formats, eventLook, intents } = props;
  const list = useListDays(range, date);
  const { spans, isRead } = useDayEvents(shownEvents, list.days);
  const measures = useListMeasures();
  const rows = useMemo(() => listDayRows(spans, list.days, today), [spans, list.days, today]);
  const { options, section, gestures, setActive, drawRows } = useDayList({
    ...props,
    rows,
    isRead,
  });
  const place = { rows, isRead, date };
  const { scroller, virtual } = useListScroll({
    ...place,
    measures,
    options,
    onReach: intents.go,
  });
  const goesOn = useListGrowth({ ...place, list, virtual, count: spans.length });
  const months = Map.groupBy(
    drawRows(virtual, measures.month),
    ({ row }) => monthDays(row.day).first,
  );
  const { first, last } = list.days;
  return (
    <section
      ref={scroller}
      className={styles.list}
      style={customProperties({
        '--list-row': `${measures.row}px`,
        '--list-month': `${measures.month}px`,
        '--list-padding': `${measures.padding}px`,
      })}
      {...section}
    >
      <div
        className={styles.content}
        style={customProperties({ '--height': `${virtual.getTotalSize()}px` })}
      >
        <ListEdge
          side="earlier"
          goesOn={goesOn.earlier}
          day={formats.days(first, first)}
          lookFurther={list.lookFurther.earlier}
          height={measures.edge}
        />
        {[...months].map(([month, monthRows]) => (
          <ListMonth
            key={month}
            rows={monthRows}
            measures={measures}
            today={today}
            isRead={isRead}
            formats={formats}
            eventLook={eventLook}
            intents={intents}
            onFocus={setActive}
          />
        ))}
        <ListEdge
          side="later"
          goesOn={goesOn.later}
          day={formats.days(last, last)}
          lookFurther={list.lookFurther.later}
          height={virtual.options.paddingEnd}
        />
      </div>
      <ListGestures {...gestures} />
    </section>
  );
}

/** They grow with the reader's font size. */
function useListMeasures(): ListMeasures {
  const isNarrow = useMedia(phoneQuery);
  const [rem] = useState(readRem);
  return useMemo(
    () => ({
      row: (isNarrow ? 3.25 : 2.25) * rem,
      month: 2 * rem,
      padding: 0.25 * rem,
      edge: 4 * rem,
    }),
    [isNarrow, rem],
  );
}
