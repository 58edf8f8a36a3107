import { describe, expect, it } from 'vitest';
import { loadOperations } from '#mocks/contract/operations.ts';
import { exampleCall } from '../../example-call.ts';
import { errorId, openMock, storyClock } from '../../support.ts';
import { freeHour, openCalendar, roleKeys } from './calendar-browser.ts';

type Role = keyof typeof roleKeys;
type Right = 'read' | 'add' | 'change' | 'administer';

const roles = Object.keys(roleKeys) as Role[];

/** Each role's rights, and whose events it may see in detail and change. */
const table: Readonly<
  Record<
    Role,
    {
      rights: readonly Right[];
      sees: 'all' | 'own' | 'none';
      changes: 'all' | 'own' | 'recent' | 'none';
    }
  >
> = {
  admin: { rights: ['read', 'add', 'change', 'administer'], sees: 'all', changes: 'all' },
  modify: { rights: ['read', 'add', 'change'], sees: 'all', changes: 'all' },
  modify_from_same_link: { rights: ['read', 'add', 'change'], sees: 'all', changes: 'own' },
  modify_from_same_link_without_details: {
    ...{ rights: ['read', 'add', 'change'], sees: 'own', changes: 'own' },
  },
  add_only: { rights: ['read', 'add', 'change'], sees: 'all', changes: 'recent' },
  add_only_without_details: { rights: ['read', 'add', 'change'], sees: 'own', changes: 'recent' },
  read_only: { rights: ['read'], sees: 'all', changes: 'none' },
  read_only_without_details: { rights: ['read'], sees: 'none', changes: 'none' },
  no_access: { rights: [], sees: 'none', changes: 'none' },
  // On different sub-calendars.
  mixed: { rights: ['read', 'add', 'change'], sees: 'all', changes: 'all' },
};

/** The rights of which each operation needs one. */
const needs: Readonly<Record<string, readonly Right[]>> = {
  getCalendar: ['read'],
  openProtectedCalendar: [],
  listEvents: ['read'],
  searchEvents: ['read'],
  listEventChanges: ['read'],
  getEvent: ['read'],
  createEvent: ['add'],
  updateEvent: ['change'],
  deleteEvent: ['change'],
  previewEventChange: ['change'],
  listEventHistory: ['read'],
  undoEventChange: ['add', 'change'],
  listCalendarChanges: ['read'],
  listDeletedEvents: ['administer'],
  restoreEvent: ['administer'],
  listComments: ['read'],
  createComment: ['read'],
  updateComment: ['read'],
  deleteComment: ['read'],
  listSignups: ['read'],
  signUp: ['read'],
  updateSignup: ['read'],
  cancelSignup: ['read'],
  getEventReminders: ['read'],
  setEventReminders: ['read'],
  getSubCalendarReminders: ['read'],
  setSubCalendarReminders: ['read'],
  createEventPointer: ['read'],
  getPointedEvent: [],
  createSubCalendar: ['administer'],
  updateSubCalendar: ['administer'],
  deleteSubCalendar: ['administer'],
  orderSubCalendars: ['administer'],
  getSubCalendarUsage: ['administer'],
  mergeSubCalendar: ['administer'],
  createEventField: ['administer'],
  updateEventField: ['administer'],
  deleteEventField: ['administer'],
  updateCalendarSettings: ['administer'],
  getLicenseUsage: ['administer'],
  listKeys: ['administer'],
  createKey: ['administer'],
  updateKey: ['administer'],
  deleteKey: ['administer'],
  renewKey: ['administer'],
  listMembers: ['administer'],
  inviteMember: ['administer'],
  updateMember: ['administer'],
  removeMember: ['administer'],
  resendInvitation: ['administer'],
  leaveCalendar: ['read'],
  transferCalendar: ['administer'],
  exportEvents: ['read'],
  getEventAsICalendar: ['read'],
  importEvents: ['add'],
};

const operations = await loadOperations(['calendar']);
const owner = 'hugo@harbour-offices.example';

it('the table has every operation', () => {
  expect(Object.keys(needs).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

describe.each(roles)('a visitor with the role %s', (role) => {
  it('is refused the operations for which it lacks a right, and no others', async () => {
    const { fetch, post } = await openMock({ clock: storyClock });
    const refused: string[] = [];
    for (const operation of operations) {
      const { path, init } = exampleCall(operation);
      // The owner may do what is for owners alone, and otherwise no more than the key allows.
      if (operation.isProtected) await post('/__mock__/session', { as: owner });
      const answer = await fetch(path.replace('ksr0wingclubmain01', roleKeys[role]), init);
      // Those that a right allows in general may still be refused for this event.
      const { pathname } = new URL(path, 'https://calendar.example');
      const isAboutEvent = /\/events\/|\/event-pointers\//.test(pathname);
      if (answer.status === 403 && !(isAboutEvent && mayDo(role, operation.id))) {
        expect(await errorId(answer)).toBe('permission_denied');
        refused.push(operation.id);
      }
      await post('/__mock__/reset', {});
    }
    expect(refused).toEqual(operations.map(({ id }) => id).filter((id) => !mayDo(role, id)));
  });
});

function mayDo(role: Role, operationId: string): boolean {
  const needed = needs[operationId] ?? [];
  return needed.length === 0 || needed.some((right) => table[role].rights.includes(right));
}

describe.each(roles.filter((role) => role !== 'no_access' && role !== 'mixed'))(
  'with the role %s, a visitor',
  (role) => {
    const { sees, changes, rights } = table[role];
    const open = async () => openCalendar(await openMock({ clock: storyClock }), roleKeys[role]);

    it(`sees ${sees === 'all' ? 'the details' : 'nothing but the time'} of others’ events`, async () => {
      const event = await (await open()).event('7012');
      expect(event).toMatchObject({ is_reserved: sees !== 'all' });
      if (sees === 'all') expect(event.title).toBe('Board meeting');
      else {
        expect(event.title).toBeNull();
        expect(JSON.stringify(event)).not.toMatch(/Board|Confidential|agenda/);
      }
    });

    it(`${changes === 'all' ? 'may' : 'may not'} change others’ events`, async () => {
      const calendar = await open();
      const { rights: allowed, version } = await calendar.event('7012');
      expect([allowed.change, allowed.delete]).toEqual([changes === 'all', changes === 'all']);
      const answer = await calendar.send('PATCH', '/events/7012', { version, title: 'Changed' });
      expect(answer.status).toBe(changes === 'all' ? 200 : 403);
    });

    it('has the rights that its configuration names', async () => {
      const { access, sub_calendars } = await (await open()).configuration();
      expect(access).toMatchObject({
        role,
        may: {
          add: rights.includes('add'),
          change: rights.includes('change'),
          administer: rights.includes('administer'),
        },
      });
      expect(new Set(sub_calendars.map((one) => one.role))).toEqual(new Set([role]));
    });

    const mayAdd = rights.includes('add');

    it(mayAdd ? 'may add events, and then see and change them' : 'may not add events', async () => {
      const calendar = await open();
      const answer = await calendar.post('/events', freeHour);
      expect(answer.status).toBe(mayAdd ? 201 : 403);
      if (!mayAdd) return;
      const { event } = await answer.json();
      expect(event).toMatchObject({
        title: 'Interview',
        is_reserved: false,
        rights: {
          change: true,
          delete: true,
          until: changes === 'recent' ? '2026-03-02T09:30:00Z' : null,
        },
      });
      const { id, version } = event;
      expect(await calendar.update(id, { version, title: 'Two interviews' })).toMatchObject({
        event: { title: 'Two interviews' },
      });
    });
  },
);

describe.each(roles.filter((role) => role !== 'mixed' && table[role].rights.includes('add')))(
  'half an hour after adding an event, a visitor with the role %s',
  (role) => {
    const isOwner = table[role].changes !== 'recent';

    it(`${isOwner ? 'may' : 'may not'} still change it`, async () => {
      const mock = await openMock({ clock: storyClock });
      const calendar = openCalendar(mock, roleKeys[role]);
      const { event } = await calendar.create(freeHour);
      await mock.post('/__mock__/clock', { now: '2026-03-02T09:29:59Z' });
      expect((await calendar.event(event.id)).rights.change).toBe(true);
      await mock.post('/__mock__/clock', { now: '2026-03-02T09:30:00Z' });
      const later = await calendar.event(event.id);
      expect([later.rights.change, later.title]).toEqual([isOwner, 'Interview']);
      const { version } = later;
      const answer = await calendar.send('PATCH', `/events/${event.id}`, {
        version,
        title: 'Late',
      });
      expect(answer.status).toBe(isOwner ? 200 : 403);
    });
  },
);

describe('what the same link added in another session', () => {
  const booked = async (role: Role, title: string) => {
    const calendar = openCalendar(await openMock({ clock: storyClock }), roleKeys[role]);
    const events = await openCalendar(await openMock({ clock: storyClock }), roleKeys.admin).list(
      ...(['2026-03-02', '2026-03-08'] as const),
    );
    const id = events.find((event) => event.title === title)?.id ?? '';
    const { title: seen, rights } = await calendar.event(id);
    return [seen, rights.change];
  };

  it('belongs to those with “own”, and not to those with “add”', async () => {
    expect(await booked('modify_from_same_link', 'Booked: Tenants')).toEqual([
      ...['Booked: Tenants', true],
    ]);
    expect(
      await booked('modify_from_same_link_without_details', 'Booked: Tenants of the annex'),
    ).toEqual(['Booked: Tenants of the annex', true]);
    expect(await booked('add_only', 'Booked: Guests')).toEqual(['Booked: Guests', false]);
    expect(await booked('add_only_without_details', 'Booked: Guests of the annex')).toEqual([
      ...[null, false],
    ]);
  });
});

describe('a visitor with different roles for sub-calendars', () => {
  const open = async () => openCalendar(await openMock({ clock: storyClock }), roleKeys.mixed);

  it('sees those that are shared, each with its role', async () => {
    const { sub_calendars } = await (await open()).configuration();
    expect(sub_calendars.map(({ id, role }) => [id, role])).toEqual([
      [10201, 'read_only'],
      [10202, 'read_only_without_details'],
      [10204, 'modify'],
    ]);
  });

  it('sees the details of an event through any of its sub-calendars', async () => {
    const event = await (await open()).event('7012');
    expect([event.title, event.sub_calendar_ids]).toEqual(['Board meeting', [10202, 10204]]);
  });

  it('changes an event only if every one of its sub-calendars allows it', async () => {
    const calendar = await open();
    expect((await calendar.event('7012')).rights.change).toBe(false);
    const { event } = await calendar.create({ ...freeHour, sub_calendar_ids: [10204] });
    expect(event.rights.change).toBe(true);
    const { id, version } = event;
    const moved = await calendar.send('PATCH', `/events/${id}`, {
      version,
      sub_calendar_ids: [10201],
    });
    expect([moved.status, await errorId(moved)]).toEqual([403, 'permission_denied']);
  });

  it('does not learn of hidden sub-calendars or their events', async () => {
    const calendar = await open();
    const hidden = await calendar.get('/events/7013');
    expect([hidden.status, await errorId(hidden)]).toEqual([404, 'event_not_found']);
    const events = await calendar.list('2026-03-01', '2026-03-31');
    expect(events.flatMap((event) => event.sub_calendar_ids)).not.toContain(10203);
    const added = await calendar.post('/events', { ...freeHour, sub_calendar_ids: [10203] });
    expect(added.status).toBe(422);
  });
});

describe('an event without details', () => {
  it('cannot be found, exported, discussed, signed up for or shared', async () => {
    const calendar = openCalendar(
      await openMock({ clock: storyClock }),
      roleKeys.read_only_without_details,
    );
    const found = await (await calendar.get('/event-search?query=board')).json();
    expect(found).toMatchObject({ total: 0, results: [] });
    const range = 'start_date=2026-03-02&end_date=2026-03-08';
    for (const format of ['ics', 'csv']) {
      const text = await (await calendar.get(`/export?format=${format}&${range}`)).text();
      expect(text).toContain('Reserved');
      expect(text).not.toMatch(/Board|Confidential|Stand-up|Booked/);
    }
    for (const path of ['comments', 'signups', 'history', 'ics']) {
      expect((await calendar.get(`/events/7012/${path}`)).status).toBe(403);
    }
    expect((await calendar.post('/events/7012/pointer', undefined)).status).toBe(403);
    expect((await calendar.post('/events/7012/comments', { message: 'Hi' })).status).toBe(403);
    expect((await calendar.post('/events/7012/signups', { name: 'Hi' })).status).toBe(403);
  });
});
