import { memo } from 'react';
import type { TimelineBox } from '#src/calendar/layout/timeline-row.ts';
import { type SubCalendar, splitName } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { TimelineScale } from '../../address/calendar-state.ts';
import type { EventLook } from '../../event/event-look.ts';
import { gridCells } from '../../grid/grid-cells.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import { isCellFocused } from '../grid/is-cell-focused.ts';
import { MoreButton } from '../grid/MoreButton.tsx';
import styles from './RowCell.module.css';
import { TimelineEvent } from './TimelineEvent.tsx';
import { columnName, type TimelineColumn } from './timeline-scale.ts';
import type { TimelineCell } from './use-timeline-moves.ts';

/** The minimum width of a column for "+n more", in CSS pixels. */
const widthForMore = 100;

interface RowCellProps {
  subCalendar: SubCalendar;
  column: TimelineColumn;
  /** The column's place among all columns, and its width in CSS pixels. */
  index: number;
  width: number;
  scale: TimelineScale;
  /** The events to draw in it; they may go on in the next cells. */
  boxes: readonly TimelineBox[];
  /** Its number of events, and how many of them have no lane. */
  count: number;
  hidden: number;
  lanes: number;
  look: EventLook;
  formats: ViewProps['formats'];
  isToday: boolean;
  isTabStop: boolean;
  onFocusCell: (cell: TimelineCell) => void;
  onOpen: ViewProps['intents']['open'];
  onMore: (cell: TimelineCell, anchor: HTMLElement) => void;
}

/** A column of a sub-calendar's row. Renders again only when something about it changes. */
export const RowCell = memo(function RowCell(props: RowCellProps) {
  const { subCalendar, column, index, width, scale, boxes, hidden, look, formats } = props;
  const { id, name } = subCalendar;
  const { day, start } = column;
  const unit = scale === 'day' || scale === 'week' ? 'time' : 'day';
  const t = useTranslate();
  return (
    <div
      ref={gridCells.ref({ kind: 'timeline', day, subCalendarId: id, column, unit })}
      role="gridcell"
      aria-colindex={index + 2}
      data-day={day}
      data-sub-calendar={id}
      tabIndex={props.isTabStop ? 0 : -1}
      className={classNames(
        styles.cell,
        props.isToday && styles.today,
        scale === 'week' && styles.quarters,
      )}
      style={{
        insetInlineStart: `calc(var(--names) + ${index * width}px)`,
        inlineSize: width,
      }}
      aria-current={props.isToday ? 'date' : undefined}
      onFocus={(event) => isCellFocused(event) && props.onFocusCell({ id, start })}
    >
      {/* A label would hide from speech control what the cell shows. */}
      <VisuallyHidden>
        {t('calendar:%name%, %day%, %count% events', {
          name: splitName(name).own,
          day: columnName(column, scale, formats),
          count: props.count,
        })}
      </VisuallyHidden>
      {boxes.map((box) => (
        <TimelineEvent
          key={box.span.event.id}
          box={box}
          index={index}
          width={width}
          look={look}
          formats={formats}
          onOpen={props.onOpen}
        />
      ))}
      {hidden > 0 && (
        <MoreButton
          lane={props.lanes}
          position={index}
          count={hidden}
          isShort={width < widthForMore}
          day={day}
          formats={formats}
          onMore={(anchor) => props.onMore({ id, start }, anchor)}
        />
      )}
    </div>
  );
});
