import { isSameJson } from '#src/util/is-same-json.ts';
import { type CalendarEvent, clockMinute } from '../model/event.ts';
import { signupSettings } from '../model/signup-settings.ts';
import type { EventChanges } from './event-write.ts';
import { changedEvent } from './predict-edit.ts';

/** A part of an event that is changed as a whole. Files are not among them: each is added and removed by itself. */
export type EventPart =
  | 'title'
  | 'time'
  | 'sub_calendar_ids'
  | 'rrule'
  | 'who'
  | 'location'
  | 'notes'
  | 'signup'
  | `custom.${string}`;

type Member = Exclude<keyof EventChanges, 'custom' | 'add_attachments' | 'remove_attachment_ids'>;

/** The parts to which the members of a change belong. */
const parts: Readonly<Record<Member, EventPart>> = {
  title: 'title',
  start: 'time',
  end: 'time',
  all_day: 'time',
  sub_calendar_ids: 'sub_calendar_ids',
  rrule: 'rrule',
  tz: 'rrule',
  who: 'who',
  location: 'location',
  notes: 'notes',
  signup: 'signup',
};

/**
 * The parts that a person and others have changed in different ways.
 * @param seen the event as the person saw it.
 * @param current as others have left it.
 */
export function findConflicts(
  seen: CalendarEvent,
  changes: EventChanges,
  current: CalendarEvent,
): readonly EventPart[] {
  const { tz } = changes;
  const wanted = { ...changedEvent(seen, changes), ...(tz && { tz }) };
  return changedParts(changes).filter((part) => {
    const theirs = readPart(part, current);
    return [seen, wanted].every((event) => !isSameJson(readPart(part, event), theirs));
  });
}

/** A change of an event that others have changed, too, on top of theirs; null if both have changed the same part. */
export function mergeChanges(
  seen: CalendarEvent,
  changes: EventChanges,
  current: CalendarEvent,
): EventChanges | null {
  return findConflicts(seen, changes, current).length > 0 ? null : withKnownFiles(changes, current);
}

/** A change without the removal of files that others have removed already. */
export function withKnownFiles(
  { remove_attachment_ids: ids, ...changes }: EventChanges,
  { attachments = [] }: CalendarEvent,
): EventChanges {
  const left = ids?.filter((id) => attachments.some((file) => file.id === id)) ?? [];
  return left.length > 0 ? { ...changes, remove_attachment_ids: left } : changes;
}

/** A change without some parts, which stay as they are. */
export function withoutParts(changes: EventChanges, left: readonly EventPart[]): EventChanges {
  const { custom, ...members } = changes;
  const isLeft = (part: EventPart | undefined) => part !== undefined && left.includes(part);
  const keptMembers = Object.entries(members).filter(
    ([name]) => !isLeft(isMember(name) ? parts[name] : undefined),
  );
  const keptValues = Object.entries(custom ?? {}).filter(([id]) => !isLeft(`custom.${id}`));
  return {
    ...Object.fromEntries(keptMembers),
    ...(keptValues.length > 0 && { custom: Object.fromEntries(keptValues) }),
  };
}

function changedParts({ custom, ...members }: EventChanges): readonly EventPart[] {
  const names = Object.keys(members).filter(isMember);
  return [
    ...new Set(names.map((name) => parts[name])),
    ...Object.keys(custom ?? {}).map((id) => `custom.${id}` as const),
  ];
}

function isMember(name: string): name is Member {
  return Object.hasOwn(parts, name);
}

function readPart(part: EventPart, event: CalendarEvent): unknown {
  const { start, end, all_day, rrule, tz, signup, sub_calendar_ids: ids } = event;
  switch (part) {
    case 'time':
      return [clockMinute(start), clockMinute(end), all_day];
    case 'rrule':
      return rrule === undefined ? null : [rrule, tz];
    case 'sub_calendar_ids':
      return ids.toSorted((one, other) => one - other);
    case 'signup':
      return signupSettings(signup);
    case 'title':
    case 'who':
    case 'location':
    case 'notes':
      return event[part] ?? null;
    default:
      return event.custom?.[part.slice('custom.'.length)] ?? null;
  }
}
