import { describe, expect, it } from 'vitest';
import { openMock, storyClock } from '../../support.ts';
import { freeHour, openCalendar, roleKeys, rowingClub, training } from './calendar-browser.ts';

const openClub = async () => openCalendar(await openMock({ clock: storyClock }), rowingClub);
const openRooms = async () => openCalendar(await openMock({ clock: storyClock }), roleKeys.admin);

/** The fields that a response objects to. */
async function objections(response: Response): Promise<unknown> {
  expect(response.status).toBe(422);
  const { error } = await response.json();
  return error.details.map(({ field }: { field: string }) => field);
}

describe('a new event', () => {
  it('is what was asked for', async () => {
    const { event } = await (await openClub()).create({
      ...{ ...training, title: '  Sculling \u2028 for  all ', who: ' Nina ', location: 'Pontoon' },
      ...{ notes: '**Bring** oars', custom: { '1012': [10121], '1013': 2 } },
      signup: { limit: 2, deadline: null, visibility: 'all_users' },
    });
    expect(event).toMatchObject({
      ...{ title: 'Sculling for all', who: 'Nina', location: 'Pontoon', notes: '**Bring** oars' },
      ...{ start: '2026-06-02T18:00:00+02:00', end: '2026-06-02T19:30:00+02:00' },
      ...{ custom: { '1012': [10121], '1013': 2 }, sub_calendar_ids: [10101] },
      signup: { limit: 2, deadline: null, count: 0, my_signup_ids: [] },
    });
  });

  it('has the times of the zone that the request names', async () => {
    const calendar = await openClub();
    const answer = await calendar.post('/events?tz=Asia/Tokyo', {
      ...{ ...training, start: '2026-06-03T01:00', end: '2026-06-03T02:00' },
    });
    const { event } = await answer.json();
    expect(event.start).toBe('2026-06-03T01:00:00+09:00');
    expect((await calendar.event(event.id)).start).toBe('2026-06-02T18:00:00+02:00');
  });

  it.each([
    [
      'gap',
      '2026-03-29T02:30',
      '2026-03-29T03:15',
      '2026-03-29T03:30:00+02:00',
      '2026-03-29T04:15:00+02:00',
    ],
    [
      'overlap',
      '2026-10-25T02:30',
      '2026-10-25T04:00',
      '2026-10-25T02:30:00+02:00',
      '2026-10-25T04:00:00+01:00',
    ],
  ])(
    'in the %s of a clock change is resolved, and says so',
    async (reason, start, end, first, last) => {
      const saved = await (await openClub()).create({ ...training, start, end });
      expect([saved.event.start, saved.event.end]).toEqual([first, last]);
      expect(saved.resolved[0]).toEqual({ field: 'start', reason, time: first });
    },
  );

  it('lasts whole days, to the last one', async () => {
    const calendar = await openClub();
    const { event } = await calendar.create({
      ...{ ...training, all_day: true, start: '2026-06-06', end: '2026-06-07' },
    });
    expect([event.start, event.end]).toEqual(['2026-06-06', '2026-06-07']);
    const ids = async (day: string) => (await calendar.list(day, day)).map(({ id }) => id);
    expect(await ids('2026-06-07')).toContain(event.id);
    expect(await ids('2026-06-08')).not.toContain(event.id);
  });

  it('of a series begins with the first occurrence of its rule', async () => {
    const { event } = await (await openClub()).create({
      ...{ ...training, rrule: 'FREQ=WEEKLY;BYDAY=FR;COUNT=2' },
    });
    expect(event).toMatchObject({ start: '2026-06-05T18:00:00+02:00', tz: 'Europe/Zurich' });
  });

  it('keeps the local time of the zone in which it repeats', async () => {
    const calendar = await openClub();
    const { event } = await calendar.create({
      ...{ ...training, start: '2026-03-05T18:00', end: '2026-03-05T19:00' },
      ...{ rrule: 'FREQ=WEEKLY;COUNT=5', tz: 'America/New_York' },
    });
    const events = (await calendar.list('2026-03-01', '2026-04-10')).filter(
      ({ series_id }) => series_id === event.series_id,
    );
    // New York's clocks change three weeks earlier.
    expect(events.map(({ start }) => start.slice(5, 16))).toEqual([
      ...['03-05T18:00', '03-12T17:00', '03-19T17:00', '03-26T17:00', '04-02T18:00'],
    ]);
  });
});

describe('a change with an idempotency key', () => {
  const open = async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const { event } = await club.create(training);
    const change = (version: string) =>
      mock.send(
        'PATCH',
        `/calendars/${rowingClub}/events/${event.id}`,
        { version, title: 'Sprints' },
        { 'idempotency-key': 'update-0001' },
      );
    return { club, event, change };
  };

  it('gives the event one new version, however often it is sent', async () => {
    const { club, event, change } = await open();
    const first = await (await change(event.version)).json();
    await change(event.version);
    expect((await club.event(event.id)).version).toBe(first.event.version);
  });

  it('is made if the first try was refused', async () => {
    const { event, change } = await open();
    expect((await change('0')).status).toBe(409);
    expect((await change(event.version)).status).toBe(200);
  });
});

describe('the new ids of occurrences', () => {
  const list = async (club: ReturnType<typeof openCalendar>) =>
    (await club.list('2026-06-01', '2026-06-30'))
      .filter(({ title }) => title === training.title)
      .map(({ id }) => id);

  it.each([
    ['all', 3],
    ['following', 2],
  ] as const)('are told by a move of %s, and by its undo', async (scope, count) => {
    const club = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    await club.create({ ...training, rrule: 'FREQ=DAILY;COUNT=3' });
    const before = await list(club);
    const { version } = await club.event(before[1] ?? '');
    const times = { start: '2026-06-03T19:00', end: '2026-06-03T20:30' };
    const moved = await club.update(before[1] ?? '', { version, scope, ...times });
    const after = await list(club);
    const pairs = before.map((from, index) => ({ from, to: after[index] })).slice(-count);
    expect(moved.moved_ids).toEqual(pairs);
    expect(moved.event.id).toBe(after[1]);
    const undone = await club.undo(moved);
    expect(undone.moved_ids).toEqual(pairs.map(({ from, to }) => ({ from: to, to: from })));
    expect(await list(club)).toEqual(before);
  });

  it('are told if an event begins to repeat', async () => {
    const club = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const { event } = await club.create(training);
    const rrule = 'FREQ=DAILY;COUNT=3';
    const { event: first, moved_ids } = await club.update(event.id, {
      ...{ version: event.version, rrule },
    });
    expect(moved_ids).toEqual([{ from: event.id, to: first.id }]);
  });

  it('are none if only texts change, or something is deleted', async () => {
    const club = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const { event } = await club.create({ ...training, rrule: 'FREQ=DAILY;COUNT=3' });
    const renamed = await club.update(event.id, {
      ...{ version: event.version, scope: 'all', title: 'Sprints' },
    });
    expect(renamed.moved_ids).toEqual([]);
    expect((await club.remove(renamed.event, 'following')).moved_ids).toEqual([]);
  });
});

describe('an event is refused', () => {
  it.each([
    ['end', { end: '2026-06-02T17:00' }],
    ['end', { end: '2027-07-01T17:00' }],
    ['start', { start: '2026-02-30T10:00' }],
    ['start', { start: '2026-06-02' }],
    ['start', { start: '1899-12-31T10:00' }],
    ['start', { all_day: true }],
    ['sub_calendar_ids', { sub_calendar_ids: [10101, 99] }],
    ['rrule', { rrule: 'FREQ=SOMETIMES' }],
    ['rrule', { rrule: 'FREQ=SECONDLY' }],
    ['rrule', { rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }],
    ['tz', { tz: 'Mars/Olympus', rrule: 'FREQ=DAILY;COUNT=2' }],
    ['custom.1012', { custom: { '1012': [10121, 10122] } }],
    ['custom.1012', { custom: { '1012': [1] } }],
    ['custom.1013', { custom: { '1013': 'eight' } }],
    ['custom.99', { custom: { '99': 'x' } }],
    ['custom.1011', { custom: { '1011': 'two\nlines' } }],
  ])('if its %s is wrong: %j', async (field, wrong) => {
    const answer = await (await openClub()).post('/events', { ...training, ...wrong });
    expect(await objections(answer)).toContain(field);
  });

  it('if a required field is empty, now or after a change', async () => {
    const calendar = await openRooms();
    const { custom: _, ...without } = freeHour;
    expect(await objections(await calendar.post('/events', without))).toEqual(['custom.1011']);
    const { event } = await calendar.create(freeHour);
    const emptied = { version: event.version, custom: { '1011': null } };
    expect(await objections(await calendar.send('PATCH', `/events/${event.id}`, emptied))).toEqual([
      'custom.1011',
    ]);
  });

  it('if it attaches files that the upload provider does not have', async () => {
    const file = {
      name: 'a.pdf',
      size: 9,
      mimetype: 'application/pdf',
      handle: 'Unknown0000000000000',
    };
    const answer = await (await openClub()).post('/events', {
      ...{ ...training, add_attachments: [{ ...file, url: 'https://files.example/a.pdf' }] },
    });
    expect(await objections(answer)).toEqual(['add_attachments.0.handle']);
  });
});

describe('a change', () => {
  it('leaves everything else as it is', async () => {
    const calendar = await openClub();
    const before = await calendar.event('7003');
    const { event } = await calendar.update('7003', { version: before.version, location: 'Slip' });
    expect(event).toEqual({
      ...{ ...before, location: 'Slip', version: event.version },
      updated_at: '2026-03-02T09:00:00Z',
    });
  });

  it('of the start keeps the length, also over a change of the clocks', async () => {
    const calendar = await openClub();
    const { event } = await calendar.create(training);
    const moved = await calendar.update(event.id, {
      version: event.version,
      start: '2026-03-28T23:00',
    });
    expect([moved.event.start, moved.event.end]).toEqual([
      ...['2026-03-28T23:00:00+01:00', '2026-03-29T00:30:00+01:00'],
    ]);
  });

  it('of an outdated version is refused with the current event', async () => {
    const mock = await openMock({ clock: storyClock });
    const calendar = openCalendar(mock, rowingClub);
    const { version } = await calendar.event('7003');
    await mock.post('/__mock__/calendar-change', {
      ...{ calendar: rowingClub, change: 'rename', event: '7003', title: 'Theirs' },
    });
    for (const [method, path, body] of [
      ['PATCH', '/events/7003', { version, title: 'Mine' }],
      ['DELETE', `/events/7003?version=${version}`, undefined],
    ] as const) {
      const answer = await calendar.send(method, path, body);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        error: { id: 'event_version_conflict' },
        current: { title: 'Theirs' },
      });
    }
    expect((await calendar.event('7003')).title).toBe('Theirs');
  });

  it('of one occurrence makes it differ from its series, and keeps its id and original start', async () => {
    const calendar = await openClub();
    const id = '7001-20260309T163000Z';
    const { version } = await calendar.event(id);
    const { event } = await calendar.update(id, { version, start: '2026-03-10T17:30' });
    expect(event).toMatchObject({
      ...{ id, series_id: '7001', is_exception: true, start: '2026-03-10T17:30:00+01:00' },
      original_start: '2026-03-09T17:30:00+01:00',
    });
  });

  it('of the weekday moves the rule along', async () => {
    const calendar = await openClub();
    const id = '7001-20260309T163000Z';
    const { version } = await calendar.event(id);
    const change = { version, scope: 'following', start: '2026-03-10T17:30' };
    const { event } = await calendar.update(id, change);
    expect(event.rrule).toBe('FREQ=WEEKLY;BYDAY=TU,TH');
    expect(event.series_id).not.toBe('7001');
  });

  it('can end a repetition, or begin one', async () => {
    const calendar = await openClub();
    const { event } = await calendar.create({ ...training, rrule: 'FREQ=DAILY;COUNT=3' });
    const once = await calendar.update(event.id, {
      version: event.version,
      scope: 'all',
      rrule: null,
    });
    expect(once.event).not.toHaveProperty('series_id');
    const { id, version } = once.event;
    const again = await calendar.update(id, { version, rrule: 'FREQ=DAILY;COUNT=2' });
    expect(again.event).toMatchObject({ rrule: 'FREQ=DAILY;COUNT=2', series_id: id });
  });

  it('cannot give a single occurrence a rule', async () => {
    const calendar = await openClub();
    const id = '7001-20260309T163000Z';
    const { version } = await calendar.event(id);
    const answer = await calendar.send('PATCH', `/events/${id}`, { version, rrule: 'FREQ=DAILY' });
    expect(await objections(answer)).toEqual(['rrule']);
  });

  it('keeps a rule that no form can show', async () => {
    const calendar = await openClub();
    const [event] = (await calendar.list('2026-03-12', '2026-03-12')).filter(
      ({ series_id }) => series_id === '8006',
    );
    const { version = '', id = '' } = event ?? {};
    const changed = await calendar.update(id, { version, scope: 'all', title: 'Very low water' });
    expect(changed.event.rrule).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;X-RIVER-LEVEL=LOW');
  });

  it('takes comments and sign-ups of an occurrence along', async () => {
    const calendar = await openClub();
    const [event] = (await calendar.list('2026-03-29', '2026-03-29')).filter(
      ({ series_id }) => series_id === '8009',
    );
    const { id = '', version } = event ?? {};
    await calendar.post(`/events/${id}/comments`, { message: 'Row well.' });
    await calendar.post(`/events/${id}/signups`, { name: 'Nina' });
    const moved = await calendar.update(id, { version, scope: 'all', start: '2026-03-29T09:00' });
    expect(moved.event.id).not.toBe(id);
    expect(moved.event).toMatchObject({ comments_count: 1, signup: { count: 1 } });
    await calendar.undo(moved);
    expect(await calendar.event(id)).toMatchObject({ comments_count: 1, signup: { count: 1 } });
  });
});

describe('a room', () => {
  it('cannot be booked twice, and the refusal names what is in the way and the next free time', async () => {
    const calendar = await openRooms();
    const { event } = await calendar.create(freeHour);
    const answer = await calendar.post('/events', {
      ...{ ...freeHour, start: '2026-03-12T08:30', end: '2026-03-12T09:00' },
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      error: { id: 'event_overlapping' },
      conflicts: [{ id: event.id }],
      // The stand-up is from 9:00 to 9:15.
      next_free: { start: '2026-03-12T09:15:00-04:00', end: '2026-03-12T09:45:00-04:00' },
    });
  });

  it('can be booked for times that only touch, and a free one at any time', async () => {
    const calendar = await openRooms();
    await calendar.create(freeHour);
    const touching = { ...freeHour, start: '2026-03-12T07:00', end: '2026-03-12T08:00' };
    expect((await calendar.post('/events', touching)).status).toBe(201);
    const elsewhere = { ...freeHour, sub_calendar_ids: [10203, 10204] };
    expect((await calendar.post('/events', elsewhere)).status).toBe(201);
    const catering = { ...freeHour, sub_calendar_ids: [10204] };
    expect((await calendar.post('/events', catering)).status).toBe(201);
  });

  it('cannot be taken by moving or repeating an event', async () => {
    const calendar = await openRooms();
    const { event } = await calendar.create(freeHour);
    const { id, version } = event;
    const moved = await calendar.send('PATCH', `/events/${id}`, {
      version,
      start: '2026-03-12T08:30',
    });
    const repeated = await calendar.send('PATCH', `/events/${id}`, {
      ...{ version, start: '2026-03-07T08:30', rrule: 'FREQ=DAILY' },
    });
    for (const answer of [moved, repeated]) {
      expect(answer.status).toBe(409);
      expect((await answer.json()).conflicts[0]).toMatchObject({ series_id: '7011' });
    }
  });

  it('does not stand in its own way', async () => {
    const calendar = await openRooms();
    const { event } = await calendar.create({ ...freeHour, end: '2026-03-12T08:30' });
    const { id, version } = event;
    const moved = await calendar.update(id, { version, start: '2026-03-12T08:15' });
    expect(moved.event.start).toBe('2026-03-12T08:15:00-04:00');
  });

  it('keeps a series that moves from one occurrence on, and takes it back', async () => {
    const calendar = await openRooms();
    const [event] = (await calendar.list('2026-03-11', '2026-03-11')).filter(
      ({ series_id }) => series_id === '7011',
    );
    const { id = '', version } = event ?? {};
    const change = { version, scope: 'following', start: '2026-03-11T09:05' };
    const moved = await calendar.update(id, change);
    expect(moved.event.start).toBe('2026-03-11T09:05:00-04:00');
    expect((await calendar.undo(moved)).event).toMatchObject({ series_id: '7011' });
    expect(await calendar.event(id)).toEqual(event);
  });

  it('may keep its conflicts if only its title changes', async () => {
    const calendar = await openRooms();
    await calendar.send('PATCH', '/sub-calendars/10201', { allows_overlap: true });
    const { event } = await calendar.create({
      ...freeHour,
      start: '2026-03-12T08:59',
      end: '2026-03-12T09:10',
    });
    await calendar.send('PATCH', '/sub-calendars/10201', { allows_overlap: false });
    const { id, version } = event;
    const renamed = await calendar.update(id, { version, title: 'Tight' });
    expect((await calendar.undo(renamed)).event?.title).toBe('Interview');
  });

  it('shows conflicts without details to those who may not see them', async () => {
    const mock = await openMock({ clock: storyClock });
    const calendar = openCalendar(mock, roleKeys.add_only_without_details);
    const answer = await calendar.post('/events', {
      ...{
        ...freeHour,
        start: '2026-03-03T14:00',
        end: '2026-03-03T15:00',
        sub_calendar_ids: [10202],
      },
    });
    expect(answer.status).toBe(409);
    const { conflicts } = await answer.json();
    expect(conflicts).toMatchObject([{ id: '7012', title: null, is_reserved: true }]);
  });
});
