import { describe, expect, it } from 'vitest';
import type { Author } from '#mocks/seed/calendar/records.ts';
import {
  authorFrom,
  calendarByKey,
  isOpen,
  isOwn,
  mayIn,
  openCalendar,
} from '#mocks/world/calendar/access.ts';
import { World } from '#mocks/world/world.ts';
import { calendarState, visitor } from './calendar-records.ts';

const clubKey = 'ksr0wingclubmain01';

function open(address: string, email?: string, world = new World()) {
  const account = email ? world.users.byEmail(email) : undefined;
  return openCalendar({ world, account, now: world.start }, address);
}

/** The same, for an address that is open. */
function opened(...visit: Parameters<typeof open>) {
  const access = open(...visit);
  if (!isOpen(access)) throw new Error(access.body.error.id);
  return access;
}

/** Why an address is not open. */
function readRefusal(...visit: Parameters<typeof open>) {
  const closed = open(...visit);
  return isOpen(closed) ? undefined : [closed.status, closed.body.error.id];
}

/** The identifier of a calendar of the demo data. */
function findIdentifier(world: World, id: number): string {
  const calendar = world.calendars.get(id);
  if (!calendar) throw new Error(`There is no calendar ${id}.`);
  return calendar.identifier;
}

describe('an address', () => {
  it.each(['ksr0wingclubmain0', 'ksr0wingclubmain012', 'xsr0wingclubmain01'])(
    'that does not look like a key is an identifier: %s',
    (address) => {
      expect(readRefusal(address)).toEqual([401, 'login_required']);
    },
  );
});

describe('a key', () => {
  it('opens its calendar for anyone, by the name and with the role that it has', () => {
    expect(opened(clubKey)).toMatchObject({
      ...{ kind: 'key', role: 'admin', keyId: 1011, user: undefined, calendar: { id: 101 } },
    });
    expect(opened(clubKey, 'none@example.com')).toMatchObject({
      ...{ kind: 'key', user: { email: 'none@example.com' } },
    });
  });

  it('that no calendar has opens nothing', () => {
    expect(readRefusal('ksunknown000000001')).toEqual([404, 'calendar_not_found']);
    expect(calendarByKey(new World(), 'ksunknown000000001')).toBeUndefined();
  });

  it('that is deactivated, or whose calendar is, opens nothing', () => {
    const inactive = [409, 'calendar_inactive'];
    const world = new World();
    const extras = world.calendarExtras.get(101);
    const keys = extras.keys.map((key) => ({ ...key, active: false }));
    world.calendarExtras.set(101, { ...extras, keys });
    expect(readRefusal(clubKey, undefined, world)).toEqual(inactive);
    const other = new World();
    const club = other.calendars.get(101);
    if (club) other.calendars.set({ ...club, active: false });
    expect(readRefusal(clubKey, undefined, other)).toEqual(inactive);
  });
});

describe('an identifier', () => {
  const world = new World();

  it('requires a login', () => {
    expect(readRefusal(findIdentifier(world, 101))).toEqual([401, 'login_required']);
  });

  it('opens the calendar for its owner, and not for strangers', () => {
    const identifier = findIdentifier(world, 101);
    expect(opened(identifier, 'owner@example.com')).toMatchObject({
      ...{ kind: 'user', name: 'Olivia Owner', role: 'admin', keyId: null },
    });
    const notFound = [404, 'calendar_not_found'];
    expect(readRefusal(identifier, 'none@example.com')).toEqual(notFound);
    expect(readRefusal('unknown', 'owner@example.com')).toEqual(notFound);
  });
});

describe('the roles of a visitor', () => {
  it('are the same on every active sub-calendar', () => {
    const access = opened('ksroomsreadonly001');
    expect(access.roleFor(10201)).toBe('read_only');
    expect(access.roleFor(99)).toBe('no_access');
  });

  it('of an administrator include the hidden sub-calendars', () => {
    // The old clubhouse is hidden.
    expect(opened(clubKey).roleFor(10107)).toBe('admin');
  });

  it('that are mixed are those of each sub-calendar, or none', () => {
    const access = opened('ksroomsmixed000001');
    expect([10201, 10202, 10203, 10204].map(access.roleFor)).toEqual([
      ...['read_only', 'read_only_without_details', 'no_access', 'modify'],
    ]);
    expect(mayIn(access, 'change')).toBe(true);
    expect(mayIn(access, 'administer')).toBe(false);
  });

  it('that are the same give the rights of the role', () => {
    expect(mayIn(opened('ksroomsaddonly0001'), 'add')).toBe(true);
    expect(mayIn(opened('ksroomsreadonly001'), 'add')).toBe(false);
  });
});

describe('an author', () => {
  const state = calendarState([]);
  const user = new World().users.get(1);

  it('is the user, or the link', () => {
    expect(authorFrom(visitor(state, 'admin', { user }))).toEqual({
      ...{ name: 'Olivia Owner', userId: 1, keyId: 1011, isHere: true },
    });
    expect(authorFrom(visitor(state))).toEqual({
      ...{ name: 'Main link', userId: null, keyId: 1011, isHere: true },
    });
  });

  it.each([
    ['the same user, elsewhere', true, { userId: 1, isHere: false }, true],
    ['another user', true, { userId: 2, isHere: true }, false],
    ['somebody here, before the login', true, { userId: null, isHere: true }, false],
    ['somebody here', false, { userId: null, isHere: true }, true],
    ['somebody elsewhere', false, { userId: null, isHere: false }, false],
    ['the user, after the logout', false, { userId: 1, isHere: true }, false],
  ])('%s (logged in: %s) is the visitor: %#', (_, isLoggedIn, author, expected) => {
    const written: Author = { name: 'Somebody', keyId: 1011, ...author };
    expect(isOwn(written, visitor(state, 'admin', isLoggedIn ? { user } : {}))).toBe(expected);
  });
});
