import type { components as AdminComponents } from '#generated/admin/types.ts';
import type { components as AppComponents } from '#generated/app/types.ts';
import { demoAccounts } from './accounts.ts';
import { type SeededTime, storyTime, type TimedRecord } from './moment.ts';

export type CalendarRecord = TimedRecord<AdminComponents['schemas']['CalendarSearchResult']> & {
  readonly created_at: SeededTime;
};

/** A calendar on the dashboard of an account. */
export interface Membership {
  readonly accountId: number;
  readonly calendarId: number;
  readonly role: AppComponents['schemas']['CalendarRole'];
  /** True if the account opens the calendar with its key. */
  readonly byKey: boolean;
  readonly lastOpenedAt: SeededTime | null;
}

const olivia = ownerById(1);
const hugo = { id: 20, name: 'Hugo Hafner', email: 'hugo@harbour-offices.example' };
const paula = { id: 21, name: 'Paula Petrović', email: 'paula@example.com' };

const riversideSports = { id: 11, name: 'Riverside Sports', hidden: false };
const harbourOffices = { id: 12, name: 'Harbour Offices', hidden: false };

/** Has 30,000 events, which anyone may read. */
export const bigCalendarId = 110;

/** Calendars in the documents' examples and on the demo accounts' dashboards. */
export const demoCalendars: readonly CalendarRecord[] = [
  {
    id: 101,
    identifier: 'riv3rs',
    title: 'Riverside rowing club',
    key: 'ksr0wingclubmain01',
    owner: olivia,
    organization: riversideSports,
    license: 'pro',
    active: true,
    created_at: storyTime('2021-05-11T10:00:00Z'),
  },
  {
    id: 102,
    identifier: 'm33t1n',
    title: 'Meeting rooms',
    key: 'ksmeetingrooms0102',
    owner: hugo,
    organization: harbourOffices,
    license: 'business',
    active: true,
    created_at: storyTime('2024-01-09T09:30:00Z'),
  },
  {
    id: 103,
    identifier: 'fam1ly',
    title: 'Family',
    key: 'ksfamilycalendar03',
    owner: olivia,
    organization: null,
    license: 'intro',
    active: true,
    created_at: storyTime('2020-11-29T17:45:00Z'),
  },
  {
    id: 104,
    identifier: 'b0ath0',
    title: 'Boathouse shifts',
    key: 'ksboathouseshift04',
    owner: olivia,
    organization: riversideSports,
    license: 'pro',
    active: true,
    created_at: storyTime('2021-06-02T08:00:00Z'),
  },
  {
    id: 105,
    identifier: 'regat7',
    title: 'Regatta 2026',
    key: 'ksregatta2026plan5',
    owner: olivia,
    organization: riversideSports,
    license: 'plus',
    active: true,
    created_at: storyTime('2025-09-14T19:20:00Z'),
  },
  {
    id: 106,
    identifier: 'all0tm',
    title: 'Allotment watering rota',
    key: 'ksallotmentwater06',
    owner: olivia,
    organization: null,
    license: 'standard',
    active: true,
    created_at: storyTime('2023-04-01T06:30:00Z'),
  },
  {
    id: 107,
    identifier: 'ch01r7',
    title: 'St. Aldhelm’s choir',
    key: 'ksstaldhelmschoir7',
    owner: paula,
    organization: null,
    license: 'premium',
    active: true,
    created_at: storyTime('2022-08-21T12:00:00Z'),
  },
  {
    id: 108,
    identifier: 'o1dclb',
    title: 'Rota of the old clubhouse (closed)',
    key: 'ksoldclubhouse0108',
    owner: olivia,
    organization: riversideSports,
    license: 'enterprise',
    active: false,
    created_at: storyTime('2018-02-03T15:10:00Z'),
  },
  {
    id: 109,
    identifier: 'str33t',
    title: 'Street party',
    key: 'ksstreetparty00109',
    owner: paula,
    organization: null,
    license: 'intro',
    active: true,
    created_at: storyTime('2025-12-24T20:00:00Z'),
  },
  {
    id: bigCalendarId,
    identifier: 'b1gcal',
    title: 'Field service',
    key: 'ksb1gcalendar10000',
    owner: hugo,
    organization: harbourOffices,
    license: 'enterprise',
    active: true,
    created_at: storyTime('2023-10-02T07:00:00Z'),
  },
];

/** Counts as opened with its password until that session is closed. */
export const openedCalendarId = 105;

/** The demo calendars on the dashboards of the demo accounts. */
export const memberships: readonly Membership[] = [
  membership(1, 101, 'owner', storyTime('2026-03-02T08:15:00Z')),
  { ...membership(1, 102, 'member', null), byKey: false },
  membership(1, 103, 'owner', storyTime('2026-03-01T19:02:00Z')),
  membership(1, 104, 'owner', storyTime('2026-02-27T06:55:00Z')),
  membership(1, 105, 'owner', null),
  membership(1, 106, 'owner', storyTime('2025-10-12T16:40:00Z')),
  { ...membership(1, 107, 'member', storyTime('2026-02-28T21:30:00Z')), byKey: false },
  membership(1, 108, 'owner', storyTime('2019-11-30T09:00:00Z')),
  membership(2, 101, 'member', storyTime('2026-03-01T07:10:00Z')),
  { ...membership(2, 102, 'member', storyTime('2026-02-16T13:00:00Z')), byKey: false },
  membership(2, 107, 'member', null),
];

function membership(
  accountId: number,
  calendarId: number,
  role: Membership['role'],
  lastOpenedAt: SeededTime | null,
): Membership {
  return { accountId, calendarId, role, byKey: true, lastOpenedAt };
}

function ownerById(id: number): CalendarRecord['owner'] {
  const account = demoAccounts.find((demoAccount) => demoAccount.id === id);
  if (!account) throw new Error(`No demo account has the id ${id}.`);
  return { id, name: account.name, email: account.email };
}
