import type { CalendarEvent } from '../model/event.ts';
import type { EventEdit, EventState } from './edits.ts';
import type { EventStore } from './event-store.ts';

/** An edit that the server has made. */
interface MadeEdit<Result> {
  /** Its events as they are now. */
  readonly settled: readonly CalendarEvent[];
  /** Events that have other ids now, by the ids before. */
  readonly moved?: ReadonlyMap<string, EventState>;
  readonly result: Result;
}

/**
 * Shows an edit while the server makes it, and takes it back if the server refuses it.
 * @param make resolves to nothing if it was canceled.
 * @throws what `make` throws.
 */
export async function showEdit<Result>(
  store: EventStore,
  edit: EventEdit,
  make: () => Promise<MadeEdit<Result> | undefined>,
): Promise<Result | undefined> {
  const pending = store.applyEdit(edit);
  try {
    const outcome = await make();
    if (!outcome) pending.rollback();
    else pending.settle(outcome.settled, outcome.moved);
    return outcome?.result;
  } catch (error) {
    pending.rollback();
    throw error;
  } finally {
    // Other occurrences may have changed, too, and after an error without an answer, so may the event.
    void store.refresh();
  }
}

/**
 * Shows other numbers of comments or sign-ups with an event while a call changes them.
 * @param count returns the event with the new numbers.
 * @throws what `call` throws.
 */
export async function showCounts<Result>(
  store: EventStore,
  eventId: string,
  {
    count,
    call,
  }: {
    count: (event: CalendarEvent) => CalendarEvent;
    call: () => Promise<Result>;
  },
): Promise<Result> {
  const shownEvent = store.find(eventId)?.event;
  // An event that a link has opened may be on days that have not been read.
  const countedEvents = shownEvent ? [count(shownEvent)] : [];
  const pending = store.applyEdit(new Map(countedEvents.map((event) => [event.id, event])));
  try {
    const result = await call();
    // An earlier try, whose answer was lost, may have been counted already, so the server's number replaces this one.
    void store
      .refresh()
      .then((isRead) => (isRead ? pending.rollback() : pending.settle(countedEvents)));
    return result;
  } catch (error) {
    pending.rollback();
    void store.refresh();
    throw error;
  }
}
