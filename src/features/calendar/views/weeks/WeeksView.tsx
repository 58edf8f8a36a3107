import { type CSSProperties, useEffect } from 'react';
import { shownDays } from '#src/calendar/model/week.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import { usePrinting } from '#src/ui/use-printing.ts';
import { useStable } from '#src/ui/use-stable.ts';
import {
  firstSupportedDay,
  lastSupportedDay,
  startOfWeek,
  supportedDay,
} from '#src/util/day-numbers.ts';
import { MoveHint } from '../../grid/MoveHint.tsx';
import type { ViewProps } from '../../grid/view-props.ts';
import { MorePopover, useMorePopover } from '../grid/MorePopover.tsx';
import { WeekdayHeadings } from '../grid/WeekdayHeadings.tsx';
import { countLanes } from '../month/count-lanes.ts';
import { MonthWeek } from '../month/MonthWeek.tsx';
import { useWeekMoves } from './use-week-moves.ts';
import { useWeekScroll } from './use-week-scroll.ts';
import styles from './WeeksView.module.css';

/** The number of weeks to read at once, so that scrolling does not read each by itself. */
const weeksRead = 8;

/** Some weeks in rows that fill the window, and all others above and below them. */
export function WeeksView(props: ViewProps) {
  const { shownEvents, range, date, today, label, options, formats, eventLook, intents } = props;
  const { week } = options;
  const zero = startOfWeek(firstSupportedDay, week.rule);
  const weekAt = (day: number) => Math.floor((day - zero) / 7);
  const count = (range.last - range.first + 1) / 7;
  const { grid, tabStop, drafts, onKeyDown, onFocusCell, ...moves } = useWeekMoves(props);
  const { height, top, measure } = useWeekScroll({
    grid,
    count,
    week: weekAt(date),
    onRest: (index) => intents.go(supportedDay(zero + 7 * index)),
  });
  const followPage = useStable((day: number) => {
    if (!grid.current?.contains(document.activeElement)) onFocusCell(day);
  });
  // The tab stop goes along when the toolbar or scrolling leads to other weeks, but the focus does not.
  useEffect(() => followPage(date), [followPage, date]);

  const block = Math.floor((top - 1) / weeksRead);
  const lastBlock = Math.floor((top + count + 1) / weeksRead);
  useDayEvents(shownEvents, {
    first: Math.max(firstSupportedDay, zero + 7 * weeksRead * block),
    last: Math.min(lastSupportedDay, zero + 7 * weeksRead * (lastBlock + 1) - 1),
  });
  const isPrinting = usePrinting();
  const last = weekAt(lastSupportedDay);
  const weeks = isPrinting
    ? weeksFrom(weekAt(range.first), count)
    : weeksInSight({ top, count, last, kept: weekAt(tabStop) });
  const { showMore, popover } = useMorePopover();
  const focusDay = useStable(onFocusCell);
  const weekProps = { today, shownEvents, drafts, formats, eventLook, intents, week };
  return (
    <>
      <div
        ref={measure}
        role="grid"
        aria-label={label}
        aria-rowcount={-1}
        className={styles.grid}
        onKeyDown={onKeyDown}
        {...moves.pointerHandlers}
      >
        <WeekdayHeadings
          days={shownDays({ first: zero, last: zero + 6 }, week)}
          formats={formats}
        />
        <div
          className={styles.weeks}
          style={customProperties({ '--height': `${(last + 1) * height}px` })}
        >
          {weeks.map((index) => {
            const first = zero + 7 * index;
            return (
              <div
                key={index}
                className={styles.week}
                style={isPrinting ? undefined : weekPlace(index, height)}
              >
                <MonthWeek
                  {...weekProps}
                  first={first}
                  month={null}
                  lanes={countLanes(height)}
                  tabStop={weekAt(tabStop) === index ? tabStop : null}
                  onFocusDay={focusDay}
                  onMore={showMore}
                />
              </div>
            );
          })}
        </div>
      </div>
      <MorePopover {...props} {...popover} />
      <MoveHint {...props} drafts={drafts} />
    </>
  );
}

function weekPlace(index: number, height: number): CSSProperties {
  return { insetBlockStart: index * height, blockSize: height };
}

interface Sight {
  top: number;
  count: number;
  last: number;
  kept: number;
}

function weeksFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

/** The weeks in sight with one more on either side, and the one in the tab order. */
function weeksInSight({ top, count, last, kept }: Sight): number[] {
  const first = Math.max(0, top - 1);
  const end = Math.min(last, top + count + 1);
  const weeks = weeksFrom(first, Math.max(0, end - first + 1));
  return weeks.includes(kept) ? weeks : [...weeks, kept].sort((a, b) => a - b);
}
