import { describe, expect, it } from 'vitest';
import type { Author, Permission } from '#mocks/seed/calendar/records.ts';
import { eventAccess, seesSubCalendar } from '#mocks/world/calendar/event-access.ts';
import { World } from '#mocks/world/world.ts';
import { calendarState, eventRecord, storyNow, visitor } from './calendar-records.ts';

const [eights, fours, sculls] = [10101, 10102, 10103];

const user = new World().users.get(1);
const others: Author = { name: 'Milo', userId: 2, keyId: 99, isHere: false };
const byKey: Author = { ...others, keyId: 1011 };
const byUser: Author = { ...others, userId: 1 };
const here: Author = { name: 'Main link', userId: null, keyId: 1011, isHere: true };

interface Scene {
  readonly author?: Author;
  readonly on?: readonly number[];
  readonly createdAt?: string;
  readonly loggedIn?: boolean;
}

/** What a visitor may do with an event. */
function readAccess(
  role: Permission | Readonly<Record<number, Permission>>,
  { author = others, on = [eights], createdAt, loggedIn = false }: Scene = {},
) {
  const event = eventRecord({ author, subCalendarIds: on });
  const access = visitor(calendarState([event]), role, loggedIn ? { user } : {});
  const placed = createdAt ? { ...event, createdAt: asMoment(createdAt) } : event;
  return eventAccess(access, placed, storyNow);
}

function asMoment(time: string) {
  return `2026-03-02T${time}Z` as const;
}

describe('an event of others', () => {
  it.each([
    ['admin', true, true],
    ['modify', true, true],
    ['modify_from_same_link', true, false],
    ['modify_from_same_link_without_details', false, false],
    ['add_only', true, false],
    ['add_only_without_details', false, false],
    ['read_only', true, false],
    ['read_only_without_details', false, false],
  ] as const)(
    'with the role %s shows its details: %s, and can be changed: %s',
    (role, seesDetails, mayChange) => {
      expect(readAccess(role)).toEqual({
        ...{ subCalendarIds: [eights], seesDetails, mayChange, until: undefined },
      });
    },
  );

  it('is hidden without access', () => {
    expect(readAccess('no_access')).toBeUndefined();
  });
});

describe('one’s own event', () => {
  const role = 'modify_from_same_link_without_details';

  it('is one that was added with the same link', () => {
    expect(readAccess(role, { author: byKey })).toMatchObject({
      seesDetails: true,
      mayChange: true,
    });
  });

  it('is one that the same user added with another link', () => {
    expect(readAccess(role, { author: byUser, loggedIn: true })?.mayChange).toBe(true);
    expect(readAccess(role, { author: byUser })?.mayChange).toBe(false);
  });

  it('is not one that was added without a link, for a member', () => {
    const event = eventRecord({ author: { ...others, keyId: null } });
    const member = visitor(calendarState([event]), role, { user, keyId: null, kind: 'user' });
    expect(eventAccess(member, event, storyNow)?.mayChange).toBe(false);
  });
});

describe('an event that was added in this visit', () => {
  it.each(['add_only', 'add_only_without_details'] as const)(
    'can be changed for half an hour with the role %s',
    (role) => {
      // It is 9:00.
      const read = (createdAt: string) => readAccess(role, { author: here, createdAt });
      expect(read('08:30:01')).toMatchObject({
        ...{ seesDetails: true, mayChange: true, until: Date.parse('2026-03-02T09:00:01Z') },
      });
      expect(read('08:30:00')).toMatchObject({
        ...{ seesDetails: true, mayChange: false, until: undefined },
      });
    },
  );

  it('is not one that somebody else has just added with the same link', () => {
    const read = readAccess('add_only_without_details', { author: byKey, createdAt: '08:59:00' });
    expect(read).toMatchObject({ seesDetails: false, mayChange: false });
  });

  it('can be changed without an end by those who may change all', () => {
    expect(readAccess('modify', { author: here, createdAt: '08:59:00' })?.until).toBeUndefined();
  });
});

describe('an event on several sub-calendars', () => {
  const on = [sculls, eights, fours];

  it('names those that the visitor sees, in the calendar’s order', () => {
    expect(readAccess('read_only', { on })?.subCalendarIds).toEqual([eights, fours, sculls]);
    const some = { [sculls]: 'read_only', [eights]: 'read_only' } as const;
    expect(readAccess(some, { on })?.subCalendarIds).toEqual([eights, sculls]);
  });

  it('shows its details if one of them does', () => {
    const roles = { [eights]: 'read_only_without_details', [fours]: 'read_only' } as const;
    expect(readAccess(roles, { on })?.seesDetails).toBe(true);
  });

  it('can be changed if all of them allow it, until the first of them does not', () => {
    const change = (role: Permission) =>
      readAccess(
        { [eights]: 'modify', [fours]: role },
        { on: [eights, fours], author: here, createdAt: '08:40:00' },
      );
    expect(change('modify')).toMatchObject({ mayChange: true, until: undefined });
    expect(change('add_only')).toMatchObject({
      ...{ mayChange: true, until: Date.parse('2026-03-02T09:10:00Z') },
    });
    expect(change('read_only')?.mayChange).toBe(false);
    expect(change('no_access')?.mayChange).toBe(false);
  });
});

describe('a sub-calendar', () => {
  it('is seen with any role but “no access”', () => {
    const access = visitor(calendarState([]), { [eights]: 'read_only_without_details' });
    expect([eights, fours].map((id) => seesSubCalendar(access, id))).toEqual([true, false]);
  });
});
