import type { components } from '#generated/app/types.ts';

type HostSettings = components['schemas']['HostSettings'];

/** The response to an operation's next call: one from its document, or a failure that no document has. */
export type NextAnswer = { readonly operation: string } & (
  | {
      readonly code: number;
      /** Name of the example; undefined for the answer's first one. */
      readonly example?: string | undefined;
    }
  | { readonly scenario: string }
);

export type PageSettings = Partial<
  Pick<HostSettings, 'language' | 'dateLocale' | 'use24hTimes' | 'debugMode' | 'calendarDefaults'>
>;

/** Switches that the controls set for one world. */
export class WorldControls {
  /** The time at which the clock is frozen. */
  clock: Date | undefined;
  /** The duration of every call, in milliseconds. */
  latencyMs: number | undefined;
  /** True if calls are cut, as if the service were unreachable. */
  offline = false;
  /** Settings of the hosting page that differ from the defaults. */
  settings: PageSettings = {};
  /** True if the hosting page names an error reporting service. */
  errorReporting = false;
  /** True if the hosting page offers files from cloud drives. */
  cloudSources = false;
  readonly #next: NextAnswer[] = [];

  /** The queued answers, oldest first. */
  get next(): readonly NextAnswer[] {
    return this.#next;
  }

  queue(answer: NextAnswer) {
    this.#next.push(answer);
  }

  /** Takes the queued answer for a call of an operation. */
  takeNext(operation: string): NextAnswer | undefined {
    const place = this.#next.findIndex((answer) => answer.operation === operation);
    return place < 0 ? undefined : this.#next.splice(place, 1)[0];
  }
}
