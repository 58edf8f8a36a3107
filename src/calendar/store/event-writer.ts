import {
  createEvent,
  deleteEvent,
  getEvent,
  undoEventChange,
  updateEvent,
} from '#generated/calendar/fetchers.ts';
import type { components } from '#generated/calendar/types.ts';
import { IdempotencyKeys } from '#src/actions/idempotency-keys.ts';
import type { CallOptions } from '#src/api/call.ts';
import { Failure, hasId, ignoreFailure } from '#src/api/errors.ts';
import { definedOnly } from '#src/util/defined-only.ts';
import { type CalendarEvent, type EventSpan, originalMinute } from '../model/event.ts';
import { type EventState, withState } from './edits.ts';
import type { EventStore } from './event-store.ts';
import type { EventWrite, WriteOutcome } from './event-write.ts';
import { mergeChanges } from './merge-changes.ts';
import { predictEdit, predictUndo } from './predict-edit.ts';
import { sendAgainIfLost } from './send-again.ts';
import { showEdit } from './show-edit.ts';
import {
  completeConflict,
  type EventPlace,
  hasSameContents,
  readConflict,
} from './write-conflict.ts';
import { WriteTurns } from './write-turns.ts';

type Schemas = components['schemas'];
type ExistingWrite = Exclude<EventWrite, { kind: 'create' }>;

/** A version of an event. */
type EventVersion = Pick<CalendarEvent, 'id' | 'version'>;

/** A change that the server makes once, however often it is sent. */
interface ChangeCall {
  /** The kind of change and its subject. */
  readonly act: string;
  readonly content: unknown;
  /** The state of an event that it replaces; its version is null if the event is deleted. */
  readonly state: KnownState | undefined;
  readonly options: CallOptions;
}

type KnownState = Pick<EventVersion, 'id'> & { readonly version: string | null };

/** The server's answer to a write. */
type SavedWrite = Pick<WriteOutcome, 'event' | 'undo' | 'resolved'> &
  Pick<Schemas['SavedEvent'], 'moved_ids'>;

/**
 * Changes the events of a calendar: each change shows at once in the store, and is taken back if the server refuses it.
 * Writes to the same event or series are sent one after the other, each on the version that the one before has made.
 */
export class EventWriter {
  readonly #place: EventPlace;
  readonly #store: EventStore;
  readonly #turns = new WriteTurns();
  readonly #keys = new IdempotencyKeys();
  /** The results of own writes to events, by the id and version before. */
  readonly #replaced = new Map<string, EventState>();
  /** The first minute of the later part of a series that an own change is splitting. */
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
      const send = () => this.#send(write, options).catch(noteIfUncertain);
      const savedWrite = await this.#turns.take(subject, send);
      if (!savedWrite) return undefined;
      const { moved_ids, ...saved } = savedWrite;
      if (saved.event?.series_id !== undefined) this.#turns.join(saved.event.series_id, subject);
      const moved = movedStates(moved_ids, saved.event);
      if (write.kind === 'create') {
        const after = saved.event ? [saved.event] : [];
        return { settled: after, moved, result: { ...saved, before, after } };
      }
      if (write.scope !== 'this')
        for (const affectedEvent of [write.event, ...before])
          this.#outdated.add(stateKey(affectedEvent));
      const states = this.#replace([write.event, ...before], saved.event, moved);
      const after = [...edit].flatMap(([id, editedEvent]) => {
        if (id === write.event.id) return saved.event ?? [];
        const state = states.get(id);
        return editedEvent && state ? withState(editedEvent, state) : [];
      });
      return { settled: after, moved, result: { ...saved, before, after } };
    });
    const end = () => this.#splits.delete(subject);
    if (isSplit) void writing.then(end, end);
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
   * Takes a change back, or an undo, since that is a change itself.
   * @throws the errors of `#src/api/errors.ts`.
   */
  readonly undo = (
    { undo, before, after }: WriteOutcome,
    options: CallOptions = {},
  ): Promise<WriteOutcome | undefined> => {
    const seriesNow = after[0]?.series_id;
    const now = seriesNow === undefined ? [] : this.#store.findSeries(seriesNow);
    const edit = predictUndo({ before, after }, now);
    const subject = before[0] ?? after[0];
    return showEdit(this.#store, edit, async () => {
      const reversed: WriteOutcome = {
        event: null,
        undo: null,
        resolved: [],
        before: after,
        after: before,
      };
      if (!undo) return { settled: before, result: reversed };
      const { calendar, query } = this.#place;
      const path = { calendar, undoId: undo.id };
      const undone = await this.#turns.take(subject?.series_id ?? subject?.id ?? undo.id, () => {
        const state = after[0]
          ? this.#findLatest(after[0])
          : before[0] && { id: before[0].id, version: null };
        const call = { act: `undo ${undo.id}`, content: null, state, options };
        return this.#sendOnce(call, (header) => undoEventChange({ path, query, header }, options));
      });
      if (!undone) return undefined;
      const replacedEvents = before.length > 1 ? now.map(({ event }) => event) : [];
      for (const replacedEvent of replacedEvents) this.#outdated.add(stateKey(replacedEvent));
      const { event, moved_ids } = undone;
      // The event that the change was about is the first.
      const moved = movedStates(moved_ids, event);
      this.#replace([...after, ...replacedEvents], event, moved);
      const settled = before.map((one) => (one.id === event?.id ? event : one));
      const result: WriteOutcome = { ...reversed, event, undo: undone.undo, after: settled };
      return { settled, moved, result };
    });
  };

  async #send(write: EventWrite, options: CallOptions): Promise<SavedWrite | undefined> {
    const { calendar, query } = this.#place;
    if (write.kind === 'create') {
      const header = { 'Idempotency-Key': write.key };
      const call = { path: { calendar }, query, header, body: write.body };
      // Nobody but the server knows which of the events that look like it has the key.
      const isUnchanged = async () => false;
      return sendAgainIfLost(() => createEvent(call, options), options.signal, isUnchanged);
    }
    try {
      return await this.#sendTo(this.#findLatest(write.event), write, options);
    } catch (refusal) {
      // What somebody else has deleted is as wanted.
      if (write.kind === 'delete' && hasId(refusal, 'event_not_found'))
        return { event: null, undo: null, resolved: [], moved_ids: [] };
      const { current } = readConflict(refusal);
      const merged = current && hasId(refusal, 'event_version_conflict') && onTop(write, current);
      if (!merged) throw refusal;
      return this.#sendTo(current, merged, options);
    }
  }

  async #sendTo(
    state: EventVersion,
    write: ExistingWrite,
    options: CallOptions,
  ): Promise<SavedWrite | undefined> {
    const { calendar, query } = this.#place;
    const { id: eventId, version } = state;
    const { kind, scope } = write;
    const path = { calendar, eventId };
    const act = `${kind} ${eventId}`;
    try {
      if (kind === 'delete') {
        const content = { ...query, version, scope };
        const deletion = await this.#sendOnce({ act, content, state, options }, (header) =>
          deleteEvent({ path, query: content, header }, options),
        );
        return deletion && { event: null, resolved: [], ...deletion };
      }
      const body = { version, scope, ...write.changes };
      return await this.#sendOnce({ act, content: body, state, options }, (header) =>
        updateEvent({ path, query, header, body }, options),
      );
    } catch (error) {
      throw await completeConflict(error, { place: this.#place, eventId, options });
    }
  }

  /** Sends a change with the same key each time, also if a person tries again after an error. */
  async #sendOnce<Answer>(
    { act, content, state, options }: ChangeCall,
    send: (header: { 'Idempotency-Key': string }) => Promise<Answer | undefined>,
  ): Promise<Answer | undefined> {
    const answer = await this.#keys.send(act, content, (key) =>
      sendAgainIfLost(
        () => send({ 'Idempotency-Key': key }),
        options.signal,
        async () => state !== undefined && (await this.#isStill(state, options)),
      ),
    );
    if (answer) this.#keys.forget(act, content);
    return answer;
  }

  /** Returns whether an event is still in a state; false also if it cannot be read. */
  async #isStill({ id: eventId, version }: KnownState, options: CallOptions): Promise<boolean> {
    const { calendar, query } = this.#place;
    try {
      const current = await getEvent({ path: { calendar, eventId }, query }, options);
      return current?.version === version;
    } catch (error) {
      ignoreFailure(error);
      return version === null && hasId(error, 'event_not_found');
    }
  }

  /**
   * Notes what a write has made of events, of which the first is the one that it was about: later writes go on from there.
   * Other occurrences have the version of the first, unless the server says otherwise.
   */
  #replace(
    events: readonly CalendarEvent[],
    savedEvent: CalendarEvent | null,
    moved: ReadonlyMap<string, EventState>,
  ): ReadonlyMap<string, EventState> {
    const states = new Map<string, EventState>();
    const [first] = events;
    if (!savedEvent || !first) return states;
    const replacements = events.flatMap((event): [EventVersion, EventState][] => {
      const latest = this.#findLatest(event);
      if (event.id === first.id) return [[latest, savedEvent]];
      // A series that no longer repeats has lost its other occurrences.
      if (savedEvent.series_id === undefined) return [];
      const { version, series_id } = savedEvent;
      const state = moved.get(latest.id) ?? { id: latest.id, version, series_id };
      states.set(event.id, state);
      return [[latest, state]];
    });
    for (const [latest, state] of replacements) this.#replaced.set(versionKey(latest), state);
    // A server may give an old version back, which is then no longer replaced.
    for (const [, state] of replacements) this.#replaced.delete(versionKey(state));
    return states;
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
}

/** A write on top of what others have made of its event; null if a person has to decide. */
function onTop(write: ExistingWrite, current: CalendarEvent): ExistingWrite | null {
  const { event } = write;
  if (write.kind === 'update') {
    const changes = mergeChanges(event, write.changes, current);
    return changes && { ...write, changes };
  }
  // A change of its series, such as an own one, has given it another version, but nothing that the person saw differs.
  return event.series_id !== undefined && hasSameContents(current, event) ? write : null;
}

/** The events that have other ids since a write, by the ids before. */
function movedStates(
  movedIds: Schemas['MovedIds'],
  savedEvent: CalendarEvent | null,
): ReadonlyMap<string, EventState> {
  if (!savedEvent) return new Map();
  const { version, series_id } = savedEvent;
  return new Map(
    movedIds.map(({ from, to }) => [from, { id: to, version, ...definedOnly({ series_id }) }]),
  );
}

/** All occurrences of a series change together, but those that differ have versions of their own. */
function stateKey({ id, series_id: series = id, version }: CalendarEvent): string {
  return versionKey({ id: series, version });
}

function versionKey({ id, version }: EventVersion): string {
  return `${id} ${version}`;
}
