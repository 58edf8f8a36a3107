import { type CalendarEvent, clockMinute } from '../model/event.ts';

/** The fields of an event that can be compared before and after a change. */
export const comparedMembers: readonly string[] = [
  'title',
  'start',
  'end',
  'all_day',
  'sub_calendar_ids',
  'rrule',
  'who',
  'location',
  'notes',
  'custom',
  'signup',
];
/** The rule is the series', which may have changed along with another occurrence. */
export const comparedOfOccurrences = comparedMembers.filter((name) => name !== 'rrule');

/**
 * Returns whether an event is as wanted in all that was to be changed. A new file is not there under a name of its own, so that
 * cannot be said of it.
 */
export function hasChanges(
  event: CalendarEvent,
  wanted: CalendarEvent,
  names: readonly string[],
): boolean {
  return names.every(
    (name) => name === 'tz' || (comparedMembers.includes(name) && isSame(event, wanted, name)),
  );
}

function isSame(event: CalendarEvent, wanted: CalendarEvent, name: string): boolean {
  switch (name) {
    case 'start':
    case 'end':
      return clockMinute(event[name]) === clockMinute(wanted[name]);
    case 'signup':
      return isAlike(signupSettings(event), signupSettings(wanted));
    default:
      return isAlike(Reflect.get(event, name), Reflect.get(wanted, name));
  }
}

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function signupSettings({ signup }: CalendarEvent) {
  return signup && [signup.limit, signup.deadline, signup.visibility];
}
