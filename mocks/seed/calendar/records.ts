import type { components } from '#generated/calendar/types.ts';
import type { Moment } from '#src/util/dates.ts';
import type { LocalTime } from '../../time/local-time.ts';

type Schemas = components['schemas'];
export type Permission = Schemas['Permission'];
export type CalendarSettings = Schemas['CalendarSettings'];
export type EventFieldRecord = Omit<Schemas['EventField'], 'position'>;
export type SubCalendarRecord = Omit<Schemas['SubCalendar'], 'role'>;
export type Attachment = Schemas['Attachment'];
export type SignupSettings = Schemas['EventSignupSettings'];
type CustomValue = Schemas['CustomValues'][string];

/** Who did something. */
export interface Author {
  readonly name: string;
  /** The logged-in user. */
  readonly userId: number | null;
  /** The key with which the calendar was opened. */
  readonly keyId: number | null;
  /** True if it was done in this browser session. */
  readonly isHere: boolean;
}

/** When something takes place. Instants in milliseconds; for whole days, the midnights in UTC of its dates. */
export interface Span {
  readonly allDay: boolean;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** The recurrence of a series. The same object as long as neither rule nor times change. */
export interface Recurrence {
  readonly rrule: string;
  /** The local time of the first occurrence in the series' zone. */
  readonly start: LocalTime;
  /** The length of an occurrence in wall-clock time. */
  readonly length: number;
}

/** The texts that people write. */
export interface EventTexts {
  readonly title: string;
  readonly who: string;
  readonly location: string;
  /** Markdown. */
  readonly notes: string;
  /** Values of the calendar's own fields, by the field's id. */
  readonly custom: Readonly<Record<string, CustomValue>>;
  readonly subCalendarIds: readonly number[];
  readonly signup: SignupSettings | null;
  readonly attachments: readonly Attachment[];
}

/** The differences between an occurrence and its series. */
export interface EventException {
  readonly version: string;
  /** Null if it does not take place. */
  readonly changes: Partial<EventTexts & Span> | null;
  readonly updatedAt: Moment;
}

/** The state of an event in the file from which it was imported. */
export interface EventSource {
  readonly uid: string;
  readonly sequence: number;
  /** In milliseconds; undefined if the file does not say. */
  readonly changedAt: number | undefined;
  /** The number of changes in its history then. */
  readonly changes: number;
}

/** An event or a series. Records never change; they are replaced. */
export interface EventRecord extends EventTexts, Span {
  readonly id: string;
  readonly version: string;
  /** The zone in which it was entered, and in which it repeats. */
  readonly zone: string;
  /** Null if it happens once. */
  readonly recurrence: Recurrence | null;
  /** By the original start of the occurrence. */
  readonly exceptions: ReadonlyMap<number, EventException>;
  readonly author: Author;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
  /** Absent if it was not imported. */
  readonly source?: EventSource | undefined;
}

export interface CommentRecord {
  readonly id: number;
  readonly message: string;
  readonly author: Author;
  readonly created_at: Moment;
  readonly updated_at: Moment | null;
}

export interface SignupRecord {
  readonly id: number;
  readonly name: string;
  readonly email?: string;
  readonly author: Author;
  readonly created_at: Moment;
}

/** A change of an event. */
export interface HistoryRecord {
  readonly kind: Schemas['HistoryEntry']['kind'];
  readonly at: Moment;
  readonly author: Author;
  readonly scope: Schemas['EventScope'] | null;
  /** The original start of the only occurrence that changed. */
  readonly original: number | null;
  /** The event before; null if it is new. */
  readonly before: EventState | null;
  /** The event after; null if it was deleted. */
  readonly after: EventState | null;
}

/** A deleted event or series. */
export interface Deletion {
  readonly record: EventRecord;
  readonly at: Moment;
  readonly author: Author;
}

/** An event or an occurrence at some time. */
export type EventState = EventTexts & Span & Pick<EventRecord, 'zone' | 'recurrence'>;

/** Everything that a calendar in the demo data contains. */
export interface CalendarContents {
  readonly settings: CalendarSettings;
  readonly subCalendars: readonly SubCalendarRecord[];
  /** In their order. */
  readonly fields: readonly EventFieldRecord[];
  readonly events: readonly EventRecord[];
  /** By the id of the event or occurrence; absent if there are none. */
  readonly comments?: ReadonlyMap<string, readonly CommentRecord[]>;
  readonly signups?: ReadonlyMap<string, readonly SignupRecord[]>;
  /** By the id of the event or series, oldest first. */
  readonly history?: ReadonlyMap<string, readonly HistoryRecord[]>;
  /** In the order in which they were deleted; absent if there are none. */
  readonly deletions?: readonly Deletion[];
}
