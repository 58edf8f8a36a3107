import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import type { Day } from '#src/util/dates.ts';
import {
  addMonths,
  type DayRange,
  dateParts,
  dayAt,
  dayNumber,
  firstOfMonth,
  firstSupportedDay,
  lastSupportedDay,
  startOfWeek,
} from '#src/util/day-numbers.ts';
import { IconButton } from '../button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './MonthGrid.module.css';
import { type MonthFormats, monthFormats } from './month-formats.ts';
import { dayAfterKey } from './month-keys.ts';

export interface MonthGridProps {
  /** The chosen day, whose month is shown at first and whenever it changes. */
  value: Day | null;
  onChoose: (day: Day) => void;
  /** Marked, and shown while no day is chosen. */
  today: Day;
  /** 0 (Sunday) to 6 (Saturday). */
  weekStartsOn: number;
  /** Numbers the weeks, by their first day; null to leave the numbers out. */
  weekNumber?: ((first: number) => number) | null | undefined;
  /** The language tag of the date locale. */
  locale: string;
  /** The first and the last day that can be chosen. Default: those that calendars support. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** Days to mark as a whole, such as those that a view shows. Both ends are included. */
  marked?: { first: Day; last: Day } | undefined;
}

/** As many weeks for every month, so that nothing moves under the pointer from month to month. */
const weeks = [0, 1, 2, 3, 4, 5];

/**
 * A month from which a day can be chosen. It has one tab stop: arrows move by day and week, Home and End within the week,
 * Page Up and Page Down by month, with Shift by year; Enter and Space choose.
 */
export function MonthGrid({
  value,
  onChoose,
  today,
  weekStartsOn,
  weekNumber = null,
  locale,
  min,
  max,
  marked,
}: MonthGridProps) {
  const t = useTranslate();
  const headingId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const bounds = {
    first: min === undefined ? firstSupportedDay : dayNumber(min),
    last: max === undefined ? lastSupportedDay : dayNumber(max),
  };
  const within = (day: number) => Math.max(bounds.first, Math.min(bounds.last, day));
  const chosenDay = value === null ? null : dayNumber(value);
  // The day in the tab order; its month is shown.
  const [active, setActive] = useState(() => within(chosenDay ?? dayNumber(today)));
  const [lastChosen, setLastChosen] = useState(chosenDay);
  if (chosenDay !== lastChosen) {
    setLastChosen(chosenDay);
    if (chosenDay !== null) setActive(within(chosenDay));
  }
  const formats = monthFormats(locale);
  const first = startOfWeek(firstDayOfMonth(active), { weekStartsOn });

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayAfterKey(event, active, { weekStartsOn, isReversed });
    if (next === null) return;
    event.preventDefault();
    // Days of another month exist only from then on.
    flushSync(() => setActive(within(next)));
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  return (
    <div className={styles.month}>
      <MonthHead
        id={headingId}
        title={formats.month(active)}
        labels={{ previous: t('common:Previous month'), next: t('common:Next month') }}
        isFirst={firstDayOfMonth(active) <= bounds.first}
        isLast={firstDayOfMonth(addMonths(active, 1)) > bounds.last}
        onMove={(months) => setActive(within(addMonths(active, months)))}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is what an interactive table is */}
      <table ref={grid} role="grid" aria-labelledby={headingId} onKeyDown={onKeyDown}>
        <Weekdays days={weekDays(first)} formats={formats} hasNumbers={weekNumber !== null} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              {weekNumber && <WeekNumber number={weekNumber(first + 7 * week)} />}
              {weekDays(first + 7 * week).map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  name={formats.fullDay(day)}
                  isActive={day === active}
                  isChosen={day === chosenDay}
                  isToday={day === dayNumber(today)}
                  isOutside={firstDayOfMonth(day) !== firstDayOfMonth(active)}
                  isDisabled={day < bounds.first || day > bounds.last}
                  isMarked={contains(marked, day)}
                  onChoose={() => {
                    setActive(day);
                    onChoose(dayAt(day));
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MonthHeadProps {
  id: string;
  title: string;
  labels: { previous: string; next: string };
  isFirst: boolean;
  isLast: boolean;
  onMove: (months: number) => void;
}

function MonthHead({ id, title, labels, isFirst, isLast, onMove }: MonthHeadProps) {
  return (
    <div className={styles.head}>
      <IconButton
        icon="chevron-left"
        label={labels.previous}
        size="dense"
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(-1)}
      />
      <strong id={id} className={styles.title} aria-live="polite">
        {title}
      </strong>
      <IconButton
        icon="chevron-right"
        label={labels.next}
        size="dense"
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      />
    </div>
  );
}

interface WeekdaysProps {
  days: readonly number[];
  formats: MonthFormats;
  /** True if the numbers of weeks are before the days. */
  hasNumbers: boolean;
}

function Weekdays({ days, formats, hasNumbers }: WeekdaysProps) {
  const t = useTranslate();
  return (
    <thead>
      <tr>
        {hasNumbers && (
          <th scope="col">
            <VisuallyHidden>{t('common:Week')}</VisuallyHidden>
          </th>
        )}
        {days.map((day) => (
          <th key={day} scope="col" abbr={formats.weekday(day, 'long')}>
            {formats.weekday(day, 'short')}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function WeekNumber({ number }: { number: number }) {
  const t = useTranslate();
  return (
    <th scope="row" className={styles.week}>
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden>{t('common:Week %number%', { number })}</VisuallyHidden>
    </th>
  );
}

interface DayCellProps {
  day: number;
  /** The day in full. */
  name: string;
  isActive: boolean;
  isChosen: boolean;
  isToday: boolean;
  /** True if it belongs to the month before or after. */
  isOutside: boolean;
  isDisabled: boolean;
  isMarked: boolean;
  onChoose: () => void;
}

function DayCell({
  day,
  name,
  isActive,
  isChosen,
  isToday,
  isOutside,
  isDisabled,
  isMarked,
  onChoose,
}: DayCellProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid can be selected
    // biome-ignore lint/a11y/useFocusableInteractive: its button has the focus
    <td role="gridcell" aria-selected={isChosen} data-marked={isMarked || undefined}>
      <button
        type="button"
        className={styles.day}
        data-outside={isOutside || undefined}
        tabIndex={isActive ? 0 : -1}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={isDisabled}
        onClick={isDisabled ? undefined : onChoose}
      >
        {dateParts(day).day}
      </button>
    </td>
  );
}

function weekDays(first: number): number[] {
  return Array.from({ length: 7 }, (_, index) => first + index);
}

function firstDayOfMonth(day: number): number {
  const { year, month } = dateParts(day);
  return firstOfMonth(year, month);
}

function contains(markedDays: MonthGridProps['marked'], day: number): boolean {
  if (!markedDays) return false;
  const { first, last }: DayRange = {
    first: dayNumber(markedDays.first),
    last: dayNumber(markedDays.last),
  };
  return first <= day && day <= last;
}
