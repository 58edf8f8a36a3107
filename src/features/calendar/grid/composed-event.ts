import type { EventSpan } from '#src/calendar/model/event.ts';
import type { WantedTime } from '#src/calendar/model/wanted-time.ts';
import { Watchers } from '#src/calendar/store/watchers.ts';

type Move = (times: WantedTime, subCalendarIds: readonly number[]) => void;

/** The new event that an open form describes, which grids show where it would be, and where it can be dragged. */
export class ComposedEvent {
  #span: EventSpan | null = null;
  #move: Move | null = null;
  readonly #watchers = new Watchers();

  /** Null while no form is open. */
  get span(): EventSpan | null {
    return this.#span;
  }

  /** @param move fills other times and sub-calendars into the form. */
  readonly show = (span: EventSpan | null, move: Move | null = null): void => {
    this.#span = span;
    this.#move = move;
    this.#watchers.call();
  };

  readonly move: Move = (times, subCalendarIds) => this.#move?.(times, subCalendarIds);

  readonly watch = (onChange: () => void): (() => void) => this.#watchers.add(onChange);
}
