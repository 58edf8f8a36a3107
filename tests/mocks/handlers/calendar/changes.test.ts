import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { components } from '#generated/calendar/types.ts';
import { playCases } from '#tests/setup/play-cases.ts';
import { type Browser, errorId, openMock, storyClock } from '../../support.ts';
import {
  type CalendarEvent,
  type OpenedCalendar,
  openCalendar,
  rowingClub,
  training,
} from './calendar-browser.ts';

const [first, last] = ['2026-03-02', '2026-04-12'] as const;

/** Something that a visitor does, with one of the events of the range. */
interface Act {
  readonly kind: 'create' | 'rename' | 'move' | 'hide' | 'delete' | 'undo' | 'comment' | 'sign up';
  readonly scope: 'this' | 'following' | 'all';
  readonly place: number;
}

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(
    ...(['create', 'rename', 'move', 'hide', 'delete', 'undo', 'comment', 'sign up'] as const),
  ),
  scope: fc.constantFrom('this', 'following', 'all'),
  place: fc.double({ min: 0, max: 0.999, noNaN: true }),
});

/**
 * A page that stays open: what it read, brought up to date by changes only.
 * @param isBehind whether it lists all changes each time, as after writes of its own that others may have overtaken.
 */
async function openPage(calendar: OpenedCalendar, isBehind: boolean) {
  const read = async () => {
    const range = `start_date=${first}&end_date=${last}`;
    return (await calendar.get(`/events?${range}`)).json();
  };
  let { results: events, sync_token: token } = await read();
  return {
    async update() {
      const feed = await calendar.changes(token, first, last);
      const changed = new Set(feed.results.map(({ event_id }) => event_id));
      const kept = events.filter(
        ({ id, series_id }: CalendarEvent) => !changed.has(series_id ?? id),
      );
      events = [...kept, ...feed.events];
      if (!isBehind) token = feed.sync_token;
    },
    /** What it shows, and what a fresh read returns. */
    compared: async () => {
      const fresh = await read();
      return [byId(events), byId(fresh.results)];
    },
  };
}

function byId(events: readonly CalendarEvent[]): CalendarEvent[] {
  return events.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Does something; refusals are fine. */
async function perform(calendar: OpenedCalendar, one: Act, undos: string[]) {
  const answer = await request(calendar, one, undos);
  if (!answer.ok || answer.status === 204) return;
  const { undo } = await answer.json();
  if (undo) undos.push(undo.id);
}

async function request(calendar: OpenedCalendar, { kind, scope, place }: Act, undos: string[]) {
  const events = await calendar.list(first, last);
  const event = events[Math.floor(place * events.length)];
  if (kind === 'undo') return calendar.post(`/undo/${undos.pop() ?? 'u-1'}`, undefined);
  if (kind === 'create' || !event) {
    const rrule = scope === 'this' ? null : 'FREQ=DAILY;COUNT=4';
    const times = { start: '2026-04-01T18:00', end: '2026-04-01T19:30' };
    return calendar.post('/events', { ...training, ...times, rrule });
  }
  const { id, version } = event;
  const path = `/events/${id}`;
  const change = (more: object) => calendar.send('PATCH', path, { version, scope, ...more });
  switch (kind) {
    case 'rename':
      return change({ title: 'Renamed' });
    case 'move':
      return change(
        event.all_day ? { title: 'Kept' } : { start: `${event.start.slice(0, 10)}T05:00` },
      );
    case 'hide':
      return change({ sub_calendar_ids: [10106] });
    case 'delete':
      return calendar.send('DELETE', `${path}?version=${version}&scope=${scope}`);
    case 'comment':
      return calendar.post(`${path}/comments`, { message: 'Noted.' });
    case 'sign up':
      return calendar.post(`${path}/signups`, { name: 'Someone' });
  }
}

async function createKey(
  calendar: OpenedCalendar,
  sub_calendar_roles: components['schemas']['SubCalendarPermissionRequest'][],
): Promise<string> {
  const body = { name: `Key ${sub_calendar_roles.length}`, role: 'mixed', sub_calendar_roles };
  const answer = await calendar.post('/keys', body);
  expect(answer.status).toBe(201);
  return (await answer.json()).key;
}

/** The calendar as somebody sees it who may only read one of its sub-calendars. */
async function openReader(mock: Browser, calendar: OpenedCalendar): Promise<OpenedCalendar> {
  const key = await createKey(calendar, [{ sub_calendar_id: 10101, role: 'read_only' }]);
  return openCalendar(mock, key);
}

/** Adds a series, and returns its occurrences: one on each of four days from April 1. */
async function createSeries(calendar: OpenedCalendar, more: object = {}): Promise<CalendarEvent[]> {
  const times = { start: '2026-04-01T18:00', end: '2026-04-01T19:30', rrule: 'FREQ=DAILY;COUNT=4' };
  const { event } = await calendar.create({ ...training, ...times, ...more });
  const events = await calendar.list(first, last);
  return events.filter(({ series_id }) => series_id === event.series_id);
}

/** Pages of visitors with different rights, each twice: one is behind. */
async function openPages(mock: Browser, calendar: OpenedCalendar) {
  const keys = [
    rowingClub,
    await createKey(calendar, [{ sub_calendar_id: 10101, role: 'read_only' }]),
    await createKey(calendar, [
      { sub_calendar_id: 10101, role: 'read_only_without_details' },
      { sub_calendar_id: 10105, role: 'read_only_without_details' },
    ]),
  ];
  return Promise.all(
    [true, false].flatMap((isBehind) =>
      keys.map((key) => openPage(openCalendar(mock, key), isBehind)),
    ),
  );
}

describe('the changes since a token', () => {
  it('bring what any visitor has read to the state of a fresh read', async () => {
    const mock = await openMock({ clock: storyClock });
    await playCases({ runs: 15 }, fc.array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
      await mock.post('/__mock__/reset', {});
      const calendar = openCalendar(mock, rowingClub);
      const pages = await openPages(mock, calendar);
      const undos: string[] = [];
      for (const one of acts) {
        await perform(calendar, one, undos);
        // The last one misses all updates, and makes up for them at the end.
        for (const page of pages.slice(0, -1)) await page.update();
      }
      for (const page of pages) {
        await page.update();
        const [shown, fresh] = await page.compared();
        expect(shown).toEqual(fresh);
      }
    });
  });

  it('say who did what, latest first, as far as the visitor may know', async () => {
    const mock = await openMock({ clock: storyClock });
    const calendar = openCalendar(mock, rowingClub);
    const { sync_token: token } = await calendar.configuration();
    const key = await createKey(calendar, [
      { sub_calendar_id: 10101, role: 'read_only_without_details' },
    ]);
    const { event } = await calendar.create(training);
    await mock.post('/__mock__/calendar-change', {
      ...{ calendar: rowingClub, change: 'delete', event: '7003' },
    });
    const { results } = await calendar.changes(token, first, last);
    expect(results).toMatchObject([
      { event_id: '7003', kind: 'deleted', author: 'Rosa Ruder', is_own: false },
      { event_id: event.id, kind: 'created', title: 'Sculling', author: 'Main link', is_own: true },
    ]);
    const hidden = await openCalendar(mock, key).changes(token, first, last);
    expect(hidden.results).toMatchObject([
      { event_id: event.id, kind: 'created', title: null, author: null },
    ]);
  });

  it('name what differs since then, as far as the visitor may know', async () => {
    const mock = await openMock({ clock: storyClock });
    const calendar = openCalendar(mock, rowingClub);
    const { sync_token: token } = await calendar.configuration();
    const key = await createKey(calendar, [
      { sub_calendar_id: 10106, role: 'read_only_without_details' },
    ]);
    const change = async (changes: object) => {
      const { version } = await (await calendar.get('/events/7003')).json();
      const answer = await calendar.send('PATCH', '/events/7003', { version, ...changes });
      expect(answer.status).toBe(200);
    };
    await change({ title: 'Cleaning', start: '2026-03-07T08:00' });
    await change({ title: 'Spring clean of the boathouse', custom: { '1015': [10151] } });
    await calendar.post('/events/7003/comments', { message: 'Noted.' });
    const { results } = await calendar.changes(token, first, last);
    // The title is what it was.
    expect(results).toMatchObject([
      { kind: 'updated', occurrence: null, fields: ['start', 'end', 'custom.1015', 'comments'] },
    ]);
    const hidden = await openCalendar(mock, key).changes(token, first, last);
    expect(hidden.results).toMatchObject([
      { kind: 'updated', author: null, fields: ['start', 'end'] },
    ]);
  });

  it('name the occurrence of a series if only one differs', async () => {
    const mock = await openMock({ clock: storyClock });
    const calendar = openCalendar(mock, rowingClub);
    const { sync_token: token } = await calendar.configuration();
    const [one, two] = await createSeries(calendar);
    const { sync_token: added } = await calendar.changes(token, first, last);
    const changesSince = async (since: string) =>
      (await calendar.changes(since, first, last)).results;
    await calendar.send('PATCH', `/events/${one?.id}`, {
      ...{ version: one?.version, scope: 'this', title: 'Race', start: '2026-04-01T17:00' },
    });
    const { sync_token: moved } = await calendar.changes(added, first, last);
    expect(await changesSince(added)).toMatchObject([
      {
        ...{ event_id: one?.series_id, kind: 'updated', title: 'Sculling' },
        fields: ['title', 'start', 'end'],
        occurrence: {
          ...{ id: one?.id, kind: 'updated', title: 'Race' },
          start: '2026-04-01T17:00:00+02:00',
        },
      },
    ]);
    await calendar.send('DELETE', `/events/${two?.id}?version=${two?.version}&scope=this`);
    expect(await changesSince(moved)).toMatchObject([
      {
        ...{ kind: 'updated', fields: [] },
        occurrence: { id: two?.id, kind: 'deleted', start: '2026-04-02T18:00:00+02:00' },
      },
    ]);
    expect(await changesSince(added)).toMatchObject([
      { occurrence: null, fields: ['title', 'start', 'end'] },
    ]);
    expect(await changesSince(token)).toMatchObject([
      { kind: 'created', occurrence: null, fields: [] },
    ]);
  });

  it('tell of a comment and a sign-up at their occurrence, and only to those who may see them', async () => {
    const mock = await openMock({ clock: storyClock });
    const calendar = openCalendar(mock, rowingClub);
    const reader = await openReader(mock, calendar);
    const signup = { limit: null, deadline: null, visibility: 'users_with_modify_permission' };
    const [, second] = await createSeries(calendar, { signup });
    const { sync_token: token } = await calendar.configuration();
    const act = (change: string) =>
      mock.post('/__mock__/calendar-change', { calendar: rowingClub, change, event: second?.id });
    await act('sign-up');
    const changesFor = async (page: OpenedCalendar) =>
      (await page.changes(token, first, last)).results;
    expect(await changesFor(calendar)).toMatchObject([
      {
        author: 'Rosa Ruder',
        fields: ['signups'],
        occurrence: { id: second?.id, kind: 'updated' },
      },
    ]);
    expect(await changesFor(reader)).toEqual([]);
    await act('comment');
    expect(await changesFor(reader)).toMatchObject([
      { author: 'Rosa Ruder', fields: ['comments'], occurrence: { id: second?.id } },
    ]);
  });

  it('tell nothing of an occurrence on a hidden calendar, and that one is gone which moves there', async () => {
    const mock = await openMock({ clock: storyClock });
    const calendar = openCalendar(mock, rowingClub);
    const reader = await openReader(mock, calendar);
    const [one] = await createSeries(calendar);
    const { sync_token: token } = await calendar.configuration();
    const change = async (version: string | undefined, changes: object): Promise<string> => {
      const body = { version, scope: 'this', ...changes };
      const answer = await calendar.send('PATCH', `/events/${one?.id}`, body);
      expect(answer.status).toBe(200);
      return (await answer.json()).event.version;
    };
    const version = await change(one?.version, { sub_calendar_ids: [10106] });
    const { results, sync_token: hidden } = await reader.changes(token, first, last);
    expect(results).toMatchObject([
      { kind: 'updated', fields: [], occurrence: { id: one?.id, kind: 'deleted' } },
    ]);
    await change(version, { title: 'Secret' });
    expect((await reader.changes(hidden, first, last)).results).toEqual([]);
  });

  it('list the end of an event that has begun since then: it may be among what was read in between', async () => {
    const mock = await openMock({ clock: storyClock });
    const calendar = openCalendar(mock, rowingClub);
    const { sync_token: token } = await calendar.configuration();
    const { event } = await calendar.create(training);
    await calendar.send('DELETE', `/events/${event.id}?version=${event.version}&scope=all`);
    const { results } = await calendar.changes(token, first, last);
    expect(results).toMatchObject([{ event_id: event.id, kind: 'deleted', title: 'Sculling' }]);
  });

  it('list an event that is as it was again: another state may be among what was read in between', async () => {
    const mock = await openMock({ clock: storyClock });
    const calendar = openCalendar(mock, rowingClub);
    const reader = await openReader(mock, calendar);
    const [event] = await createSeries(calendar);
    const { sync_token: token } = await calendar.configuration();
    const undoAfter = async (answer: Response) => {
      expect(answer.status).toBe(200);
      const { undo } = await answer.json();
      expect((await calendar.post(`/undo/${undo.id}`, undefined)).status).toBe(200);
    };
    const change = (scope: string, changes: object) => {
      const body = { version: event?.version, scope, ...changes };
      return calendar.send('PATCH', `/events/${event?.id}`, body);
    };
    const asItWas = {
      ...{ event_id: event?.series_id, kind: 'updated', title: 'Sculling' },
      ...{ occurrence: null, fields: [] },
    };
    await undoAfter(await change('all', { sub_calendar_ids: [10106] }));
    for (const page of [calendar, reader]) {
      expect((await page.changes(token, first, last)).results).toMatchObject([asItWas]);
    }
    const { sync_token: later } = await calendar.configuration();
    const deletion = `version=${event?.version}&scope=all`;
    await undoAfter(await calendar.send('DELETE', `/events/${event?.id}?${deletion}`));
    expect((await reader.changes(later, first, last)).results).toMatchObject([asItWas]);
  });

  it('are empty if nothing has happened', async () => {
    const calendar = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const { sync_token: token } = await calendar.configuration();
    expect(await calendar.changes(token, first, last)).toMatchObject({
      ...{ results: [], events: [], calendar_changed: false, sync_token: token },
    });
  });

  it('say that settings have changed', async () => {
    const calendar = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const { sync_token: token } = await calendar.configuration();
    await calendar.send('PATCH', '/settings', { calendar_views: { weeks: 6 } });
    expect((await calendar.changes(token, first, last)).calendar_changed).toBe(true);
  });

  it('are unknown if other sub-calendars are visible now, or the token is not the server’s', async () => {
    const calendar = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const { sync_token: token } = await calendar.configuration();
    await calendar.send('PATCH', '/sub-calendars/10104', { active: false });
    for (const since of [token, 'made-up', `${token}99`]) {
      const range = `start_date=${first}&end_date=${last}`;
      const answer = await calendar.get(`/event-changes?since=${since}&${range}`);
      expect([answer.status, await errorId(answer)]).toEqual([410, 'sync_token_expired']);
    }
  });
});
