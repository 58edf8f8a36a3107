import { describe, expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import {
  arrangeCalendars,
  createComparison,
  createSearch,
  listOrganizations,
} from '#src/features/account/dashboard/calendar-view.ts';
import type { UserCalendar } from '#src/features/account/user-calendar.ts';

const plain = { pinned: false, pin_place: null, role: 'owner', organization_name: null } as const;
const calendar = (id: number, changes: Partial<UserCalendar>) =>
  fixture('Calendar', { id, ...plain, ...changes });

const ids = (calendars: readonly UserCalendar[]) => calendars.map(({ id }) => id);
const byName = createComparison('name', 'de');

describe('the order', () => {
  const calendars = [
    calendar(1, { title: 'Zoo', last_opened_at: null, created_at: '2020-01-01T00:00:00Z' }),
    calendar(2, {
      title: 'Äpfel 10',
      last_opened_at: '2026-03-01T08:00:00+02:00',
      created_at: '2024-01-01T00:00:00Z',
    }),
    calendar(3, {
      title: 'Äpfel 9',
      last_opened_at: '2026-03-01T07:00:00Z',
      created_at: '2022-01-01T00:00:00Z',
    }),
    calendar(4, { title: 'Birnen', last_opened_at: null, created_at: '2024-01-01T00:00:00Z' }),
  ];

  it.each([
    // 08:00 east of Greenwich is before 07:00 there; calendars that were never opened are sorted by title.
    ['opened', [3, 2, 4, 1]],
    ['name', [3, 2, 4, 1]],
    ['created', [2, 4, 3, 1]],
  ] as const)('by %s is %j', (sort, expected) => {
    expect(ids(arrangeCalendars(calendars, 'all', createComparison(sort, 'de')))).toEqual(expected);
  });

  it('starts with the pinned calendars, in the user’s order', () => {
    const places = new Map([
      [1, 1],
      [4, 2],
    ]);
    const withPins = calendars.map((calendar) => {
      const pin_place = places.get(calendar.id) ?? null;
      return { ...calendar, pinned: pin_place !== null, pin_place };
    });
    expect(ids(arrangeCalendars(withPins, 'all', byName))).toEqual([1, 4, 3, 2]);
  });

  it('does not change the given list', () => {
    const before = ids(calendars);
    arrangeCalendars(calendars, 'all', byName);
    expect(ids(calendars)).toEqual(before);
  });
});

describe('the filter', () => {
  const calendars = [
    calendar(1, { title: 'A', organization_name: 'Riverside' }),
    calendar(2, { title: 'B', role: 'member', organization_name: 'Riverside' }),
    calendar(3, { title: 'C', role: 'member' }),
  ];

  it.each([
    ['all', [1, 2, 3]],
    ['mine', [1]],
    ['shared', [2, 3]],
    [{ organization: 'Riverside' }, [1, 2]],
    [{ organization: 'riverside' }, []],
  ] as const)('%j matches %j', (filter, expected) => {
    expect(ids(arrangeCalendars(calendars, filter, byName))).toEqual(expected);
  });

  it('offers each organization once, sorted', () => {
    const more = [...calendars, calendar(4, { organization_name: 'Äste' })];
    expect(listOrganizations(more, 'de')).toEqual(['Äste', 'Riverside']);
  });
});

it('the search matches the owner’s name, except on one’s own calendars', () => {
  const owner = { id: 21, name: 'Paula Petrović' };
  const calendars = [
    calendar(1, { title: 'Choir', role: 'member', owner }),
    calendar(2, { title: 'Choir', owner }),
  ];
  const search = createSearch(calendars);
  expect(ids(search(calendars, 'petrovic choir'))).toEqual([1]);
  expect(ids(search(calendars, ' CHOIR  '))).toEqual([1, 2]);
  expect(ids(search(calendars.slice(1), 'choir'))).toEqual([2]);
});
