import { shownDays } from '#src/calendar/model/week.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { daysIn } from '#src/util/day-numbers.ts';
import { GridGestures } from '../../grid/GridGestures.tsx';
import type { ViewProps } from '../../grid/view-props.ts';
import { MorePopover, useMorePopover } from '../grid/MorePopover.tsx';
import { useFitting } from '../grid/use-fitting.ts';
import { useSwipe } from '../grid/use-swipe.ts';
import { WeekdayHeadings } from '../grid/WeekdayHeadings.tsx';
import { countLanes } from './count-lanes.ts';
import styles from './MonthView.module.css';
import { MonthWeek } from './MonthWeek.tsx';
import { useMonthMoves } from './use-month-moves.ts';

const usualLanes = 4;
const countRowLanes = ({ offsetHeight }: HTMLElement) => countLanes(offsetHeight);

/** A month in rows of weeks, as high as the window. */
export function MonthView(props: ViewProps) {
  const { shownEvents, range, date, today, label, options, formats, eventLook, intents } = props;
  const days = shownDays(range, options.week);
  const weeks = daysIn(range).filter((_, index) => index % 7 === 0);
  const columns = days.length / weeks.length;
  const { grid, tabStop, drafts, onFocusCell, ...moves } = useMonthMoves(props, {
    days,
    columns,
  });
  const { fitting: lanes, measure } = useFitting(countRowLanes, usualLanes);
  const { showMore, popover } = useMorePopover();
  const focusDay = useStable(onFocusCell);
  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        className={styles.grid}
        {...moves.handlers}
        {...useSwipe((by) => !moves.hasDragged() && intents.step(by))}
      >
        <WeekdayHeadings
          days={days.slice(0, columns)}
          hasNumbers={options.week.hasNumbers}
          formats={formats}
        />
        {weeks.map((first, index) => (
          <MonthWeek
            key={first}
            measure={index === 0 ? measure : undefined}
            first={first}
            today={today}
            shownEvents={shownEvents}
            drafts={drafts}
            formats={formats}
            eventLook={eventLook}
            intents={intents}
            week={options.week}
            month={date}
            lanes={lanes}
            tabStop={first <= tabStop && tabStop < first + 7 ? tabStop : null}
            onFocusDay={focusDay}
            onMore={showMore}
          />
        ))}
      </div>
      <MorePopover {...props} {...popover} />
      <GridGestures {...props} {...moves.gestures} />
    </>
  );
}
