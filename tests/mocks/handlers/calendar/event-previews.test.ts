import { describe, expect, it } from 'vitest';
import { storyFile } from '#mocks/seed/story-file.ts';
import { openMock, storyClock } from '../../support.ts';
import {
  type CalendarEvent,
  type OpenedCalendar,
  openCalendar,
  rowingClub,
  training,
} from './calendar-browser.ts';

const july = ['2026-07-01', '2026-07-31'] as const;

/** Mondays in July, the second of which is renamed, the third moved to Tuesday, and the fourth deleted. */
async function openSeries(ends: string) {
  const club = openCalendar(await openMock({ clock: storyClock }), rowingClub);
  const { event } = await club.create({
    ...{ ...training, rrule: `FREQ=WEEKLY;BYDAY=MO${ends}` },
    ...{ start: '2026-07-06T18:00', end: '2026-07-06T19:30' },
  });
  const [first = event, renamed = event, moved = event, deleted = event] = (
    await club.list(...july)
  ).filter(({ series_id }) => series_id === event.series_id);
  await club.update(renamed.id, { version: renamed.version, title: 'Regatta' });
  await club.update(moved.id, { version: moved.version, start: '2026-07-21T18:00' });
  await club.remove(deleted);
  return { club, first, second: renamed, deleted };
}

async function preview(club: OpenedCalendar, { id, version }: CalendarEvent, changes: object = {}) {
  return (await club.post(`/events/${id}/preview`, { version, ...changes })).json();
}

describe('the preview of a change', () => {
  it('counts the occurrences that take place, and none of a series without an end', async () => {
    const { club, first } = await openSeries(';COUNT=5');
    const four = { total: 4, past: 0, kept: 0, lost: 0 };
    expect(await preview(club, first)).toEqual({ following: four, all: four });
    const endless = await openSeries('');
    const none = { total: null, past: 0, kept: 0, lost: 0 };
    expect(await preview(endless.club, endless.first)).toEqual({ following: none, all: none });
  });

  it('counts no more than 2,000', async () => {
    const club = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const { event } = await club.create({
      ...training,
      rrule: 'FREQ=DAILY;UNTIL=20350101T000000Z',
    });
    expect((await preview(club, event)).all).toMatchObject({ total: null, past: 0 });
    const { event: fewer } = await club.create({ ...training, rrule: 'FREQ=DAILY;COUNT=2000' });
    expect((await preview(club, fewer)).all).toMatchObject({ total: 2000, past: 0 });
  });

  it('is about the event as it is now and about each scope, whatever the body says', async () => {
    const { club, first, second } = await openSeries(';COUNT=5');
    const three = { total: 3, past: 0, kept: 0, lost: 0 };
    const expected = { following: three, all: { ...three, total: 4 } };
    expect(await preview(club, second, { version: '0', scope: 'this' })).toEqual(expected);
    expect(await preview(club, { ...second, version: first.version })).toEqual(expected);
  });

  it('needs an event that is there', async () => {
    const { club, first, deleted } = await openSeries(';COUNT=5');
    expect((await preview(club, deleted)).error.id).toBe('event_not_found');
    await club.remove(first, 'all');
    expect((await preview(club, first)).error.id).toBe('event_not_found');
  });

  it('counts those that have begun', async () => {
    const club = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const today = await club.event('7001-20260302T163000Z');
    const { following, all } = await preview(club, today);
    expect(following).toMatchObject({ total: null, past: 0 });
    expect(all.past).toBe(
      (await club.list('2025-08-01', '2026-03-01')).filter(
        ({ series_id }) => series_id === today.series_id,
      ).length,
    );
  });

  it('does not count more past ones than 2,000, also with a changed one ahead', async () => {
    const club = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const { event } = await club.create({
      ...{ ...training, rrule: 'FREQ=DAILY' },
      ...{ start: '2018-01-01T18:00', end: '2018-01-01T19:30' },
    });
    const [next = event] = (await club.list(...july)).filter(
      ({ series_id }) => series_id === event.series_id,
    );
    await club.update(next.id, { version: next.version, title: 'Regatta' });
    const { all } = await preview(club, await club.event(next.id));
    expect(all).toMatchObject({ total: null, past: null });
  });

  it.each([
    ['a title', { title: 'Sculling' }, { kept: 1, lost: 0 }],
    ['another time', { start: '2026-07-06T19:00' }, { kept: 1, lost: 0 }],
    ['a place', { location: 'Lake' }, { kept: 0, lost: 0 }],
    ['another rule', { rrule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=5' }, { kept: 0, lost: 3 }],
    ['a longer rule', { rrule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=9' }, { kept: 0, lost: 0 }],
    ['an end of the repetition', { rrule: null }, { kept: 0, lost: 3 }],
  ])('tells what occurrences that differ make of %s', async (_, changes, effect) => {
    const { club, first } = await openSeries(';COUNT=5');
    expect((await preview(club, first, changes)).all).toMatchObject(effect);
  });

  it('is right, and changes nothing', async () => {
    const { club, first, deleted } = await openSeries(';COUNT=5');
    const before = await club.list(...july);
    await preview(club, first, { title: 'Sculling', rrule: 'FREQ=WEEKLY;BYDAY=TU' });
    expect(await club.list(...july)).toEqual(before);
    const { version } = await club.event(first.id);
    await club.update(first.id, {
      version,
      scope: 'all',
      title: 'Rowing',
      start: '2026-07-06T19:00',
    });
    const now = (await club.list(...july))
      .filter(({ series_id }) => series_id === first.series_id)
      .map(({ title, start }) => [title, start.slice(0, 16)]);
    expect(now).toEqual([
      ['Rowing', '2026-07-06T19:00'],
      ['Regatta', '2026-07-13T19:00'],
      ['Rowing', '2026-07-21T18:00'],
    ]);
    expect(now).not.toContain(deleted.start);
  });

  it('takes no file, and no number of one', async () => {
    const { club, first } = await openSeries(';COUNT=5');
    const { handle, url } = storyFile;
    const file = { name: 'course.png', size: 24_576, mimetype: 'image/png', handle, url };
    const add = async () => {
      const { event } = await club.create({ ...training, add_attachments: [file] });
      return event.attachments?.[0]?.id ?? 0;
    };
    const before = await add();
    await preview(club, first, { add_attachments: [file] });
    expect(await add()).toBe(before + 1);
  });

  it('is nothing for an event that happens once, and refused if the change would be', async () => {
    const { club, first } = await openSeries(';COUNT=5');
    const { event } = await club.create(training);
    expect(await preview(club, event)).toEqual({ following: null, all: null });
    const wrong = await preview(club, first, { rrule: 'FREQ=HOURLY' });
    expect(wrong.error.id).toBe('validation_error');
  });

  it.each([
    ['never has an event', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    ['ends before the series', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260601T000000Z'],
  ])('is refused, as the change is, for a rule that %s', async (_, rrule) => {
    const { club, first } = await openSeries(';COUNT=5');
    const { id, version } = await club.event(first.id);
    const change = { version, scope: 'all', rrule };
    const refusal = await (await club.send('PATCH', `/events/${id}`, change)).json();
    expect(refusal.error.details).toEqual([
      { field: 'rrule', message: 'This rule has no occurrence.' },
    ]);
    expect(await preview(club, first, { rrule })).toEqual(refusal);
  });

  it.each([
    ['following', 'ends before them', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260707T000000Z', 'all'],
    ['all', 'has only a deleted one', 'FREQ=WEEKLY;BYDAY=MO;COUNT=1', 'following'],
  ] as const)('is unknown for %s if the rule %s', async (scope, _, rrule, other) => {
    const { club, first, second } = await openSeries(';COUNT=5');
    if (scope === 'all') await club.remove(first);
    const { id, version } = await club.event(second.id);
    const effects = await preview(club, second, { rrule });
    expect(effects[scope]).toBeNull();
    expect(effects[other]).toMatchObject({ total: expect.any(Number) });
    const answer = await club.send('PATCH', `/events/${id}`, { version, scope, rrule });
    expect(answer.status).toBe(422);
  });
});
