import type { EventSpan } from '#src/calendar/model/event.ts';
import { Watchers } from '#src/calendar/store/watchers.ts';

/** The new event that an open form describes, which grids show where it would be. */
export class ComposedEvent {
  #span: EventSpan | null = null;
  readonly #watchers = new Watchers();

  /** Null while no form is open. */
  get span(): EventSpan | null {
    return this.#span;
  }

  readonly show = (span: EventSpan | null): void => {
    this.#span = span;
    this.#watchers.call();
  };

  readonly watch = (onChange: () => void): (() => void) => this.#watchers.add(onChange);
}
