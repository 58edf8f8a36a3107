import type { Moment } from '#src/util/dates.ts';
import type { Author, EventRecord } from '../../seed/calendar/records.ts';

/** A change of what people say about an event. */
export interface Talk {
  readonly part: 'comments' | 'signups';
  /** The original start of the occurrence; null if the event happens once. */
  readonly original: number | null;
}

/** A change of an event or a series. */
export interface LoggedChange {
  readonly number: number;
  readonly rootId: string;
  readonly at: Moment;
  readonly author: Author;
  /** Undefined if there was none. */
  readonly before: EventRecord | undefined;
  /** Undefined if it was deleted. The same as before if only comments or sign-ups changed. */
  readonly after: EventRecord | undefined;
  /** Absent if it was a change of the event itself. */
  readonly talk?: Talk;
}

/** The history of a calendar, in chronological order. Tokens mark a place in it. */
export class ChangeLog {
  readonly #name: string;
  readonly #changes: LoggedChange[] = [];
  #number = 0;
  /** Tokens before this number are no longer sufficient to know what a visitor sees. */
  #first = 0;
  #lastConfiguration = 0;

  /** @param name distinguishes the tokens of this log from those of others. */
  constructor(name: string) {
    this.#name = name;
  }

  get token(): string {
    return `${this.#name}-${this.#number}`;
  }

  get isEmpty(): boolean {
    return this.#number === 0;
  }

  add(change: Omit<LoggedChange, 'number'>) {
    this.#number += 1;
    this.#changes.push({ ...change, number: this.#number });
  }

  /** Notes that settings have changed. @param isVisible whether events may have appeared or disappeared because of it. */
  addConfiguration({ isVisible }: { isVisible: boolean }) {
    this.#number += 1;
    this.#lastConfiguration = this.#number;
    if (isVisible) this.#first = this.#number;
  }

  /** Returns the changes since a token; undefined if they are not known. */
  since(
    token: string,
  ): { readonly changes: readonly LoggedChange[]; readonly isConfigured: boolean } | undefined {
    const [, name, digits = ''] = /^(.*)-(\d{1,9})$/.exec(token) ?? [];
    const number = Number(digits);
    if (name !== this.#name || number > this.#number || number < this.#first) return undefined;
    return {
      changes: this.#changes.filter((change) => change.number > number),
      isConfigured: this.#lastConfiguration > number,
    };
  }
}
