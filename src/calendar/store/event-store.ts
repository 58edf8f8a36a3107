import { type DayRange, overlaps } from '#src/util/day-numbers.ts';
import { firstIndex } from '#src/util/first-index.ts';
import { type CalendarEvent, compareSpans, type EventSpan, eventSpan } from '../model/event.ts';
import { type DayEvents, keepIfSame } from './day-events.ts';
import { missingDays } from './day-ranges.ts';
import { type EventEdit, type EventState, type ShownEdit, withEdits, withNewIds } from './edits.ts';
import type { ChangedEvent, EventCalls } from './event-calls.ts';
import { EventReader, type ReadState } from './event-reader.ts';
import { LastHours } from './last-hours.ts';
import { startSchedule } from './live-schedule.ts';
import { RangeSnapshots } from './range-snapshots.ts';
import { ServerEvents } from './server-events.ts';
import { Watchers } from './watchers.ts';

const everyDay: DayRange = { first: -Infinity, last: Infinity };

/** A change that is shown, but that the server has not made yet. */
export interface PendingEdit {
  /**
   * Replaces the edit by what the server has made of its events.
   * @param moved those that have other ids now, by the ids before, which other edits follow.
   */
  readonly settle: (
    savedEvents: readonly CalendarEvent[],
    moved?: ReadonlyMap<string, EventState>,
  ) => void;
  /** Shows the events as they were. */
  readonly rollback: () => void;
}

/**
 * The events of one calendar in one time zone. Days that are watched are read and, while the tab is visible, kept up to
 * date. They stay when they are no longer watched, and the days around them are read ahead.
 */
export class EventStore {
  /** Tells stores apart, for React's keys. */
  readonly id = crypto.randomUUID();
  readonly #server = new ServerEvents();
  /** By what they were when they were applied. */
  readonly #edits = new Map<EventEdit, ShownEdit>();
  /** The events with the edits; null if one of them has changed. */
  #edited: ReadonlyMap<string, EventSpan> | null = null;
  #index: EventIndex | null = null;
  readonly #days = new RangeSnapshots<DayEvents>((range, before) => this.#collect(range, before));
  readonly #stateWatchers = new Watchers();
  readonly #calendarWatchers = new Watchers();
  readonly #changeWatchers = new Watchers<[readonly ChangedEvent[]]>();
  readonly #reader: EventReader;
  #stopSchedule: (() => void) | null = null;
  #isPlanned = false;
  #isCalendarUnread = false;
  readonly lastHours = new LastHours();
  /** The days that several edits change together; null if edits are told one by one. */
  #together: DayRange[] | null = null;

  constructor(calls: EventCalls) {
    const isKnown = ({ days }: EventSpan) =>
      this.#reader.known.some((knownRange) => overlaps(knownRange, days));
    this.#reader = new EventReader(calls, {
      wanted: () => this.#days.watched,
      onRead: (range, { results }) => {
        // The whole range, because it is known now, and events that are gone from it may lie on other days, too.
        this.#change([range, ...this.#server.takeRange(range, results)]);
      },
      onChanges: (feed) => {
        this.#change(this.#server.takeChanges(feed, isKnown));
        this.#changeWatchers.call(feed.results);
        if (feed.calendar_changed || this.#isCalendarUnread) {
          this.#isCalendarUnread = false;
          this.#calendarWatchers.call();
        }
      },
      onForget: () => {
        this.#server.keep(isKnown);
        this.#change([everyDay]);
      },
      onUncertain: () => this.#calendarWatchers.call(),
      onState: () => this.#stateWatchers.call(),
    });
  }

  /** The events of some days; the same object until they change. */
  readonly events = (range: DayRange): DayEvents => this.#days.get(range);

  /** Reads days and keeps them up to date. Returns a function that stops this. */
  readonly watch = (range: DayRange, onChange: () => void): (() => void) => {
    const stop = this.#days.watch(range, onChange);
    this.#plan();
    return () => {
      stop();
      this.#plan();
    };
  };

  readonly state = (): ReadState => this.#reader.state;

  readonly watchState = (onChange: () => void): (() => void) => this.#stateWatchers.add(onChange);

  /** Calls back when settings, sub-calendars, fields or access of the calendar have changed, or may have. */
  readonly watchCalendar = (onChange: () => void): (() => void) => {
    const stop = this.#calendarWatchers.add(onChange);
    return () => {
      stop();
      this.#plan();
    };
  };

  /** Calls back about the calendar once more when changes are listed next, because it could not be read. */
  tellCalendarAgain(): void {
    this.#isCalendarUnread = true;
  }

  /** Calls back with what has changed whenever changes have been listed, also if there are none. */
  readonly watchChanges = (onList: (changes: readonly ChangedEvent[]) => void): (() => void) =>
    this.#changeWatchers.add(onList);

  /** Marks the state of the server until which changes have been listed; null before the first answer. */
  get syncToken(): string | null {
    return this.#reader.token;
  }

  /** True if a page shows it, which may be the editor of a new event, without any days. */
  get isInUse(): boolean {
    return this.#days.watched.length > 0 || !this.#calendarWatchers.isEmpty;
  }

  /** An event that has been read, with the edits that are pending. */
  find(id: string): EventSpan | undefined {
    return this.#shown().get(id);
  }

  /** One that has been read of a series, or the event itself. */
  findOccurrence(id: string): EventSpan | undefined {
    return this.find(id) ?? [...this.#shown().values()].find(({ event }) => event.series_id === id);
  }

  /** The occurrences of a series that have been read, with the edits that are pending; in no particular order. */
  findSeries(seriesId: string): EventSpan[] {
    return [...this.#shown().values()].filter(({ event }) => event.series_id === seriesId);
  }

  /** Reads days that will be watched soon. */
  prefetch(range: DayRange): void {
    void this.#reader.read([range]);
  }

  /** Reads what could not be read, or else what has changed, now. Resolves to whether that has succeeded. */
  readonly refresh = (): Promise<boolean> => this.#reader.bringUpToDate(false);

  /** The same, on the user's request: a missing login is asked for. */
  readonly retry = (): Promise<boolean> => this.#reader.bringUpToDate(true);

  /** Shows a change before the server has made it. */
  applyEdit(edit: EventEdit): PendingEdit {
    this.lastHours.noteAll(edit, (id) => this.find(id));
    const versions = new Map(
      [...edit.keys()].flatMap((id) => {
        const span = this.#server.byId.get(id);
        return span ? [[id, span.event.version] as const] : [];
      }),
    );
    const change = (act: (ids: readonly string[]) => void) => {
      const ids = [...(this.#edits.get(edit)?.edit ?? edit).keys()];
      const before = this.#findAllDays(ids);
      act(ids);
      this.#change([...before, ...this.#findAllDays(ids)]);
    };
    change(() => this.#edits.set(edit, { edit, versions }));
    const { token } = this.#reader;
    const rollback = () => change(() => this.#edits.delete(edit));
    return {
      settle: (savedEvents, moved = new Map()) =>
        change((ids) => {
          this.#edits.delete(edit);
          this.#change(this.#server.takeSaved(ids, savedEvents));
          if (moved.size > 0) this.#moveEdits(moved);
          // Somebody else may have changed them after the server, and been listed before its answer arrived.
          this.#reader.listAgainFrom(token);
        }),
      rollback,
    };
  }

  /** Tells only once about the edits that `act` applies. */
  together<Result>(act: () => Result): Result {
    const days: DayRange[] = [];
    this.#together = days;
    try {
      return act();
    } finally {
      this.#together = null;
      this.#days.change(days);
    }
  }

  #change(days: readonly DayRange[]): void {
    this.#index = null;
    this.#edited = null;
    if (this.#together) this.#together.push(...days);
    else this.#days.change(days);
  }

  /** Lets edits follow events that have other ids now. */
  #moveEdits(moved: ReadonlyMap<string, EventState>): void {
    for (const [edit, shownEdit] of this.#edits) {
      const movedEdit = withNewIds(shownEdit, moved);
      this.#edits.set(edit, movedEdit);
      this.#change(this.#findAllDays([...shownEdit.edit.keys(), ...movedEdit.edit.keys()]));
    }
  }

  #findAllDays(ids: Iterable<string>): DayRange[] {
    return Array.from(ids, (id) => this.#findDays(id) ?? []).flat();
  }

  /** The days of one event, for which the others need not be looked at. */
  #findDays(id: string): DayRange | undefined {
    const edit = [...this.#edits.values()].findLast((shownEdit) => shownEdit.edit.has(id))?.edit;
    if (!edit) return this.#server.byId.get(id)?.days;
    const event = edit.get(id);
    return (event && eventSpan(event)?.days) ?? undefined;
  }

  #shown(): ReadonlyMap<string, EventSpan> {
    if (this.#edits.size === 0) return this.#server.byId;
    // The same objects until something changes, as `useSyncExternalStore` needs them.
    this.#edited ??= withEdits(this.#server.byId, this.#edits.values());
    return this.#edited;
  }

  #collect(range: DayRange, before: DayEvents | undefined): DayEvents {
    this.#index ??= indexEvents(this.#shown().values());
    const spans = this.#index(range);
    const isRead = missingDays(this.#reader.known, range).length === 0;
    return keepIfSame(before, { spans, isRead });
  }

  /** Follows what is watched, once for all ranges that a view adds and removes together. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => {
      this.#isPlanned = false;
      if (this.isInUse) {
        this.#stopSchedule ??= startSchedule(this.refresh);
        void this.#reader.readWanted();
      } else {
        this.#stopSchedule?.();
        this.#stopSchedule = null;
        this.#reader.stop();
      }
    });
  }
}

/** Finds the events that touch a range among many, in the order of all views. */
type EventIndex = (range: DayRange) => EventSpan[];

/** Indexes events; O(n log n) once, then O(log n) and the events of about the range. */
function indexEvents(spans: Iterable<EventSpan>): EventIndex {
  const sortedSpans = [...spans].sort(compareSpans);
  const longest = sortedSpans.reduce((most, { days }) => Math.max(most, days.last - days.first), 0);
  return (range) => {
    const first = firstIndex(sortedSpans, ({ days }) => days.first >= range.first - longest);
    const end = firstIndex(sortedSpans, ({ days }) => days.first > range.last);
    return sortedSpans.slice(first, end).filter(({ days }) => overlaps(days, range));
  };
}
