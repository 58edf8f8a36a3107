import type { CalendarEvent } from '#src/calendar/model/event.ts';
import type { WantedTime } from '#src/calendar/model/wanted-time.ts';
import type { EventChanges, EventScope, EventWrite } from '#src/calendar/store/event-write.ts';
import { Watchers } from '#src/calendar/store/watchers.ts';

type Scopeless<Write> = Write extends { scope: EventScope }
  ? Omit<Write, 'scope'> & { readonly scope?: EventScope }
  : Write;

/** A change of an event, which for an occurrence of a series needs a question first if it has no scope. */
export type OccurrenceRequest = Extract<Scopeless<EventWrite>, { kind: 'update' | 'delete' }>;

/** A copy of an event with changes. */
export interface CopyRequest {
  readonly kind: 'copy';
  readonly event: CalendarEvent;
  readonly changes: EventChanges;
}

/** The same change of several events. */
export interface SeveralRequest {
  readonly kind: 'several';
  readonly requests: readonly OccurrenceRequest[] | readonly CopyRequest[];
  /** The number of chosen events that are left out, because the visitor may not change them. */
  readonly leftOut: number;
}

/**
 * A request by a person: a change of one or several events; a copy; a copy to edit before it is saved; or the form of
 * a new event at a time, in a sub-calendar if one is meant.
 */
export type WriteRequest =
  | Scopeless<EventWrite>
  | CopyRequest
  | SeveralRequest
  | { readonly kind: 'duplicate'; readonly event: CalendarEvent }
  | {
      readonly kind: 'compose';
      readonly time: WantedTime;
      readonly subCalendarId: number | null;
      /** True if the person has chosen the time. */
      readonly isTimeChosen: boolean;
    };

/** Passes what people ask for to the part of the page that makes the changes, whose code loads on demand. */
export class WriteRequests {
  #waiting: WriteRequest[] = [];
  #receive: ((request: WriteRequest) => void) | null = null;
  readonly #watchers = new Watchers();

  /** Returns whether something has been asked for, so that the code is needed. */
  readonly isUsed = (): boolean => this.#waiting.length > 0 || this.#receive !== null;

  readonly watchUse = (onUse: () => void): (() => void) => this.#watchers.add(onUse);

  readonly add = (request: WriteRequest): void => {
    if (this.#receive) this.#receive(request);
    else {
      this.#waiting.push(request);
      this.#watchers.call();
    }
  };

  /** Receives all requests, also those from before. Returns a function that stops this. */
  readonly connect = (receive: (request: WriteRequest) => void): (() => void) => {
    this.#receive = receive;
    for (const request of this.#waiting.splice(0)) receive(request);
    return () => {
      this.#receive = null;
    };
  };

  /** Forgets what is waiting, because the code did not arrive. */
  readonly clear = (): void => {
    this.#waiting = [];
    this.#watchers.call();
  };
}
