import type { ReactNode } from 'react';
import { layOutTimeColumn } from '#src/calendar/layout/time-column.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ColumnGhost } from '../../interaction/ColumnGhost.tsx';
import type { DraftStore } from '../../interaction/event-draft.ts';
import type { ViewProps } from '../calendar-view.ts';
import { isCellFocused } from '../grid/is-cell-focused.ts';
import styles from './ColumnCell.module.css';
import { columnOffset } from './column-offset.ts';
import { NowLine } from './NowLine.tsx';
import { TimeEvent } from './TimeEvent.tsx';
import { isAboveHours } from './visible-hours.ts';

/** The least height of an event, in minutes: 24 px, a target of its own. */
const shortest = 30;

/** What the columns of a grid have in common. */
export interface ColumnProps extends Pick<ViewProps, 'events' | 'zone' | 'formats' | 'eventLook'> {
  drafts: DraftStore;
  day: number;
  /** The minutes of the day that are shown. */
  start: number;
  end: number;
  /** How many events fit beside each other. */
  maxLanes: number;
  isToday: boolean;
  isTabStop: boolean;
  onOpen: ViewProps['intents']['open'];
  measure: ((column: HTMLElement | null) => void) | undefined;
}

type ColumnCellProps = Omit<ColumnProps, 'events'> & {
  /** The events to show, those above the hours included. */
  spans: readonly EventSpan[];
  /** Tells the column's events from those of other columns. */
  position: number;
  /** The beginning of its name for assistive technology, which its events follow. */
  label: string;
  /** The sub-calendar whose column it is; null if columns are days. */
  subCalendarId: number | null;
  /** Room before it for columns that are not rendered, in CSS. */
  gap?: string | undefined;
  onFocus: () => void;
  onMore: (anchor: HTMLElement) => void;
};

/** A column with time down, and its events. */
export function ColumnCell(props: ColumnCellProps): ReactNode {
  const { spans, day, position, start, end, maxLanes, isToday, formats, eventLook } = props;
  const t = useTranslate();
  const timed = spans.filter((span) => !isAboveHours(span));
  const { boxes, overflows } = layOutTimeColumn(timed, day, { shortest, maxLanes });
  return (
    <div
      ref={props.measure}
      role="gridcell"
      data-day={day}
      data-from={start}
      data-to={end}
      data-sub-calendar={props.subCalendarId ?? undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      className={classNames(styles.column, isToday && styles.today)}
      style={{ marginInlineStart: props.gap }}
      aria-current={isToday ? 'date' : undefined}
      onFocus={(event) => isCellFocused(event) && props.onFocus()}
    >
      {/* A label would hide from speech control what the cell shows, so the name begins its content. */}
      <VisuallyHidden>{props.label}</VisuallyHidden>
      {boxes.map((box, index) => (
        <TimeEvent
          key={box.span.event.id}
          box={box}
          order={index}
          onOpen={props.onOpen}
          {...{ position, start, end, formats, eventLook }}
        />
      ))}
      {overflows.map((overflow) => (
        <button
          key={overflow.start}
          type="button"
          tabIndex={-1}
          className={styles.more}
          style={{
            insetBlockStart: columnOffset(overflow.start, { start, end }),
            insetBlockEnd: `calc(100% - ${columnOffset(overflow.end, { start, end })})`,
            inlineSize: `${100 / overflow.lanes}%`,
          }}
          data-first={position}
          data-last={position}
          data-lane={boxes.length + overflow.start}
          aria-haspopup="dialog"
          aria-label={t('calendar:+%count% more on %day%', {
            count: overflow.spans.length,
            day: formats.weekdayAndDay(day),
          })}
          onClick={({ currentTarget }) => props.onMore(currentTarget)}
        >
          {`+${overflow.spans.length}`}
        </button>
      ))}
      <ColumnGhost
        {...{ day, formats, eventLook }}
        drafts={props.drafts}
        subCalendarId={props.subCalendarId}
        hours={{ start, end }}
      />
      {isToday && <NowLine zone={props.zone} day={day} hours={{ start, end }} />}
    </div>
  );
}
