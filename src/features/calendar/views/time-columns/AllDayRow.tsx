import type { ReactNode } from 'react';
import { allDayLanes } from '#src/calendar/layout/column-sizes.ts';
import { layOutMonthRow, type MonthRow } from '#src/calendar/layout/month-row.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { isBar } from '#src/calendar/model/event.ts';
import { splitName } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { DayGhost } from '../../grid/DayGhost.tsx';
import type { DraftStore } from '../../grid/draft-store.ts';
import { gridCells } from '../../grid/grid-cells.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import type { DayCell } from '../grid/day-cell.ts';
import { EventBar } from '../grid/EventBar.tsx';
import { MoreButton } from '../grid/MoreButton.tsx';
import styles from './AllDayRow.module.css';
import type { GridColumn, VisibleColumn } from './columns.ts';

/** The place of a column in a row of days. */
interface AllDayPlace {
  readonly row: MonthRow;
  /** Which of the row's columns it is, and the places of all of these among the grid's columns. */
  readonly column: number;
  readonly positions: readonly number[];
}

/**
 * Lays out the row: days are columns of the same row, so that an event over several of them is a bar, and a sub-calendar
 * on a day is a row of its own.
 * @param spans what takes its place above the hours.
 */
export function layOutAllDay(
  columns: readonly GridColumn[],
  spans: readonly EventSpan[],
): readonly AllDayPlace[] {
  if (columns.every(({ subCalendar }) => subCalendar === null)) {
    const days = columns.map(({ day }) => day);
    const row = layOutMonthRow(spans, days, allDayLanes);
    const positions = [...columns.keys()];
    return positions.map((column) => ({ row, column, positions }));
  }
  return columns.map(({ day, subCalendar }, index) => {
    const own = spans.filter(({ event: { sub_calendar_ids: ids } }) => {
      return subCalendar !== null && ids.includes(subCalendar.id);
    });
    return { row: layOutMonthRow(own, [day], allDayLanes), column: 0, positions: [index] };
  });
}

/** Counts the lanes that the row needs: the value of `--all-day-lanes`. */
export function countAllDayLanes(places: readonly AllDayPlace[]): number {
  const hasMore = places.some(({ row, column }) => (row.hidden[column] ?? 0) > 0);
  const usedLanes = places.flatMap(({ row }) => row.boxes.map(({ lane }) => lane + 1));
  return hasMore ? allDayLanes : Math.max(1, ...usedLanes);
}

/** The events that last all day, above the hours. It is there even if there are none, so that nothing moves. */
export function AllDayRow({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <div role="row" className={styles.row} aria-label={t('calendar:All day')} tabIndex={-1}>
      <span className={styles.label} aria-hidden="true">
        {t('calendar:All day (narrow)')}
      </span>
      {children}
    </div>
  );
}

interface AllDayCellProps
  extends Pick<ViewProps, 'formats' | 'eventLook'>,
    Pick<VisibleColumn, 'day' | 'subCalendar' | 'gap'> {
  drafts: DraftStore;
  place: AllDayPlace;
  onOpen: ViewProps['intents']['open'];
  onMore: (cell: DayCell, anchor: HTMLElement) => void;
}

/** The cell of a column in the row. */
export function AllDayCell(props: AllDayCellProps) {
  const {
    drafts,
    place: { row, column, positions },
    day,
    subCalendar,
    formats,
    eventLook,
  } = props;
  const t = useTranslate();
  const id = subCalendar?.id ?? null;
  const hiddenCount = row.hidden[column] ?? 0;
  const name = formats.weekdayAndDay(day);
  return (
    <div
      ref={gridCells.ref({ kind: 'all-day', day, subCalendarId: id })}
      role="gridcell"
      data-all-day={day}
      className={styles.cell}
      style={{ marginInlineStart: props.gap }}
      tabIndex={-1}
    >
      <VisuallyHidden>
        {subCalendar
          ? t('calendar:%name%, %day%, all day', {
              name: splitName(subCalendar.name).own,
              day: name,
            })
          : t('calendar:%day%, all day', { day: name })}
      </VisuallyHidden>
      {row.boxes
        .filter((box) => box.column === column)
        .map((box) => (
          <EventBar
            key={box.span.event.id}
            box={box}
            positions={positions}
            formats={formats}
            eventLook={eventLook}
            onOpen={props.onOpen}
          />
        ))}
      <DayGhost
        drafts={drafts}
        day={day}
        formats={formats}
        eventLook={eventLook}
        isHere={(draft) => draft.subCalendarId === id && isBar(draft.target)}
      />
      {hiddenCount > 0 && (
        <MoreButton
          position={positions[column]}
          count={hiddenCount}
          lane={allDayLanes - 1}
          day={day}
          formats={formats}
          onMore={(anchor) => props.onMore({ day, id }, anchor)}
        />
      )}
    </div>
  );
}
