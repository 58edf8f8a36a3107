import { useMemo, useState } from 'react';
import { countByDay, heatLevels } from '#src/calendar/layout/day-counts.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { addMonths } from '#src/util/day-numbers.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import { MorePopover, useMorePopover } from '../grid/MorePopover.tsx';
import { useSwipe } from '../grid/use-swipe.ts';
import { createMonthCounts } from './month-counts.ts';
import { useYearFocus } from './use-year-focus.ts';
import { YearMonth } from './YearMonth.tsx';
import styles from './YearView.module.css';

/** The maximum number of colors that a day shows. */
const maxColors = 3;
/** The number of shades that distinguish full days from others, as in `YearMonth.module.css`. */
const levels = 4;

/** Twelve months, with how full each day is. A day opens its list. */
export function YearView(props: ViewProps) {
  const { shownEvents, range, date, today, label, options, formats, eventLook, intents } = props;
  const { week } = options;
  const { showMore, popover } = useMorePopover();
  const openDay = useStable((day: number, anchor: HTMLElement) =>
    showMore({ day, id: null }, anchor),
  );
  const [firstDate] = useState(date);
  const [keepMonth] = useState(createMonthCounts);
  const { grid, tabStop, onKeyDown, onFocusCell } = useYearFocus({
    range,
    date,
    week,
    intents,
    onOpenDay: openDay,
  });
  const focusDay = useStable(onFocusCell);
  const { spans } = useDayEvents(shownEvents, range);
  const counts = useMemo(() => {
    const color = ({ event }: (typeof spans)[number]) => eventLook.color(event);
    const byDay = countByDay(spans, range, { color, maxColors });
    const level = heatLevels(
      byDay.map(({ count }) => count),
      levels,
    );
    return byDay.map((dayCount) => ({ ...dayCount, level: level(dayCount.count) }));
  }, [spans, range, eventLook]);
  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        className={styles.grid}
        onKeyDown={onKeyDown}
        {...useSwipe(intents.step)}
      >
        {Array.from({ length: 12 }, (_, month) => {
          const [first, next] = [addMonths(range.first, month), addMonths(range.first, month + 1)];
          const isInMonth = (day: number) => first <= day && day < next;
          return (
            <YearMonth
              key={first}
              first={first}
              week={week}
              today={today}
              formats={formats}
              counts={keepMonth(first, counts.slice(first - range.first, next - range.first))}
              isFirstShown={isInMonth(firstDate)}
              tabStop={isInMonth(tabStop) ? tabStop : null}
              onFocusDay={focusDay}
              onOpenDay={openDay}
            />
          );
        })}
      </div>
      <MorePopover {...props} {...popover} />
    </>
  );
}
