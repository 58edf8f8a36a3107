import type { components } from '#generated/calendar/types.ts';
import { dayMs } from '#src/util/dates.ts';
import type { EventTexts, Span } from '../../seed/calendar/records.ts';
import { dateText, offsetText, timeText } from '../../time/local-time.ts';
import type { Zone } from '../../time/zones.ts';
import { isoTime } from '../times.ts';
import { type Access, isOwn } from './access.ts';
import { type EventAccess, eventAccess } from './event-access.ts';
import { type FieldAccess, fieldAccess } from './field-access.ts';
import { type Occurrence, occurrenceId, textsAt, versionAt } from './occurrences.ts';

type Schemas = components['schemas'];

/** How a visitor sees events. */
export interface Viewer {
  readonly access: Access;
  readonly zone: Zone;
  readonly now: Date;
  readonly fields: FieldAccess;
}

export function createViewer(access: Access, zone: Zone, now: Date): Viewer {
  return { access, zone, now, fields: fieldAccess(access.state.fields) };
}

/** An occurrence with what the visitor may do with it. */
export interface SeenOccurrence extends Occurrence {
  readonly seen: EventAccess;
}

/** The occurrence as the visitor may see it; undefined if it is hidden. */
export function seenOccurrence(occurrence: Occurrence, viewer: Viewer): SeenOccurrence | undefined {
  const { record, exception } = occurrence;
  const placed = exception?.changes?.subCalendarIds
    ? { ...record, subCalendarIds: exception.changes.subCalendarIds }
    : record;
  const seen = eventAccess(viewer.access, placed, viewer.now);
  return seen && { ...occurrence, seen };
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
  const { record, original, exception, seen } = occurrence;
  const texts = textsAt(occurrence);
  const { zone } = viewer;
  return {
    id: occurrenceId(occurrence),
    version: versionAt(occurrence),
    title: seen.seesDetails ? texts.title : null,
    ...spanView(occurrence, zone),
    sub_calendar_ids: [...seen.subCalendarIds],
    is_reserved: !seen.seesDetails,
    rights: seen.seesDetails ? rightsIn(occurrence, texts, viewer) : nothingAllowed,
    ...(original === null
      ? {}
      : { series_id: record.id, original_start: timeView(original, record.allDay, zone) }),
    ...(seen.seesDetails ? details(occurrence, texts, viewer) : {}),
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
  { seen }: SeenOccurrence,
  { signup }: EventTexts,
  { fields }: Viewer,
): Schemas['EventRights'] {
  const { mayChange, until } = seen;
  return {
    change: mayChange,
    delete: mayChange,
    comment: fields.shows('comments', mayChange),
    signup: signup !== null && fields.shows('signup', mayChange),
    until: until === undefined ? null : isoTime(until),
  };
}

/** What only those see who may see details. Members without a value are left out. */
function details(
  occurrence: SeenOccurrence,
  texts: EventTexts,
  viewer: Viewer,
): Partial<Schemas['Event']> {
  const { record, exception, seen } = occurrence;
  const { recurrence } = record;
  const { fields } = viewer;
  const shown = (type: 'who' | 'location' | 'notes') =>
    texts[type] && fields.shows(type, seen.mayChange) ? { [type]: texts[type] } : undefined;
  const custom = fields.visibleValues(texts.custom, seen.mayChange);
  return {
    ...(recurrence ? { is_exception: exception !== undefined, rrule: recurrence.rrule } : {}),
    ...(recurrence && !record.allDay ? { tz: record.zone } : {}),
    ...shown('who'),
    ...shown('location'),
    ...shown('notes'),
    ...(custom ? { custom } : {}),
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
    ...(attachments.length > 0 && fields.shows('attachments', mayChange)
      ? { attachments: [...attachments] }
      : {}),
    ...(signup && fields.shows('signup', mayChange)
      ? { signup: signupView(occurrence, signup, viewer) }
      : {}),
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
