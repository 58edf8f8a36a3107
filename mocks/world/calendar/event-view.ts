import type { components } from '#generated/calendar/types.ts';
import { dayMs } from '#src/util/dates.ts';
import type { EventRecord, EventTexts, Span } from '../../seed/calendar/records.ts';
import { dateText, offsetText, timeText } from '../../time/local-time.ts';
import type { Zone } from '../../time/zones.ts';
import { isoTime } from '../times.ts';
import { type Access, isOwn } from './access.ts';
import { type EventAccess, eventAccess, occurrenceAccess } from './event-access.ts';
import { type FieldAccess, fieldAccess } from './field-access.ts';
import { type Occurrence, occurrenceId, textsAt, versionAt } from './occurrences.ts';
import { deniedScopes } from './scope-rights.ts';
import { visibleTexts } from './visible-texts.ts';

type Schemas = components['schemas'];

/** The context in which a visitor sees events. */
export interface Viewer {
  readonly access: Access;
  readonly zone: Zone;
  readonly now: Date;
  readonly fields: FieldAccess;
}

export function createViewer(access: Access, zone: Zone, now: Date): Viewer {
  return { access, zone, now, fields: fieldAccess(access.state.fields) };
}

/** The rights of a visitor to an occurrence, and as much of it as the visitor may know. */
export interface Sight {
  readonly seen: EventAccess;
  /** The texts that the visitor may know; null without the right to see details. */
  readonly texts: EventTexts | null;
  /** The rule of its series; null if it happens once, or the visitor may not see the details of the series. */
  readonly rrule: string | null;
}

export interface SeenOccurrence extends Occurrence, Sight {}

/** The occurrence as the visitor may see it; undefined if it is hidden. */
export function seenOccurrence(occurrence: Occurrence, viewer: Viewer): SeenOccurrence | undefined {
  const sight = findSight(occurrence, viewer);
  return sight && { ...occurrence, ...sight };
}

/** The same for all occurrences of a series that do not differ; undefined if they are hidden. */
export function findSight(
  occurrence: Pick<Occurrence, 'record' | 'exception'>,
  viewer: Viewer,
): Sight | undefined {
  const { record, exception } = occurrence;
  const seen = occurrenceAccess(occurrence, viewer);
  if (!seen) return undefined;
  const texts = visibleTexts(textsAt({ record, exception }), seen, viewer.fields);
  // An occurrence may lie on other sub-calendars than its series, which must not tell the others' times.
  const isKnown = texts !== null && (!isElsewhere(occurrence) || seesSeries(record, viewer));
  return { seen, texts, rrule: isKnown ? (record.recurrence?.rrule ?? null) : null };
}

function isElsewhere({ exception }: Pick<Occurrence, 'exception'>): boolean {
  return exception?.changes?.subCalendarIds !== undefined;
}

function seesSeries(record: EventRecord, { access, now }: Viewer): boolean {
  return eventAccess(access, record, now)?.seesDetails ?? false;
}

export const nothingAllowed: Schemas['EventRights'] = Object.freeze({
  change: false,
  delete: false,
  comment: false,
  signup: false,
  until: null,
});

/** An event in the form of responses. */
export function eventView(occurrence: SeenOccurrence, viewer: Viewer): Schemas['Event'] {
  const { record, original, exception, seen, texts } = occurrence;
  const { zone } = viewer;
  return {
    id: occurrenceId(occurrence),
    version: versionAt(occurrence),
    title: texts?.title ?? null,
    ...spanView(occurrence, zone),
    sub_calendar_ids: [...seen.subCalendarIds],
    is_reserved: texts === null,
    rights: texts ? rightsIn(occurrence, texts, viewer) : nothingAllowed,
    ...(original === null
      ? {}
      : { series_id: record.id, original_start: timeView(original, record.allDay, zone) }),
    ...(texts ? details(occurrence, texts, viewer) : {}),
    created_at: record.createdAt,
    updated_at: exception?.updatedAt ?? record.updatedAt,
  };
}

/** Start and end in the form of responses. */
export function spanView({ allDay, start, end }: Span, zone: Zone) {
  return {
    start: timeView(start, allDay, zone),
    end: allDay ? dateText(end - dayMs) : timeView(end, allDay, zone),
    all_day: allDay,
  };
}

/** A date, or a local time with its offset. */
export function timeView(time: number, allDay: boolean, zone: Zone): string {
  if (allDay) return dateText(time);
  const offset = zone.offsetAt(time);
  return timeText(time + offset) + offsetText(offset);
}

function rightsIn(
  occurrence: SeenOccurrence,
  { signup }: EventTexts,
  viewer: Viewer,
): Schemas['EventRights'] {
  const { mayChange, until } = occurrence.seen;
  const { fields } = viewer;
  const denied = mayChange ? deniedScopes(occurrence, viewer) : [];
  return {
    change: mayChange,
    delete: mayChange,
    comment: fields.shows('comments', mayChange),
    signup: signup !== null,
    until: until === undefined ? null : isoTime(until),
    ...(denied.length > 0 ? { denied_scopes: denied } : {}),
  };
}

/** Returns the members that only visitors who may see details get. Members without a value are left out. */
function details(
  occurrence: SeenOccurrence,
  texts: EventTexts,
  viewer: Viewer,
): Partial<Schemas['Event']> {
  const { record, exception, rrule } = occurrence;
  const { who, location, notes, custom } = texts;
  return {
    ...(record.source ? { uid: record.source.uid } : {}),
    ...(record.recurrence ? { is_exception: exception !== undefined } : {}),
    ...(rrule === null ? {} : { rrule }),
    ...(rrule === null || record.allDay ? {} : { tz: record.zone }),
    ...(who ? { who } : {}),
    ...(location ? { location } : {}),
    ...(notes ? { notes } : {}),
    ...(Object.keys(custom).length > 0 ? { custom } : {}),
    ...filesAndTalk(occurrence, texts, viewer),
  };
}

function filesAndTalk(
  occurrence: SeenOccurrence,
  { attachments, signup }: EventTexts,
  viewer: Viewer,
): Partial<Schemas['Event']> {
  const { fields, access } = viewer;
  const { mayChange } = occurrence.seen;
  const comments = access.state.comments.get(occurrenceId(occurrence))?.length ?? 0;
  return {
    ...(attachments.length > 0 ? { attachments: [...attachments] } : {}),
    ...(signup ? { signup: signupView(occurrence, signup, viewer) } : {}),
    ...(comments > 0 && fields.shows('comments', mayChange) ? { comments_count: comments } : {}),
  };
}

function signupView(
  occurrence: SeenOccurrence,
  settings: NonNullable<EventTexts['signup']>,
  { access }: Viewer,
): Schemas['EventSignup'] {
  const list = access.state.signups.get(occurrenceId(occurrence)) ?? [];
  const seesAll = settings.visibility === 'all_users' || occurrence.seen.mayChange;
  return {
    limit: settings.limit,
    deadline: settings.deadline,
    visibility: settings.visibility,
    count: seesAll ? list.length : null,
    my_signup_ids: list.filter(({ author }) => isOwn(author, access)).map(({ id }) => id),
  };
}
