import {
  createEvent,
  deleteEvent,
  undoEventChange,
  updateEvent,
} from '#generated/calendar/fetchers.ts';
import type { CallOptions } from '#src/api/call.ts';
import { Failure, hasId, ignoreFailure } from '#src/api/errors.ts';
import { sendVerified } from '#src/api/verified.ts';
import { type CalendarEvent, type EventSpan, originalMinute } from '../model/event.ts';
import { acceptDone, type SavedEvent } from './accept-done.ts';
import type { EventStore } from './event-store.ts';
import type { EventWrite, WriteOutcome } from './event-write.ts';
import { editedEvents, predictEdit, predictUndo } from './predict-edit.ts';
import { showEdit } from './show-edit.ts';
import { type EventPlace, findSameOccurrence, findUndone, findWritten } from './verify-write.ts';
import { WriteTurns } from './write-turns.ts';

/** A state of an event. */
type EventVersion = Pick<CalendarEvent, 'id' | 'version'>;

/**
 * Changes the events of a calendar: each change shows at once in the store, and is taken back if the server refuses it.
 * Writes to the same event or series are sent one after the other, each on the version that the one before has made.
 */
export class EventWriter {
  readonly #place: EventPlace;
  readonly #store: EventStore;
  readonly #turns = new WriteTurns();
  /** The results of own writes to events, by id and version: moving a series changes its occurrences' ids. */
  readonly #replaced = new Map<string, EventVersion>();
  /** The first minute of the later part of a series that an own change has split, until both parts have been read. */
  readonly #splits = new Map<string, number>();
  /** The states of series that own writes and undos have changed, and of events that lost writes may have changed. */
  readonly #outdated = new Set<string>();

  /**
   * @param calendar is its key or identifier.
   * @param zone is that of all times; by default the calendar's own.
   */
  constructor(calendar: string, zone: string | undefined, store: EventStore) {
    this.#place = { calendar, query: zone === undefined ? {} : { tz: zone } };
    this.#store = store;
  }

  /**
   * Makes a change. It resolves to nothing if it is canceled.
   * @throws the errors of `#src/api/errors.ts`; nothing has changed then, or after an unexpected one, the store finds out.
   */
  readonly write = (
    write: EventWrite,
    options: CallOptions = {},
  ): Promise<WriteOutcome | undefined> => {
    const series = write.kind === 'create' ? undefined : write.event.series_id;
    const edit = predictEdit(write, write.kind === 'create' ? [] : this.#findPart(write.event));
    // A search also finds events on days that have not been read.
    const seenEvents = write.kind === 'create' ? [] : [write.event];
    const before = [...edit.keys()].flatMap(
      (id) => this.#store.find(id)?.event ?? seenEvents.filter((seenEvent) => seenEvent.id === id),
    );
    const subject = write.kind === 'create' ? write.key : (series ?? write.event.id);
    const isSplit = write.kind === 'update' && write.scope === 'following' && series !== undefined;
    if (isSplit) this.#splits.set(series, originalMinute(write.event));
    const noteIfUncertain = (error: unknown): never => {
      const isUncertain = error instanceof Failure && error.isUncertain;
      if (isUncertain && write.kind !== 'create') this.#outdated.add(stateKey(write.event));
      throw error;
    };
    const writing = showEdit(this.#store, edit, async () => {
      const send = () => this.#sendSafely(write, options).catch(noteIfUncertain);
      const savedOutcome = await this.#turns.take(subject, send);
      if (!savedOutcome) return undefined;
      if (savedOutcome.event?.series_id !== undefined)
        this.#turns.join(savedOutcome.event.series_id, subject);
      this.#noteVersion(write, savedOutcome.event);
      const after = editedEvents(edit, write, savedOutcome.event);
      // Other occurrences may have other ids by now, which only the server knows.
      const isOfMany = write.kind !== 'create' && write.scope !== 'this';
      if (isOfMany)
        for (const affectedEvent of [write.event, ...before])
          this.#outdated.add(stateKey(affectedEvent));
      return { settled: isOfMany ? null : after, result: { ...savedOutcome, before, after } };
    });
    const join = () => this.#store.refresh().finally(() => this.#splits.delete(subject));
    if (isSplit) void writing.then(join, join);
    return writing;
  };

  /** Returns whether an earlier write may have replaced an event in this state. */
  readonly mayHaveReplaced = (event: CalendarEvent) => this.#outdated.has(stateKey(event));

  /** The occurrences that a change of an event's whole series is about. */
  #findPart(event: CalendarEvent): EventSpan[] {
    const { series_id: series } = event;
    if (series === undefined) return [];
    const split = this.#splits.get(series) ?? -Infinity;
    const isLater = (seriesEvent: CalendarEvent) => originalMinute(seriesEvent) >= split;
    return this.#store.findSeries(series).filter((span) => isLater(span.event) === isLater(event));
  }

  /**
   * Takes a change back.
   * @throws the errors of `#src/api/errors.ts`.
   */
  readonly undo = (
    { undo, before, after }: WriteOutcome,
    options: CallOptions = {},
  ): Promise<true | undefined> => {
    const seriesNow = after[0]?.series_id;
    const now = seriesNow === undefined ? [] : this.#store.findSeries(seriesNow);
    const edit = predictUndo({ before, after }, now);
    const subject = before[0] ?? after[0];
    return showEdit(this.#store, edit, async () => {
      if (!undo) return { settled: before, result: true };
      const { calendar, query } = this.#place;
      const path = { calendar, undoId: undo.id };
      const send = () => undoEventChange({ path, query }, options);
      const undone = await this.#turns.take(subject?.series_id ?? subject?.id ?? undo.id, () =>
        sendVerified(send, options.signal, () => {
          const version = after[0] && this.#findLatest(after[0]).version;
          return findUndone(this.#place, { before, after, version }, options);
        }),
      );
      if (!undone) return undefined;
      const replacedSpans = before.length > 1 ? now : [];
      for (const span of replacedSpans) this.#outdated.add(stateKey(span.event));
      const { event } = undone;
      // The event that the change was about is the first of both.
      const [changedEvent] = after;
      if (changedEvent && event) {
        this.#replaced.set(versionKey(changedEvent), event);
        // A server may give the old version back, which the change then no longer replaces.
        this.#replaced.delete(versionKey(event));
      }
      // Some of the events may have had other ids before. One that was new is gone.
      return { settled: before.length > 0 ? null : [], result: true };
    });
  };

  /** Sends a write. If the answer is lost, finds out what has become of it, before the next one is sent. */
  #sendSafely(write: EventWrite, options: CallOptions): Promise<SavedEvent | undefined> {
    return sendVerified(
      () => this.#send(write, options),
      options.signal,
      async () => {
        const foundWrite = await findWritten(this.#place, this.#asSent(write), options);
        if (!foundWrite) return foundWrite;
        // The server answers the same key as it did before.
        if (write.kind === 'create') return this.#send(write, options);
        return { event: foundWrite.event, undo: null, resolved: [] };
      },
    );
  }

  async #send(write: EventWrite, options: CallOptions): Promise<SavedEvent | undefined> {
    const { calendar, query } = this.#place;
    if (write.kind === 'create') {
      const header = { 'Idempotency-Key': write.key };
      return createEvent({ path: { calendar }, query, header, body: write.body }, options);
    }
    const latest = this.#findLatest(write.event);
    try {
      return await this.#sendTo(latest, write, options);
    } catch (error) {
      const sameVersion = await this.#findSame(error, write.event, options).catch(ignoreFailure);
      const accept = (refusal: unknown, { id: eventId }: EventVersion) =>
        acceptDone(refusal, write, { place: this.#place, eventId, options });
      if (!sameVersion || versionKey(sameVersion) === versionKey(latest))
        return accept(error, latest);
      this.#replaced.set(versionKey(latest), sameVersion);
      return this.#sendTo(sameVersion, write, options).catch((refusal) =>
        accept(refusal, sameVersion),
      );
    }
  }

  async #sendTo(
    { id: eventId, version }: EventVersion,
    write: Exclude<EventWrite, { kind: 'create' }>,
    options: CallOptions,
  ): Promise<SavedEvent | undefined> {
    const { calendar, query } = this.#place;
    const path = { calendar, eventId };
    const { scope } = write;
    if (write.kind === 'update') {
      const body = { version, scope, ...write.changes };
      return updateEvent({ path, query, body }, options);
    }
    const deletion = await deleteEvent({ path, query: { ...query, version, scope } }, options);
    return deletion && { event: null, undo: deletion.undo, resolved: [] };
  }

  /**
   * The event that the server has refused to change, if it is as the person saw it: an own change of its series may have
   * given it another id and version, which have not been read yet.
   */
  #findSame(
    error: unknown,
    event: CalendarEvent,
    options: CallOptions,
  ): Promise<EventVersion | undefined> {
    const isRefused = hasId(error, 'event_version_conflict') || hasId(error, 'event_not_found');
    return isRefused && event.series_id !== undefined
      ? findSameOccurrence(this.#place, event, options)
      : Promise.resolve(undefined);
  }

  #noteVersion(write: EventWrite, savedEvent: CalendarEvent | null): void {
    if (write.kind !== 'update' || !savedEvent) return;
    this.#replaced.set(versionKey(write.event), savedEvent);
  }

  /** The state of an event that the person saw, or that own writes have made of it since then. */
  #findLatest({ id, version }: CalendarEvent): EventVersion {
    let latest: EventVersion = { id, version };
    const seenKeys = new Set<string>();
    while (!seenKeys.has(versionKey(latest))) {
      seenKeys.add(versionKey(latest));
      latest = this.#replaced.get(versionKey(latest)) ?? latest;
    }
    return latest;
  }

  /** A write as it has been sent, and the version on which it was. */
  #asSent(write: EventWrite): { write: EventWrite; version: string | undefined } {
    if (write.kind === 'create') return { write, version: undefined };
    const { id, version } = this.#findLatest(write.event);
    return { write: { ...write, event: { ...write.event, id } }, version };
  }
}

/** All occurrences of a series change together, but those that differ have versions of their own. */
function stateKey({ id, series_id: series = id, version }: CalendarEvent): string {
  return versionKey({ id: series, version });
}

function versionKey({ id, version }: EventVersion): string {
  return `${id} ${version}`;
}
