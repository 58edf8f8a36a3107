import type {
  CalendarContents,
  CalendarSettings,
  CommentRecord,
  Deletion,
  EventFieldRecord,
  EventRecord,
  HistoryRecord,
  SignupRecord,
  SubCalendarRecord,
} from '../../seed/calendar/records.ts';
import { Records } from '../records.ts';
import { ChangeLog } from './change-log.ts';
import type { ReminderChoices } from './reminders.ts';
import type { UndoEntry } from './undo.ts';

/** New events have ids from here on, above those of the demo data. */
const firstNewEventId = 9001;
const firstVersion = 1001;

/** A calendar's contents in one world. */
export class CalendarState {
  settings: CalendarSettings;
  /** In their order. */
  subCalendars: readonly SubCalendarRecord[];
  /** In their order. */
  fields: readonly EventFieldRecord[];
  readonly events: Records<string, EventRecord>;
  /** By the id of the event or occurrence. */
  readonly comments: Map<string, readonly CommentRecord[]>;
  readonly signups: Map<string, readonly SignupRecord[]>;
  /** By the id of the event or series, oldest first. */
  readonly history: Map<string, readonly HistoryRecord[]>;
  /** The last deletion of each event, by its id, also of those that are back by now. */
  readonly deletions: Map<string, Deletion>;
  readonly log: ChangeLog;
  /** By what they are about. */
  readonly reminders = new Map<string, ReminderChoices>();
  readonly undos = new Map<string, UndoEntry>();
  readonly newEventId = countFrom(firstNewEventId);
  /** Never the same twice, so that a version is always the same state. */
  readonly newVersion = countFrom(firstVersion);
  readonly newUndoNumber = countFrom(firstVersion);
  #attachments: number | undefined;
  #subCalendars: number | undefined;

  constructor(contents: CalendarContents, logName: string) {
    const { settings, subCalendars, fields, events, comments, signups, history, deletions } =
      contents;
    this.settings = settings;
    this.subCalendars = subCalendars;
    this.fields = fields;
    const seed = seededEvents(events);
    this.events = new Records({ seed: () => seed, getId: ({ id }) => id });
    this.comments = new Map(comments);
    this.signups = new Map(signups);
    this.history = new Map(history);
    this.deletions = new Map((deletions ?? []).map((deletion) => [deletion.record.id, deletion]));
    this.log = new ChangeLog(logName);
  }

  newAttachmentId(): number {
    const listAttachments = () => this.events.list().flatMap(({ attachments }) => attachments);
    this.#attachments ??= Math.max(0, ...listAttachments().map(({ id }) => id));
    this.#attachments += 1;
    return this.#attachments;
  }

  /** Never that of a deleted one, for which links may still have roles. */
  newSubCalendarId(calendarId: number): number {
    this.#subCalendars ??= Math.max(calendarId * 100, ...this.subCalendars.map(({ id }) => id));
    this.#subCalendars += 1;
    return this.#subCalendars;
  }
}

/** Numbers as texts, each only once. */
function countFrom(first: number): () => string {
  let next = first;
  return () => {
    next += 1;
    return String(next - 1);
  };
}

const eventsByList = new WeakMap<readonly EventRecord[], ReadonlyMap<string, EventRecord>>();

/** By id. Contents that worlds share are indexed once. */
function seededEvents(list: readonly EventRecord[]): ReadonlyMap<string, EventRecord> {
  const events = eventsByList.get(list) ?? new Map(list.map((event) => [event.id, event]));
  eventsByList.set(list, events);
  return events;
}
