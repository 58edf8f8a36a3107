import { describe, expect, it } from 'vitest';
import type { Permission } from '#mocks/seed/calendar/records.ts';
import { openMock, storyClock } from '../../support.ts';
import { type CalendarEvent, openCalendar, rowingClub, training } from './calendar-browser.ts';

const scopes = ['this', 'following', 'all'] as const;
const [here, elsewhere] = [10101, 10105];
const july = ['2026-07-01', '2026-07-31'] as const;

/** A daily series of five, the third of which is elsewhere, and a visitor with a role for each place. */
async function openSeries(roles: readonly [Permission, Permission?], isAddedByVisitor = false) {
  const mock = await openMock({ clock: storyClock });
  const club = openCalendar(mock, rowingClub);
  const shares = [here, elsewhere].flatMap((sub_calendar_id, index) => {
    const role = roles[index];
    return role ? [{ sub_calendar_id, role }] : [];
  });
  const share = { name: 'Visitor', role: 'mixed', sub_calendar_roles: shares };
  const { id: keyId, key } = await (await club.post('/keys', share)).json();
  const visitor = openCalendar(mock.beside(), key);
  const { event } = await (isAddedByVisitor ? visitor : club).create({
    ...{ ...training, rrule: 'FREQ=DAILY;COUNT=5' },
    ...{ start: '2026-07-06T18:00', end: '2026-07-06T19:00' },
  });
  const listSeries = async (calendar = club) =>
    (await calendar.list(...july)).filter(({ series_id }) => series_id === event.series_id);
  const move = async (index: number, sub_calendar_ids: readonly number[]) => {
    const { id, version } = (await listSeries())[index] ?? event;
    await club.update(id, { version, title: 'Moved', sub_calendar_ids });
  };
  const removal = ({ id, version }: CalendarEvent, scope: string) =>
    visitor.send('DELETE', `/events/${id}?version=${version}&scope=${scope}`);
  const change = ({ id, version }: CalendarEvent, scope: string, changes: object) =>
    visitor.send('PATCH', `/events/${id}`, { version, scope, ...changes });
  const lowerElsewhere = () =>
    club.send('PATCH', `/keys/${keyId}`, {
      role: 'mixed',
      sub_calendar_roles: [
        { sub_calendar_id: here, role: 'modify' },
        { sub_calendar_id: elsewhere, role: 'read_only' },
      ],
    });
  return { mock, club, visitor, listSeries, move, removal, change, lowerElsewhere };
}

type Series = Awaited<ReturnType<typeof openSeries>>;

/** The visitor's occurrence on a day of July. */
async function findOn({ listSeries, visitor }: Series, day: string): Promise<CalendarEvent> {
  const event = (await listSeries(visitor)).find(({ start }) => start.startsWith(`2026-07-${day}`));
  if (!event) throw new Error('The visitor sees no such occurrence.');
  return event;
}

async function outcome(answer: Response) {
  const body = await answer.json();
  return [answer.status, body.error?.id];
}

const ways = {
  text: (series: Series, event: CalendarEvent, scope: string) =>
    series.change(event, scope, { title: 'Changed' }),
  times: (series: Series, event: CalendarEvent, scope: string) =>
    series.change(event, scope, { start: '2026-07-07T20:00' }),
  end: (series: Series, event: CalendarEvent, scope: string) =>
    series.change(event, scope, { rrule: null }),
  deletion: (series: Series, event: CalendarEvent, scope: string) => series.removal(event, scope),
} as const;

describe.each(Object.keys(ways) as (keyof typeof ways)[])('a change of a series (%s)', (way) => {
  it.each([
    ['hidden', ['modify'], [elsewhere]],
    ['readable', ['modify', 'read_only'], [elsewhere]],
    ['on a second sub-calendar that is hidden', ['modify'], [here, elsewhere]],
    ['of another link', ['modify', 'modify_from_same_link'], [elsewhere]],
  ] as const)('is refused if it touches an occurrence that is %s', async (_, roles, places) => {
    const series = await openSeries(roles);
    await series.move(2, places);
    const before = await series.listSeries();
    const event = await findOn(series, '07');
    for (const scope of ['following', 'all']) {
      const answer = await ways[way](series, event, scope);
      expect(await outcome(answer)).toEqual([403, 'scope_denied']);
    }
    expect(await series.listSeries()).toEqual(before);
  });

  it('is previewed only for the occurrences that may be touched', async () => {
    const series = await openSeries(['modify']);
    await series.move(2, [elsewhere]);
    const previews = await Promise.all(
      ['07', '09'].map(async (day) => {
        const { id, version } = await findOn(series, day);
        return (await series.visitor.post(`/events/${id}/preview`, { version })).json();
      }),
    );
    expect(previews).toEqual([
      { following: null, all: null },
      { following: { total: 2, past: 0, kept: 0, lost: 0 }, all: null },
    ]);
  });

  it('is made for occurrences after the one that may not be touched', async () => {
    const series = await openSeries(['modify']);
    await series.move(2, [elsewhere]);
    const answer = await ways[way](series, await findOn(series, '09'), 'following');
    expect(answer.status).toBe(200);
    const hidden = (await series.listSeries()).find(({ title }) => title === 'Moved');
    expect(hidden?.start).toBe('2026-07-08T18:00:00+02:00');
  });
});

it.each(Object.keys(ways) as (keyof typeof ways)[])(
  'a change of a series (%s) is not undone once it touches an occurrence that may not be changed',
  async (way) => {
    const series = await openSeries(['modify', 'modify']);
    await series.move(2, [elsewhere]);
    const answer = await ways[way](series, await findOn(series, '07'), 'all');
    expect(answer.status).toBe(200);
    const { undo } = await answer.json();
    await series.lowerElsewhere();
    const before = await series.listSeries();
    const refusal = await series.visitor.post(`/undo/${undo.id}`, undefined);
    expect(await outcome(refusal)).toEqual([403, 'permission_denied']);
    expect(await series.listSeries()).toEqual(before);
  },
);

describe('a series', () => {
  it('on a hidden sub-calendar is neither changed nor deleted through its one visible occurrence', async () => {
    const series = await openSeries(['read_only', 'modify']);
    await series.move(2, [elsewhere]);
    const before = await series.listSeries();
    const event = await findOn(series, '08');
    for (const scope of ['following', 'all']) {
      for (const way of Object.values(ways)) {
        expect(await outcome(await way(series, event, scope))).toEqual([403, 'scope_denied']);
      }
    }
    expect(await series.listSeries()).toEqual(before);
    expect((await series.change(event, 'this', { title: 'Changed' })).status).toBe(200);
  });

  it.each(['modify_from_same_link', 'add_only'] as const)(
    'that a visitor with %s has added is theirs, but for what others have moved elsewhere',
    async (role) => {
      const series = await openSeries([role, 'read_only'], true);
      const whole = await series.change(await findOn(series, '07'), 'all', { title: 'Mine' });
      expect(whole.status).toBe(200);
      await series.move(2, [elsewhere]);
      const event = await findOn(series, '07');
      expect(await outcome(await series.removal(event, 'all'))).toEqual([403, 'scope_denied']);
      expect((await series.removal(event, 'this')).status).toBe(200);
    },
  );

  it('is not theirs any more half an hour after it was added with add_only', async () => {
    const series = await openSeries(['add_only'], true);
    await series.mock.post('/__mock__/clock', { now: '2026-03-02T09:31:00Z' });
    const event = await findOn(series, '07');
    expect(await outcome(await series.removal(event, 'all'))).toEqual([403, 'permission_denied']);
  });

  it.each([
    [['modify'], 2],
    [['modify', 'modify'], 2],
    [['modify', 'read_only'], 0],
    [['modify_from_same_link', 'read_only'], 4],
    [['read_only', 'modify'], 1],
  ] as const)('tells each visitor which scopes are refused: %j', async (roles, moved) => {
    const series = await openSeries(roles, roles[0] !== 'read_only');
    await series.move(moved, [elsewhere]);
    for (const event of (await series.listSeries(series.visitor)).reverse()) {
      const { change, denied_scopes: denied = [] } = event.rights;
      for (const scope of scopes) {
        const answer = await series.change(event, scope, { title: event.title });
        const isAllowed = change && !denied.some((one) => one === scope);
        expect([event.start, scope, answer.status]).toEqual([
          event.start,
          scope,
          isAllowed ? 200 : 403,
        ]);
        if (answer.ok) await series.visitor.undo(await answer.json());
      }
    }
  });
});
