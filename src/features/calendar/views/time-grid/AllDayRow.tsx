import type { ReactNode } from 'react';
import type { MonthRow } from '#src/calendar/layout/month-row.ts';
import { isAboveHours } from '#src/calendar/layout/visible-hours.ts';
import { type SubCalendar, splitName } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { DayGhost } from '../../grid/DayGhost.tsx';
import type { DraftStore } from '../../grid/event-draft.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import type { DayCell } from '../grid/day-cell.ts';
import { EventBar } from '../grid/EventBar.tsx';
import { MoreButton } from '../grid/MoreButton.tsx';
import styles from './AllDayRow.module.css';

/** The maximum number of lanes of the row; a cell with more events ends with "+n more". */
export const maxLanes = 3;

/** Counts the lanes that the row needs for the events in its cells: the value of `--all-day-lanes`. */
export function countAllDayLanes(rows: readonly MonthRow[]): number {
  const hasMore = rows.some(({ hidden }) => hidden.some((count) => count > 0));
  const usedLanes = rows.flatMap(({ boxes }) => boxes.map(({ lane }) => lane + 1));
  return hasMore ? maxLanes : Math.max(1, ...usedLanes);
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

interface AllDayCellProps extends Pick<ViewProps, 'formats' | 'eventLook'> {
  drafts: DraftStore;
  row: MonthRow;
  /** Its place among the columns of `row`, and what tells these from others. */
  column: number;
  positions: readonly number[];
  day: number;
  /** The sub-calendar whose column it is; null if columns are days. */
  subCalendar: SubCalendar | null;
  /** Room before it for columns that are not rendered, in CSS. */
  gap?: string | undefined;
  onOpen: ViewProps['intents']['open'];
  onMore: (cell: DayCell, anchor: HTMLElement) => void;
}

/** The place of a day, or of a sub-calendar on a day, in the row. */
export function AllDayCell(props: AllDayCellProps) {
  const { drafts, row, column, positions, day, subCalendar, formats, eventLook } = props;
  const t = useTranslate();
  const id = subCalendar?.id ?? null;
  const hiddenCount = row.hidden[column] ?? 0;
  const name = formats.weekdayAndDay(day);
  return (
    <div
      role="gridcell"
      data-all-day={day}
      data-all-day-calendar={subCalendar?.id}
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
        isHere={(draft) => draft.subCalendarId === id && isAboveHours(draft.target)}
      />
      {hiddenCount > 0 && (
        <MoreButton
          position={positions[column]}
          count={hiddenCount}
          lane={maxLanes - 1}
          day={day}
          formats={formats}
          onMore={(anchor) => props.onMore({ day, id }, anchor)}
        />
      )}
    </div>
  );
}
