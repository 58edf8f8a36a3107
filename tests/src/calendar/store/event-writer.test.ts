import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMockService } from '#mocks/service.ts';
import { connectApi } from '#src/api/call.ts';
import { RequestError } from '#src/api/errors.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { createEventCalls } from '#src/calendar/store/event-calls.ts';
import { EventStore } from '#src/calendar/store/event-store.ts';
import type { EventWrite, WriteOutcome } from '#src/calendar/store/event-write.ts';
import { EventWriter } from '#src/calendar/store/event-writer.ts';
import { readConflict } from '#src/calendar/store/write-conflict.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { holdAnswers, holdCalls } from '#tests/setup/held-calls.ts';
import { failChange, loseAnswers, loseFirstAnswer } from '#tests/setup/lost-answers.ts';
import { answerNext, control } from '#tests/setup/mock-controls.ts';
import { recordRequests } from '#tests/setup/sent-requests.ts';
import { createInProcessFetch } from '../../../setup/in-process-fetch.ts';

const calendar = 'ksr0wingclubmain01';
const march = { first: dayNumber('2026-03-01'), last: dayNumber('2026-03-31') };
const body = {
  ...{ title: 'Knot class', start: '2026-03-11T18:00', end: '2026-03-11T19:00', all_day: false },
  sub_calendar_ids: [10106],
};

let store: EventStore;
let writer: EventWriter;

beforeEach(async () => {
  const service = await createMockService({ page: { template: () => '', csp: false } });
  vi.stubGlobal('fetch', createInProcessFetch(service, window.location.origin));
  connectApi({
    baseUrl: window.location.origin,
    product: 'Shared Calendar',
    language: () => 'en',
  });
  await control('clock', { now: '2026-03-02T09:00:00Z' });
  store = new EventStore(createEventCalls(calendar, undefined));
  writer = new EventWriter(calendar, undefined, store);
  onTestFinished(store.watch(march, () => {}));
  await vi.waitFor(() => expect(store.events(march).isRead).toBe(true));
});

const shown = () => store.events(march).spans.map(({ event }) => event);
const titled = (title: string) => shown().filter((event) => event.title === title);

function find(id: string): CalendarEvent {
  const span = store.find(id);
  if (!span) throw new Error(`There is no event ${id}.`);
  return span.event;
}

const rename = (id: string, title: string): EventWrite => ({
  ...{ kind: 'update', event: find(id), changes: { title } },
  scope: 'this',
});
const create = (key = 'knot-class-1'): EventWrite => ({ kind: 'create', body, key });

/** What a write has done, which must not fail. */
async function made(write: EventWrite): Promise<WriteOutcome> {
  const outcome = await writer.write(write);
  if (!outcome) throw new Error('The write was canceled.');
  return outcome;
}

const catchFailure = (writing: Promise<unknown>) =>
  writing.then(
    () => Promise.reject(new Error('It has not failed.')),
    (error: unknown) => (error instanceof RequestError ? error : Promise.reject(error)),
  );

/** Lets the server refuse changes without telling what the event is now, also of an event that is gone. */
function leaveOutCurrent(): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const answer = await fetch(input, init);
    const isChange = input instanceof Request && /^(PATCH|DELETE)$/.test(input.method);
    if (!isChange || answer.ok) return answer;
    const error = { id: 'event_version_conflict', title: 'Changed', message: 'It has changed.' };
    return Response.json({ error }, { status: 409 });
  });
}

/** The titles that the server has at a time. */
async function readTitles(): Promise<(string | null)[]> {
  const query = 'start_date=2026-03-01&end_date=2026-03-31';
  const answer = await fetch(`${window.location.origin}/calendars/${calendar}/events?${query}`);
  const { results }: { results: CalendarEvent[] } = await answer.json();
  return results.map(({ title }) => title);
}

describe('a change of an event', () => {
  it('shows at once, is sent once, and is then what the server says', async () => {
    const sent = recordRequests();
    const network = holdCalls(/^PATCH/);
    const writing = made(rename('7003', 'Autumn clean'));
    expect(find('7003')).toMatchObject({ title: 'Autumn clean', version: '2' });
    network.letGo();
    const { event, before, after, undo } = await writing;
    expect(find('7003')).toEqual(event);
    expect(before[0]?.title).toBe('Spring clean of the boathouse');
    expect(after).toEqual([event]);
    expect(undo).not.toBeNull();
    expect(sent.map(({ call }) => call)).toEqual([`PATCH /calendars/${calendar}/events/7003`]);
  });

  it('is taken back if the server refuses it', async () => {
    await answerNext('updateEvent', 403);
    const error = await catchFailure(writer.write(rename('7003', 'Autumn clean')));
    expect(error.isUncertain).toBe(false);
    expect(find('7003').title).toBe('Spring clean of the boathouse');
  });

  it('waits for the one before, and is made on its version', async () => {
    const network = holdAnswers(/^PATCH/);
    const first = made(rename('7003', 'One'));
    const second = made(rename('7003', 'Two'));
    expect(find('7003').title).toBe('Two');
    network.letGo();
    await first;
    expect((await second).event?.title).toBe('Two');
    expect(await readTitles()).toContain('Two');
  });

  it('waits for the one before, although a series that moves has other occurrences then', async () => {
    const event = titled('Training on the river')[0];
    if (!event) throw new Error('There is no training.');
    const day = event.start.slice(0, 10);
    const move = (hour: number) =>
      made({
        ...{ kind: 'update', event: find(event.id), scope: 'all' },
        changes: { start: `${day}T${hour}:00`, end: `${day}T${hour + 1}:00` },
      });
    const first = move(18);
    const second = move(19);
    const moved = await first;
    expect(moved.event?.id).not.toBe(event.id);
    const outcome = await second;
    expect(outcome.event?.start).toContain('T19:00');
    await writer.undo(outcome);
    await store.refresh();
    const count = (await readTitles()).filter((title) => title === event.title).length;
    await vi.waitFor(() => expect(titled('Training on the river')).toHaveLength(count));
    const third = made({ kind: 'update', event, changes: { title: 'Rowing' }, scope: 'this' });
    expect((await third).event).toMatchObject({ title: 'Rowing', id: moved.event?.id });
  });

  it.each([
    ['renamed', { title: 'Rowing' }],
    ['moved', { start: '2026-03-02T19:00', end: '2026-03-02T20:30' }],
  ])(
    'finds another occurrence of a series that was %s, before it is read again',
    async (_, changes) => {
      const [first, second] = titled('Training on the river');
      if (!first || !second) throw new Error('There are not two trainings.');
      const reads = holdAnswers(/^GET [^?]*\/event-changes/);
      const writing = made({ kind: 'update', event: find(first.id), scope: 'all', changes });
      const seen = find(second.id);
      await writing;
      const { event } = await made({
        ...{ kind: 'update', event: seen, scope: 'this', changes: { title: 'Sculling' } },
      });
      expect(event).toMatchObject({ title: 'Sculling', series_id: first.series_id });
      expect(event?.start.slice(0, 16)).toBe(seen.start.slice(0, 16));
      reads.letGo();
    },
  );

  it.each([
    ['moved', 'all', { start: '2026-03-16T19:30', end: '2026-03-16T21:00' }],
    ['deleted', 'all', null],
    ['moved', 'following', { start: '2026-03-16T19:30', end: '2026-03-16T21:00' }],
  ] as const)(
    'of an occurrence that is %s shows once, although a change of %s has given it another id',
    async (_, scope, changes) => {
      const look = () => titled('Training on the river').map(({ start }) => start.slice(0, 16));
      const sent = recordRequests();
      const network = holdAnswers(/^PATCH/);
      const event = find('7001-20260302T163000Z');
      const first = made({
        ...{ kind: 'update', scope, event },
        changes: { start: '2026-03-02T18:30', end: '2026-03-02T20:00' },
      });
      const one = { event: find('7001-20260316T163000Z'), scope: 'this' } as const;
      const writing = made(
        changes ? { kind: 'update', ...one, changes } : { kind: 'delete', ...one },
      );
      const wanted = look();
      await vi.waitFor(() => expect(sent).toHaveLength(1));
      const later = holdCalls(/^(PATCH|DELETE)/);
      network.letGo();
      await first;
      await store.refresh();
      expect(look()).toEqual(wanted);
      later.letGo();
      await writing;
      expect(look()).toEqual(wanted);
      await store.refresh();
      expect(look()).toEqual(wanted);
    },
  );

  it('of a series shows once, although it is read before it is answered', async () => {
    const look = () => titled('Training on the river').map(({ start }) => start.slice(0, 16));
    const network = holdAnswers(/^PATCH/);
    const writing = made({
      ...{ kind: 'update', scope: 'all', event: find('7001-20260302T163000Z') },
      changes: { start: '2026-03-02T18:30', end: '2026-03-02T20:00' },
    });
    const wanted = look();
    await vi.waitFor(async () => {
      await store.refresh();
      expect(store.find('7001-20260302T173000Z')).toBeDefined();
    });
    expect(look()).toEqual(wanted);
    network.letGo();
    await writing;
    expect(look()).toEqual(wanted);
  });

  it('is refused if somebody else has changed the occurrence, too', async () => {
    const [first, second] = titled('Training on the river');
    if (!first || !second) throw new Error('There are not two trainings.');
    const reads = holdAnswers(/^GET [^?]*\/event-changes/);
    await made({ kind: 'update', event: find(first.id), scope: 'all', changes: { who: 'All' } });
    const seen = find(second.id);
    await control('calendar-change', {
      calendar,
      change: 'rename',
      event: second.id,
      title: 'Erg',
    });
    const error = await catchFailure(
      writer.write({ kind: 'update', event: seen, scope: 'this', changes: { title: 'Sculling' } }),
    );
    expect(error.id).toBe('event_version_conflict');
    reads.letGo();
  });

  it.each([
    ['differs from the series', 'all', 2],
    ['comes before the part that changes', 'following', 0],
  ] as const)(
    'is made on an occurrence that %s, of which an own change has left another version',
    async (_, scope, place) => {
      const trainings = titled('Training on the river');
      const [first, second] = trainings;
      const other = trainings[place];
      if (!first || !second || !other) throw new Error('There are not three trainings.');
      await made({
        ...{ kind: 'update', event: trainings[2] ?? other, scope: 'this' },
        changes: { notes: 'Bring a lamp.' },
      });
      await store.refresh();
      const seen = find(other.id);
      const reads = holdAnswers(/^GET [^?]*\/event-changes/);
      const named = find(scope === 'all' ? first.id : second.id);
      await made({ kind: 'update', event: named, scope, changes: { who: 'All' } });
      const shownEvent = find(seen.id);
      const { event } = await made({
        ...{ kind: 'update', event: shownEvent, scope: 'this', changes: { title: 'Sculling' } },
      });
      expect(event).toMatchObject({ id: seen.id, title: 'Sculling' });
      reads.letGo();
    },
  );

  it('is put together with what somebody else has changed elsewhere in the event', async () => {
    const seen = find('7003');
    await control('calendar-change', { calendar, change: 'rename', event: '7003', title: 'Erg' });
    const { event } = await made({
      ...{ kind: 'update', event: seen, scope: 'this', changes: { location: 'Lake' } },
    });
    expect(event).toMatchObject({ title: 'Erg', location: 'Lake' });
  });

  it('is refused with the event as it is now, also if the server leaves that out', async () => {
    const seen = find('7003');
    await control('calendar-change', { calendar, change: 'rename', event: '7003', title: 'Erg' });
    leaveOutCurrent();
    const error = await catchFailure(
      writer.write({ kind: 'update', event: seen, scope: 'this', changes: { title: 'Mine' } }),
    );
    expect(error).toMatchObject({ id: 'event_version_conflict', status: 409 });
    expect(readConflict(error).current).toMatchObject({ id: '7003', title: 'Erg' });
  });

  it('is refused as that of an event that is gone, if the server leaves that out', async () => {
    const seen = find('7003');
    await control('calendar-change', { calendar, change: 'delete', event: '7003' });
    leaveOutCurrent();
    const changes = { title: 'Mine' };
    const error = await catchFailure(
      writer.write({ kind: 'update', event: seen, scope: 'this', changes }),
    );
    expect(error.id).toBe('event_not_found');
    await expect(made({ kind: 'delete', event: seen, scope: 'this' })).resolves.toMatchObject({
      event: null,
    });
  });

  it('is refused as it was, if the event cannot be read either', async () => {
    const seen = find('7003');
    await control('calendar-change', { calendar, change: 'rename', event: '7003', title: 'Erg' });
    leaveOutCurrent();
    await answerNext('getEvent', 500);
    const changes = { title: 'Mine' };
    const error = await catchFailure(
      writer.write({ kind: 'update', event: seen, scope: 'this', changes }),
    );
    expect(error.id).toBe('event_version_conflict');
    expect(readConflict(error)).toEqual({});
  });

  it('leaves the earlier occurrences of a series alone that an own change has just split', async () => {
    const [earlier, later] = titled('Training on the river');
    if (!earlier || !later) throw new Error('There are not two trainings.');
    const network = holdCalls(/^PATCH/);
    const rest = { kind: 'update', scope: 'following', event: find(later.id) } as const;
    const first = made({ ...rest, changes: { title: 'Rowing' } });
    const second = made({
      ...{ kind: 'update', scope: 'all', event: find(later.id), changes: { title: 'Sculling' } },
    });
    expect(find(earlier.id).title).toBe('Training on the river');
    expect(find(later.id).title).toBe('Sculling');
    network.letGo();
    await Promise.all([first, second]);
    expect(await readTitles()).toContain('Training on the river');
  });

  it('goes on after one that failed', async () => {
    failChange(/^PATCH /);
    const first = catchFailure(writer.write(rename('7003', 'One')));
    const second = made(rename('7003', 'Two'));
    await first;
    expect((await second).event?.title).toBe('Two');
  });
});

describe('a change whose answer is lost', () => {
  /** The keys of the changes that are sent. */
  const recordKeys = () => {
    const sent = recordRequests(/^(PATCH|DELETE|POST) .*\/(events|undo)/);
    return () => sent.map(({ headers }) => headers.get('Idempotency-Key'));
  };

  it('is sent again with the same key, which brings the answer', async () => {
    const keys = recordKeys();
    loseFirstAnswer(/^PATCH/);
    const { event, undo } = await made(rename('7003', 'Autumn clean'));
    expect(event?.title).toBe('Autumn clean');
    expect(undo).not.toBeNull();
    expect(find('7003')).toEqual(event);
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it.each(['this', 'following', 'all'] as const)(
    'is made once, if it is about a series: %s',
    async (scope) => {
      const look = () => titled('Training on the river').map(({ start }) => start.slice(0, 16));
      const event = find('7001-20260304T163000Z');
      loseFirstAnswer(/^PATCH/);
      const changes = { start: '2026-03-05T18:30', end: '2026-03-05T20:00' };
      const outcome = await made({ kind: 'update', event, changes, scope });
      expect(outcome.event?.start).toMatch(/^2026-03-05T18:30/);
      await store.refresh();
      const now = look();
      expect(now.includes('2026-03-05T18:30')).toBe(true);
      loseFirstAnswer(/^POST/);
      await writer.undo(outcome);
      await store.refresh();
      expect(find(event.id).start).toBe(event.start);
    },
  );

  it('is made, if only its request was lost', async () => {
    const keys = recordKeys();
    await answerNext('updateEvent', 500);
    expect((await made(rename('7003', 'Autumn clean'))).event?.title).toBe('Autumn clean');
    expect(keys()).toHaveLength(2);
  });

  it('is uncertain, if that of the second try is lost, too', async () => {
    loseAnswers(/^PATCH/);
    const error = await catchFailure(writer.write(rename('7003', 'Autumn clean')));
    expect(error.isUncertain).toBe(true);
    await vi.waitFor(() => expect(find('7003').title).toBe('Autumn clean'));
  });

  it('is certainly not made, if the second try is refused', async () => {
    await answerNext('updateEvent', 500);
    await answerNext('updateEvent', 409, 'event_overlapping');
    const error = await catchFailure(writer.write(rename('7003', 'Autumn clean')));
    expect(error).toMatchObject({ id: 'event_overlapping', isUncertain: false });
    expect(find('7003').title).toBe('Spring clean of the boathouse');
  });

  it('is certainly not made, if the server fails twice and still has the version', async () => {
    failChange(/^PATCH /);
    const keys = recordKeys();
    const error = await catchFailure(writer.write(rename('7003', 'Autumn clean')));
    expect(error.isUncertain).toBe(false);
    expect(keys()).toHaveLength(2);
    expect(find('7003').title).toBe('Spring clean of the boathouse');
  });

  it('is not sent again while the browser is offline, which leaves it unclear', async () => {
    const keys = recordKeys();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    loseAnswers(/^(PATCH|GET) /);
    const error = await catchFailure(writer.write(rename('7003', 'Autumn clean')));
    expect(error.isUncertain).toBe(true);
    expect(keys()).toHaveLength(1);
  });

  it('is not sent again by itself if the server asks for time', async () => {
    const { fetch } = globalThis;
    const error = { id: 'internal_error', title: 'Busy', message: 'Too much to do.' };
    const headers = { 'Retry-After': '30' };
    vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) =>
      input instanceof Request && input.method === 'PATCH'
        ? Promise.resolve(Response.json({ error }, { status: 503, headers }))
        : fetch(input, init),
    );
    const keys = recordKeys();
    const failure = await catchFailure(writer.write(rename('7003', 'Autumn clean')));
    expect(failure).toMatchObject({ status: 503, isUncertain: false });
    expect(keys()).toHaveLength(1);
  });

  it.each([
    [401, 'calendar_password_required'],
    [403, 'permission_denied'],
    [409, 'user_changed'],
  ])('is uncertain, if the second try is refused with %s %s', async (status, id) => {
    const network = holdAnswers(/^PATCH/);
    loseFirstAnswer(/^PATCH/);
    const writing = catchFailure(writer.write(rename('7003', 'Autumn clean')));
    await vi.waitFor(async () => expect(await readTitles()).toContain('Autumn clean'));
    await answerNext('updateEvent', status, id);
    network.letGo();
    expect(await writing).toMatchObject({ id, isUncertain: true });
  });

  it('is as the server says, if somebody else has changed the event since', async () => {
    const { fetch } = globalThis;
    let isLost = false;
    vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
      const isPatch = input instanceof Request && input.method === 'PATCH';
      const answer = await fetch(input, init);
      if (!isPatch || isLost) return answer;
      isLost = true;
      await control('calendar-change', {
        calendar,
        change: 'rename',
        event: '7003',
        title: 'Mine',
      });
      throw new TypeError('The connection was lost.');
    });
    expect((await made(rename('7003', 'Autumn clean'))).event?.title).toBe('Autumn clean');
    await vi.waitFor(() => expect(find('7003').title).toBe('Mine'));
  });

  it('does not conflict with itself when it is tried again', async () => {
    const { fetch } = globalThis;
    loseAnswers(/^(PATCH|GET) /);
    const write = rename('7003', 'Autumn clean');
    await catchFailure(writer.write(write));
    vi.stubGlobal('fetch', fetch);
    expect((await made(write)).event?.title).toBe('Autumn clean');
  });

  it('may be why the next change no longer finds the event, which is nobody else’s doing', async () => {
    const { fetch } = globalThis;
    const event = find('7001-20260304T163000Z');
    const move: EventWrite = {
      ...{ kind: 'update', event, scope: 'following' },
      changes: { start: '2026-03-05T18:30', end: '2026-03-05T20:00' },
    };
    expect(writer.mayHaveReplaced(event)).toBe(false);
    loseAnswers(/^(PATCH|GET) /);
    await expect(writer.write(move)).rejects.toMatchObject({ isUncertain: true });
    globalThis.fetch = fetch;
    const again: EventWrite = { ...move, changes: { title: 'Training, later' } };
    await expect(writer.write(again)).rejects.toMatchObject({ id: 'event_not_found' });
    expect(writer.mayHaveReplaced(event)).toBe(true);
    expect(writer.mayHaveReplaced(find('7003'))).toBe(false);
  });

  it('does not make the next change of the event conflict', async () => {
    loseFirstAnswer(/^PATCH/);
    const first = made(rename('7003', 'One'));
    const second = made(rename('7003', 'Two'));
    await first;
    expect((await second).event?.title).toBe('Two');
  });
});

describe('a new event', () => {
  it('is there once, if the answer is lost, and can be undone', async () => {
    const sent = recordRequests();
    loseFirstAnswer(/^POST/);
    const outcome = await made(create());
    expect(outcome.undo).not.toBeNull();
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'knot-class-1',
      'knot-class-1',
    ]);
    await store.refresh();
    expect(titled('Knot class')).toHaveLength(1);
    await writer.undo(outcome);
    expect(titled('Knot class')).toHaveLength(0);
    expect(await readTitles()).not.toContain('Knot class');
  });

  it('is not there, if the server fails twice, which leaves it unclear', async () => {
    failChange(/^POST /);
    const sent = recordRequests();
    const error = await catchFailure(writer.write(create()));
    expect(error.isUncertain).toBe(true);
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2);
    expect(titled('Knot class')).toHaveLength(0);
  });
});

describe('a deletion', () => {
  const remove = (id: string): EventWrite => ({ kind: 'delete', event: find(id), scope: 'this' });

  it('has happened, if its answer is lost, and can be undone', async () => {
    loseFirstAnswer(/^DELETE/);
    const outcome = await made(remove('7003'));
    expect(outcome.event).toBeNull();
    expect(store.find('7003')).toBeUndefined();
    await writer.undo(outcome);
    expect(store.find('7003')).toBeDefined();
  });

  it.each(['following', 'all'] as const)('of %s of a series has happened once', async (scope) => {
    loseFirstAnswer(/^DELETE/);
    const event = find('7001-20260304T163000Z');
    const outcome = await made({ kind: 'delete', event, scope });
    expect(outcome.undo).not.toBeNull();
    await store.refresh();
    expect(titled('Training on the river')).toHaveLength(scope === 'all' ? 0 : 1);
  });

  it('has not happened, if the server fails and still has the event', async () => {
    failChange(/^DELETE /);
    const error = await catchFailure(writer.write(remove('7003')));
    expect(error.isUncertain).toBe(false);
    expect(store.find('7003')).toBeDefined();
  });

  it('is what was wanted, if somebody else has deleted the event', async () => {
    const write = remove('7003');
    await control('calendar-change', { calendar, change: 'delete', event: '7003' });
    expect(await made(write)).toMatchObject({ event: null, undo: null });
  });
});

describe('an undo', () => {
  it.each(['following', 'all'] as const)(
    'shows each occurrence of a series once while a change of %s of them is taken back',
    async (scope) => {
      const look = () => shown().map(({ title, start }) => `${title} ${start}`);
      const before = look();
      const event = titled('Training on the river')[2];
      if (!event) throw new Error('There are not three trainings.');
      const day = event.start.slice(0, 10);
      const changes = { title: 'Rowing', start: `${day}T20:30`, end: `${day}T22:00` };
      const outcome = await made({ kind: 'update', scope, event, changes });
      await store.refresh();
      expect(titled('Rowing').length).toBeGreaterThan(2);
      const network = holdCalls(/^POST/);
      const undoing = writer.undo(outcome);
      expect(look()).toEqual(before);
      network.letGo();
      await undoing;
      await store.refresh();
      expect(look()).toEqual(before);
    },
  );

  it('brings the event back at once, as the server then says', async () => {
    const outcome = await made(rename('7003', 'Autumn clean'));
    const network = holdCalls(/^POST/);
    const undoing = writer.undo(outcome);
    expect(find('7003').title).toBe('Spring clean of the boathouse');
    network.letGo();
    expect((await undoing)?.event?.title).toBe('Spring clean of the boathouse');
    expect((await made(rename('7003', 'Another clean'))).event?.title).toBe('Another clean');
  });

  it('lets a change follow that was begun on what it has taken back', async () => {
    const outcome = await made(rename('7003', 'Autumn clean'));
    const write = rename('7003', 'Another clean');
    await writer.undo(outcome);
    expect((await made(write)).event?.title).toBe('Another clean');
    await store.refresh();
    expect(find('7003').title).toBe('Another clean');
  });

  it('takes a new event away, even if changes since then list neither its beginning nor its end', async () => {
    const network = holdCalls(/^GET .*\/event-changes/);
    const outcome = await made(create());
    expect(titled('Knot class')).toHaveLength(1);
    expect((await writer.undo(outcome))?.undo).not.toBeNull();
    network.letGo();
    await store.refresh();
    await store.refresh();
    expect(titled('Knot class')).toEqual([]);
  });

  it.each([
    ['a change', () => made(rename('7003', 'Autumn clean'))],
    ['a deletion', () => made({ kind: 'delete', event: find('7003'), scope: 'this' })],
    ['a new event', () => made(create())],
    ['a deleted series', () => deleteSeries()],
  ])('can be undone itself, and so on: %s', async (_, change) => {
    const before = (await readTitles()).sort();
    const outcome = await change();
    const after = (await readTitles()).sort();
    const undone = await writer.undo(outcome);
    expect((await readTitles()).sort()).toEqual(before);
    const redone = undone && (await writer.undo(undone));
    expect((await readTitles()).sort()).toEqual(after);
    const again = redone && (await writer.undo(redone));
    expect(again?.undo).not.toBeNull();
    expect((await readTitles()).sort()).toEqual(before);
    await store.refresh();
    const titles = shown().map(({ title }) => title);
    expect(titles.sort()).toEqual(before);
  });

  it('is taken back if the server refuses it', async () => {
    const outcome = await made(rename('7003', 'Autumn clean'));
    await control('calendar-change', { calendar, change: 'rename', event: '7003', title: 'Mine' });
    const error = await catchFailure(writer.undo(outcome));
    expect(error.id).toBe('event_changed_since');
    await vi.waitFor(() => expect(find('7003').title).toBe('Mine'));
  });

  it.each([
    ['a change', () => made(rename('7003', 'Autumn clean'))],
    ['a deletion', () => made({ kind: 'delete', event: find('7003'), scope: 'this' })],
    ['a new event', () => made(create())],
  ])('has happened to %s, if its answer is lost', async (_, change) => {
    const before = (await readTitles()).sort();
    const outcome = await change();
    loseFirstAnswer(/^POST/);
    expect((await writer.undo(outcome))?.undo).not.toBeNull();
    expect((await readTitles()).sort()).toEqual(before);
    await vi.waitFor(() =>
      expect(
        shown()
          .map(({ title }) => title)
          .sort(),
      ).toEqual(before),
    );
  });

  it.each([
    ['a change', () => made(rename('7003', 'Autumn clean'))],
    ['a deletion', () => made({ kind: 'delete', event: find('7003'), scope: 'this' })],
    ['a new event', () => made(create())],
  ])(
    'of %s is unclear, if the server fails, and is made once by another try',
    async (_, change) => {
      const before = (await readTitles()).sort();
      const outcome = await change();
      const { fetch } = globalThis;
      loseAnswers(/^POST/);
      expect((await catchFailure(writer.undo(outcome))).isUncertain).toBe(true);
      globalThis.fetch = fetch;
      expect((await writer.undo(outcome))?.undo).not.toBeNull();
      expect((await readTitles()).sort()).toEqual(before);
    },
  );

  /** Moves a series, since when its occurrences have other ids. Returns one as it was. */
  const moveSeries = async () => {
    const event = titled('Training on the river')[0];
    if (!event) throw new Error('There is no training.');
    // Nobody has read that yet.
    holdCalls(/^GET .*\/event-changes/);
    const changes = { start: '2026-03-03T18:00', end: '2026-03-03T19:30' };
    await made({ kind: 'update', event, changes, scope: 'all' });
    return event;
  };

  const late = { kind: 'update', scope: 'this', changes: { title: 'Late training' } } as const;

  it.each([
    ['a change', (event: CalendarEvent) => made({ ...late, event })],
    ['a deletion', (event: CalendarEvent) => made({ kind: 'delete', event, scope: 'this' })],
  ])('of %s of an occurrence that has another id since then happens once', async (_, change) => {
    const outcome = await change(await moveSeries());
    loseFirstAnswer(/^POST/);
    expect((await writer.undo(outcome))?.undo).not.toBeNull();
  });

  it('waits for a later change of the event, which it would otherwise take for that of others', async () => {
    const outcome = await made(rename('7003', 'One'));
    const network = holdCalls(/^PATCH/);
    const later = made(rename('7003', 'Two'));
    const undoing = catchFailure(writer.undo(outcome));
    network.letGo();
    expect((await later).event?.title).toBe('Two');
    expect((await undoing).id).toBe('event_changed_since');
  });
});

/** Deletes all trainings. */
function deleteSeries() {
  const event = titled('Training on the river')[0];
  if (!event) throw new Error('There is no training.');
  return made({ kind: 'delete', event, scope: 'all' });
}

/** Renames the third training and those after it, which become a series of their own. */
async function splitSeries() {
  const event = titled('Training on the river')[2];
  if (!event) throw new Error('There are not three trainings.');
  const outcome = await made({
    ...{ kind: 'update', scope: 'following', event, changes: { title: 'Rowing' } },
  });
  await store.refresh();
  const last = titled('Rowing').at(-1);
  if (!last) throw new Error('Nothing was renamed.');
  return { outcome, last };
}

it('sends the undo of a split of a series after later changes of the part that was split off', async () => {
  const { outcome, last } = await splitSeries();
  const network = holdCalls(/^PATCH/);
  const later = made(rename(last.id, 'Sculling'));
  const undoing = catchFailure(writer.undo(outcome));
  network.letGo();
  expect((await later).event?.title).toBe('Sculling');
  expect((await undoing).id).toBe('event_changed_since');
});

it('lets a change of the later part of a series follow its occurrence if a split is taken back', async () => {
  const { outcome, last } = await splitSeries();
  const change = rename(last.id, 'Sculling');
  const undoing = writer.undo(outcome);
  const { event } = await made(change);
  expect(event).toMatchObject({ title: 'Sculling', series_id: outcome.before[0]?.series_id });
  await undoing;
  expect(writer.mayHaveReplaced(last)).toBe(true);
});

it('knows that an own change of a series replaces its other occurrences until they are read', async () => {
  const [first, second] = titled('Training on the river');
  if (!first || !second) throw new Error('There is no training.');
  const different = shown().filter(
    ({ series_id, version }) => series_id === first.series_id && version !== first.version,
  );
  expect(different).not.toEqual([]);
  expect(writer.mayHaveReplaced(second)).toBe(false);
  const changes = { start: '2026-02-24T18:00', end: '2026-02-24T19:30' };
  await made({ kind: 'update', event: first, changes, scope: 'all' });
  expect(writer.mayHaveReplaced(second)).toBe(true);
  // Also those that had been changed by themselves.
  expect(different.every(writer.mayHaveReplaced)).toBe(true);
  await vi.waitFor(() => {
    const read = titled('Training on the river')[1];
    expect(read?.version).not.toBe(second.version);
    expect(read && writer.mayHaveReplaced(read)).toBe(false);
  });
});
