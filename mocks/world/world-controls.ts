import type { Preferences } from '../contract/preferences.ts';
import type { HostSettings } from '../host-settings.ts';

/** An answer of the document that the next call of an operation is to get. */
export interface NextAnswer {
  readonly operation: string;
  readonly code: number;
  /** Name of the example; nothing for the answer's first. */
  readonly example?: string | undefined;
}

export type PageSettings = Partial<
  Pick<HostSettings, 'language' | 'dateLocale' | 'use24hTimes' | 'debugMode'>
>;

/** What somebody who tries the product out has set for their world, apart from what the product itself knows. */
export class WorldControls {
  /** The time that stands still here. */
  clock: Date | undefined;
  /** How long every call takes, in milliseconds. */
  latencyMs: number | undefined;
  /** Whether calls are cut, as if the service could not be reached. */
  offline = false;
  /** What the hosting page says otherwise than usual. */
  settings: PageSettings = {};
  /** Whether the hosting page names an error reporting service. */
  errorReporting = false;
  readonly #next: NextAnswer[] = [];

  /** The answers that wait for their calls, the oldest first. */
  get next(): readonly NextAnswer[] {
    return this.#next;
  }

  queue(answer: NextAnswer) {
    this.#next.push(answer);
  }

  /** Takes the answer that waits for a call of an operation, in the words of the `Prefer` header. */
  takeNext(operation: string): Preferences | undefined {
    const place = this.#next.findIndex((answer) => answer.operation === operation);
    const [answer] = place < 0 ? [] : this.#next.splice(place, 1);
    if (!answer) return undefined;
    const { code, example } = answer;
    return { code, dynamic: false, ...(example === undefined ? {} : { exampleKey: example }) };
  }

  reset() {
    this.clock = undefined;
    this.latencyMs = undefined;
    this.offline = false;
    this.settings = {};
    this.errorReporting = false;
    this.#next.length = 0;
  }
}
