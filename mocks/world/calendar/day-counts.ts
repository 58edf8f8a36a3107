import { dayMs } from '#src/util/dates.ts';
import type { LocalTime } from '../../time/local-time.ts';

/** Counts the events of a range by the day on which they begin, to find the days that have no more than a limit. */
export class DayCounts {
  readonly #firstDay: LocalTime;
  readonly #most: number;
  readonly #counts: number[];
  #total = 0;

  constructor({ firstDay, endDay }: { firstDay: LocalTime; endDay: LocalTime }, most: number) {
    this.#firstDay = firstDay;
    this.#most = most;
    this.#counts = Array.from({ length: Math.round((endDay - firstDay) / dayMs) }, () => 0);
  }

  /** Returns whether there are more events than the limit. */
  get isExceeded(): boolean {
    return this.#total > this.#most;
  }

  /** Midnight after the days that matter: all of the range, or those until the first with which there are too many. */
  get endDay(): LocalTime {
    return this.#firstDay + this.#counts.length * dayMs;
  }

  /** Midnight of the last day with which there are not too many; undefined if the first day is one too many. */
  get lastDay(): LocalTime | undefined {
    const days = this.#counts.length - (this.isExceeded ? 1 : 0);
    return days > 0 ? this.#firstDay + (days - 1) * dayMs : undefined;
  }

  /** Counts an event that touches the range. */
  add(start: LocalTime) {
    const day = Math.max(0, Math.floor((start - this.#firstDay) / dayMs));
    const count = this.#counts[day];
    if (count === undefined) return;
    this.#counts[day] = count + 1;
    this.#total += 1;
    for (;;) {
      const others = this.#total - (this.#counts.at(-1) ?? 0);
      if (others <= this.#most) return;
      this.#counts.pop();
      this.#total = others;
    }
  }
}
