import { layOutMonthRow, type MonthRow } from '#src/calendar/layout/month-row.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import type { EventLook } from '../../event/event-look.ts';
import type { DraftStore } from '../../grid/event-draft.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import type { DayCell } from '../grid/day-cell.ts';
import { AllDayCell, AllDayRow, maxLanes } from '../time-grid/AllDayRow.tsx';
import type { SchedulerColumn, VisibleColumn } from './scheduler-columns.ts';

interface SchedulerAllDayRowProps extends Pick<ViewProps, 'formats'> {
  drafts: DraftStore;
  visible: readonly VisibleColumn[];
  /** The layout of each column. */
  rows: readonly MonthRow[];
  looks: ReadonlyMap<number, EventLook>;
  onOpen: ViewProps['intents']['open'];
  onMore: (cell: DayCell, anchor: HTMLElement) => void;
}

/** @param spans what takes its place above the hours. */
export function layOutAllDay(
  columns: readonly SchedulerColumn[],
  spans: readonly EventSpan[],
): readonly MonthRow[] {
  return columns.map(({ day, subCalendar: { id } }) => {
    const own = spans.filter(({ event }) => event.sub_calendar_ids.includes(id));
    return layOutMonthRow(own, [day], maxLanes);
  });
}

/** The events that last all day, in the column of each of their sub-calendars. */
export function SchedulerAllDayRow(props: SchedulerAllDayRowProps) {
  const { rows, visible, looks, ...shared } = props;
  return (
    <AllDayRow>
      {visible.map(({ day, subCalendar, index, gap }) => {
        const row = rows[index];
        const eventLook = looks.get(subCalendar.id);
        return (
          row &&
          eventLook && (
            <AllDayCell
              key={index}
              {...shared}
              row={row}
              day={day}
              subCalendar={subCalendar}
              gap={gap}
              eventLook={eventLook}
              column={0}
              positions={[index]}
            />
          )
        );
      })}
    </AllDayRow>
  );
}
