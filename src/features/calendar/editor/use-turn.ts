import { useTypingPause } from '#src/ui/use-typing-pause.ts';
import { isDay } from '#src/util/dates.ts';
import { type DayRange, dayAt, dayNumber, overlaps } from '#src/util/day-numbers.ts';
import type { EventValues, FormCalendar } from './event-values.ts';
import { wantedSpan } from './wanted-span.ts';

interface Turn {
  calendar: FormCalendar;
  /** The days that the view shows. */
  range: DayRange;
  onGo: (day: number) => void;
}

/** Half a day that is typed can be another day. */
const pauseMs = 400;

/** Returns a function that follows a form's values: the view shows the days of its event once they are typed. */
export function useTurn({ calendar, range, onGo }: Turn): (values: EventValues) => void {
  const pause = useTypingPause(pauseMs, (day) => {
    if (isDay(day)) onGo(dayNumber(day));
  });
  return (values) => {
    const span = wantedSpan(values, calendar);
    if (span && !overlaps(span.days, range)) pause.wait(dayAt(span.days.first));
    else pause.stop();
  };
}
