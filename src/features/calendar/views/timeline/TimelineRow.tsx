import { memo, useMemo } from 'react';
import type { TimelineBox } from '#src/calendar/layout/timeline-row.ts';
import type { TimelineScale } from '../../address/calendar-state.ts';
import type { DraftStore } from '../../grid/draft-store.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import { SubCalendarName } from '../grid/SubCalendarName.tsx';
import { RowCell } from './RowCell.tsx';
import { TimelineGhost } from './TimelineGhost.tsx';
import styles from './TimelineRow.module.css';
import type { PlacedRow } from './timeline-rows.ts';
import type { TimelineColumn } from './timeline-scale.ts';
import type { TimelineCell } from './use-timeline-moves.ts';

interface TimelineRowProps extends Omit<PlacedRow, 'top'>, Pick<ViewProps, 'formats' | 'today'> {
  /** On paper, rows follow each other. */
  top: number | undefined;
  drafts: DraftStore;
  scale: TimelineScale;
  columns: readonly TimelineColumn[];
  /** The columns in sight, `end` excluded, and their width in CSS pixels. */
  first: number;
  end: number;
  width: number;
  /** The first minute of the cell in the tab order; null if it is in another row. */
  tabStop: number | null;
  onFocusCell: (cell: TimelineCell) => void;
  onOpen: ViewProps['intents']['open'];
  /** Shows all events of a column. */
  onMore: (cell: TimelineCell, anchor: HTMLElement) => void;
}

const noBoxes: readonly TimelineBox[] = [];

/** A sub-calendar with time across. Renders again only when something about it changes. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { subCalendar, row, look, columns, first, end, width, tabStop, formats, scale } = props;
  const byColumn = useMemo(() => Map.groupBy(row.boxes, ({ start }) => Math.floor(start)), [row]);
  // The first cell in sight has those that began before it, too, as their titles may reach into it.
  const boxesAt = (index: number) =>
    index === first
      ? row.boxes.filter((box) => box.start < first + 1 && box.next > first)
      : (byColumn.get(index) ?? noBoxes);
  return (
    <div
      role="row"
      aria-rowindex={props.index + 2}
      className={styles.row}
      style={{
        blockSize: props.height,
        ...(props.top !== undefined && { insetBlockStart: props.top }),
      }}
      tabIndex={-1}
    >
      <div role="rowheader" className={styles.name} tabIndex={-1}>
        <SubCalendarName subCalendar={subCalendar} isInFolder />
      </div>
      <TimelineGhost {...props} subCalendarId={subCalendar.id} />
      {columns.map((column, index) => {
        const { day, start } = column;
        const isTabStop = start === tabStop;
        if ((index < first || index >= end) && !isTabStop) return null;
        return (
          <RowCell
            key={start}
            subCalendar={subCalendar}
            column={column}
            index={index}
            scale={scale}
            width={width}
            look={look}
            formats={formats}
            isTabStop={isTabStop}
            boxes={boxesAt(index)}
            count={row.counts[index] ?? 0}
            hidden={row.hidden[index] ?? 0}
            lanes={row.lanes}
            isToday={day === props.today && scale !== 'day' && scale !== 'year'}
            onFocusCell={props.onFocusCell}
            onOpen={props.onOpen}
            onMore={props.onMore}
          />
        );
      })}
    </div>
  );
});
