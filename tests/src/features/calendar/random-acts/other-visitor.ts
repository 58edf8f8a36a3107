import { Failure } from '#src/api/errors.ts';
import { type CalendarEvent, clockMinute, clockTime } from '#src/calendar/model/event.ts';
import { createEventCalls } from '#src/calendar/store/event-calls.ts';
import { EventStore } from '#src/calendar/store/event-store.ts';
import type { EventScope, EventWrite, WriteOutcome } from '#src/calendar/store/event-write.ts';
import { EventWriter } from '#src/calendar/store/event-writer.ts';
import type { DayRange } from '#src/util/day-numbers.ts';

const scopes: readonly EventScope[] = ['this', 'following', 'all'];

/** Another visitor of the same calendar: a client without a screen. */
export class OtherVisitor {
  readonly store: EventStore;
  readonly #writer: EventWriter;
  readonly #range: DayRange;
  readonly #undoable: WriteOutcome[] = [];
  readonly #stop: () => void;

  constructor(calendar: string, zone: string, range: DayRange) {
    this.store = new EventStore(createEventCalls(calendar, zone));
    this.#writer = new EventWriter(calendar, zone, this.store);
    this.#range = range;
    this.#stop = this.store.watch(range, () => {});
  }

  leave(): void {
    this.#stop();
  }

  /** Changes something. Returns what it is, in words. */
  act(value: number, title: string): string {
    const events = this.store
      .events(this.#range)
      .spans.map(({ event }) => event)
      .filter(({ rights }) => rights.change);
    // Often one of the same few as on the page, so that changes meet.
    const place = value % 2 === 0 ? value : value % 3;
    const event = events[place % Math.max(1, events.length)];
    const last = this.#undoable.at(-1);
    const scope = scopes[value % 3] ?? 'this';
    if (value % 7 === 0 && last) {
      this.#undoable.pop();
      this.#send(this.#writer.undo(last));
      return 'other: undo';
    }
    if (!event) return 'other: nothing';
    const write = chooseWrite(event, value, { scope, title });
    this.#send(
      this.#writer.write(write).then((outcome) => {
        if (outcome?.undo) this.#undoable.push(outcome);
      }),
    );
    const what = write.kind === 'create' ? title : `${write.scope} of ${event.title} ${event.id}`;
    return `other: ${write.kind} ${what}`;
  }

  /** Refusals are for the person, who is not there. */
  #send(sending: Promise<unknown>): void {
    void sending.catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
    });
  }
}

function chooseWrite(
  event: CalendarEvent,
  value: number,
  { scope, title }: { scope: EventScope; title: string },
): EventWrite {
  const { all_day, sub_calendar_ids, custom = {} } = event;
  const local = (time: string) => (all_day ? time : time.slice(0, 16));
  const later = (time: string) =>
    clockTime(clockMinute(time) + (all_day ? 24 : (value % 9) - 3.5) * 60, all_day);
  switch (value % 5) {
    case 0:
      return { kind: 'delete', event, scope };
    case 1: {
      const times = { start: local(event.start), end: local(event.end), all_day };
      const body = { title, ...times, sub_calendar_ids: [...sub_calendar_ids], custom };
      return { kind: 'create', body, key: crypto.randomUUID() };
    }
    case 2:
      return {
        kind: 'update',
        event,
        scope,
        changes: { start: later(event.start), end: later(event.end) },
      };
    default:
      return { kind: 'update', event, scope, changes: { title } };
  }
}
