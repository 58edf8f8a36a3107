import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '#src/api/errors.ts';
import { type CalendarEvent, eventSpan } from '#src/calendar/model/event.ts';
import type { EventCalls, EventChangeFeed } from '#src/calendar/store/event-calls.ts';
import { EventStore } from '#src/calendar/store/event-store.ts';
import { type DayRange, dayAt, dayNumber, overlaps } from '#src/util/day-numbers.ts';
import { createEvent } from '../spans.ts';

const week = { first: dayNumber('2026-03-02'), last: dayNumber('2026-03-08') };
const nextWeek = { first: week.last + 1, last: week.last + 7 };

const on = (id: string, day: string, changes: Partial<CalendarEvent> = {}) =>
  createEvent({ id, start: `${day}T10:00:00+01:00`, end: `${day}T11:00:00+01:00`, ...changes });

/** A server with events that a test can change. */
function createServer(events: CalendarEvent[]) {
  let state = 1;
  const changed = new Map<string, number>();
  const reads: string[] = [];
  const failures: RequestError[] = [];
  let hold: Promise<void> = Promise.resolve();
  const inRange = (range: DayRange) =>
    events.filter((event) => overlaps(eventSpan(event)?.days ?? range, range));
  const answer = async <Answer>(what: string, range: DayRange, create: () => Answer) => {
    reads.push(`${what} ${dayAt(range.first)} ${dayAt(range.last)}`);
    await hold;
    const failure = failures.shift();
    if (failure) throw failure;
    return create();
  };
  const calls: EventCalls = {
    read: (range) =>
      answer('read', range, () => {
        const results = inRange(range);
        return { results, total: results.length, tz: 'Europe/Zurich', sync_token: String(state) };
      }),
    readChanges: (since, range) =>
      answer('changes', range, (): EventChangeFeed => {
        const ids = [...changed].filter(([, at]) => at > Number(since)).map(([id]) => id);
        return {
          results: ids.map((event_id) => ({
            event_id,
            kind: 'updated',
            title: null,
            changed_at: '2026-03-02T09:00:00Z',
            author: null,
            is_own: false,
            occurrence: null,
            fields: [],
          })),
          events: inRange(range).filter(({ id, series_id }) => ids.includes(series_id ?? id)),
          calendar_changed: false,
          tz: 'Europe/Zurich',
          sync_token: String(state),
        };
      }),
  };
  return {
    calls,
    reads,
    failures,
    /** Puts an event in the place of the one with its id; null deletes it. */
    change: (id: string, event: CalendarEvent | null) => {
      const index = events.findIndex((one) => one.id === id);
      if (index >= 0) events.splice(index, 1);
      if (event) events.push(event);
      state += 1;
      changed.set(event?.series_id ?? id, state);
    },
    holdAnswers: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      hold = promise;
      return resolve;
    },
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const idle = () => vi.advanceTimersByTimeAsync(2000);
const ids = (store: EventStore, range: DayRange) =>
  store.events(range).spans.map(({ event }) => event.id);
const failure = (id: 'unexpected_connection_error' | 'sync_token_expired', status?: number) =>
  new RequestError({
    id,
    title: 'Failed',
    text: 'Failed',
    status,
  });

const stops: (() => void)[] = [];
function watch(store: EventStore, range: DayRange, onChange = () => {}) {
  const stop = store.watch(range, onChange);
  stops.push(stop);
  return stop;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await settle();
  vi.useRealTimers();
});

describe('the store of a calendar’s events', () => {
  it('reads what is watched, once, and the days around it when idle', async () => {
    const server = createServer([on('a', '2026-03-03')]);
    const store = new EventStore(server.calls);
    watch(store, week);
    watch(store, { first: week.first, last: week.first });
    expect(store.events(week)).toEqual({ spans: [], isRead: false });
    await settle();
    expect(server.reads).toEqual(['read 2026-03-02 2026-03-08']);
    expect(ids(store, week)).toEqual(['a']);
    expect(store.events(week).isRead).toBe(true);
    await idle();
    expect(server.reads.slice(1)).toEqual([
      'read 2026-02-23 2026-03-01',
      'read 2026-03-09 2026-03-15',
    ]);
    watch(store, nextWeek);
    await settle();
    expect(server.reads).toHaveLength(3);
    expect(store.events(nextWeek).isRead).toBe(true);
  });

  it('reads only the days that are missing', async () => {
    const server = createServer([]);
    const store = new EventStore(server.calls);
    watch(store, week);
    await settle();
    watch(store, { first: week.last - 1, last: week.last + 3 });
    await settle();
    expect(server.reads.at(-1)).toBe('read 2026-03-09 2026-03-11');
  });

  it('tells only those who watch the days of a change', async () => {
    const server = createServer([on('a', '2026-03-03'), on('b', '2026-03-10')]);
    const store = new EventStore(server.calls);
    const onWeek = vi.fn();
    const onNextWeek = vi.fn();
    watch(store, week, onWeek);
    watch(store, nextWeek, onNextWeek);
    await idle();
    const before = store.events(nextWeek);
    onWeek.mockClear();
    onNextWeek.mockClear();
    server.change('a', on('a', '2026-03-04', { version: '2' }));
    await store.refresh();
    expect(onWeek).toHaveBeenCalledTimes(1);
    expect(onNextWeek).not.toHaveBeenCalled();
    expect(store.events(nextWeek)).toBe(before);
    expect(store.events(week).spans[0]?.event.start).toContain('2026-03-04');
  });

  it('merges changes as if it had read the range again', async () => {
    const server = createServer([
      on('s-1', '2026-03-03', { series_id: 's' }),
      on('s-2', '2026-03-04', { series_id: 's' }),
      on('b', '2026-03-05'),
    ]);
    const store = new EventStore(server.calls);
    watch(store, week);
    await settle();
    server.change('s-1', null);
    server.change('s-2', on('s-9', '2026-03-06', { series_id: 's' }));
    server.change('b', null);
    server.change('c', on('c', '2026-03-02'));
    await store.refresh();
    expect(ids(store, week)).toEqual(['c', 's-9']);
  });

  it('asks for changes every 15 seconds, and not while the tab is hidden', async () => {
    const server = createServer([]);
    const store = new EventStore(server.calls);
    watch(store, week);
    await idle();
    const before = server.reads.length;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(server.reads).toHaveLength(before + 1);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.reads).toHaveLength(before + 1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(server.reads).toHaveLength(before + 2);
    hidden.mockRestore();
  });

  it('stops when nothing is watched any more', async () => {
    const server = createServer([]);
    const store = new EventStore(server.calls);
    const stop = watch(store, week);
    await idle();
    stop();
    const before = server.reads.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.reads).toHaveLength(before);
    expect(store.isInUse).toBe(false);
  });

  it('stops when what is about the calendar alone is left, too, such as the editor of a deleted event', async () => {
    const server = createServer([]);
    const store = new EventStore(server.calls);
    const stop = watch(store, week);
    const leave = store.watchCalendar(() => {});
    await idle();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    leave();
    const before = server.reads.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.reads).toHaveLength(before);
  });

  it('keeps what it has when reading fails, says so, and asks less often', async () => {
    const server = createServer([on('a', '2026-03-03')]);
    const store = new EventStore(server.calls);
    watch(store, week);
    await idle();
    server.failures.push(
      ...Array.from({ length: 3 }, () => failure('unexpected_connection_error')),
    );
    await vi.advanceTimersByTimeAsync(15_000);
    // A single failure is not worth a word.
    expect(store.state().error).toBeNull();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(store.state().error?.id).toBe('unexpected_connection_error');
    expect(ids(store, week)).toEqual(['a']);
    const before = server.reads.length;
    await vi.advanceTimersByTimeAsync(55_000);
    expect(server.reads).toHaveLength(before);
    expect(await store.refresh()).toBe(false);
    expect(await store.refresh()).toBe(true);
    expect(store.state().error).toBeNull();
  });

  it('reads a failed range again on request', async () => {
    const server = createServer([on('a', '2026-03-03')]);
    server.failures.push(failure('unexpected_connection_error'));
    const store = new EventStore(server.calls);
    watch(store, week);
    await settle();
    expect(store.state()).toMatchObject({ isReading: false, freshAt: null });
    expect(store.state().error?.id).toBe('unexpected_connection_error');
    expect(await store.refresh()).toBe(true);
    expect(ids(store, week)).toEqual(['a']);
  });

  it('reads again when its token is too old, and shows the old events meanwhile', async () => {
    const server = createServer([on('a', '2026-03-03')]);
    const store = new EventStore(server.calls);
    watch(store, week);
    await settle();
    server.change('a', on('a', '2026-03-04'));
    server.failures.push(failure('sync_token_expired', 410));
    const release = server.holdAnswers();
    const refreshed = store.refresh();
    await settle();
    expect(store.events(week).isRead).toBe(true);
    release();
    await refreshed;
    expect(store.events(week).spans[0]?.event.start).toContain('2026-03-04');
    expect(store.state().error).toBeNull();
  });

  it('tells that the calendar may have changed, too, when its token is too old', async () => {
    const server = createServer([on('a', '2026-03-03')]);
    const store = new EventStore(server.calls);
    watch(store, week);
    await settle();
    const onCalendar = vi.fn();
    stops.push(store.watchCalendar(onCalendar));
    await store.refresh();
    expect(onCalendar).not.toHaveBeenCalled();
    server.failures.push(failure('sync_token_expired', 410));
    await store.refresh();
    expect(onCalendar).toHaveBeenCalledOnce();
  });

  it('is told again if it could not be read', async () => {
    const store = new EventStore(createServer([]).calls);
    watch(store, week);
    await settle();
    const onCalendar = vi.fn();
    stops.push(store.watchCalendar(onCalendar));
    store.tellCalendarAgain();
    await store.refresh();
    await store.refresh();
    expect(onCalendar).toHaveBeenCalledOnce();
  });

  it('misses no change that happens while it reads', async () => {
    const server = createServer([on('a', '2026-03-03')]);
    const store = new EventStore(server.calls);
    watch(store, week);
    await settle();
    server.change('a', on('a', '2026-03-04'));
    watch(store, nextWeek);
    await settle();
    expect(store.events(week).spans[0]?.event.start).toContain('2026-03-04');
  });

  it('misses no change that happens between its first two reads, whichever is answered first', async () => {
    const server = createServer([on('a', '2026-03-03')]);
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    const read: EventCalls['read'] = async (range, options) => {
      const answer = await server.calls.read(range, options);
      if (server.reads.length === 1) await arrival;
      return answer;
    };
    const store = new EventStore({ ...server.calls, read });
    watch(store, week);
    await settle();
    server.change('a', null);
    watch(store, { first: nextWeek.first + 14, last: nextWeek.last + 14 });
    await settle();
    arrive();
    await settle();
    await store.refresh();
    expect(ids(store, week)).toEqual([]);
  });

  it('forgets days that are too far away to be kept up to date', async () => {
    const server = createServer([on('a', '2026-03-03')]);
    const store = new EventStore(server.calls);
    const stop = watch(store, week);
    await idle();
    const far = { first: week.first + 800, last: week.last + 800 };
    watch(store, far);
    stop();
    await idle();
    expect(store.events(week)).toEqual({ spans: [], isRead: false });
    await vi.advanceTimersByTimeAsync(15_000);
    const [, first = '', last = ''] = server.reads.at(-1)?.split(' ') ?? [];
    expect(dayNumber(last) - dayNumber(first)).toBeLessThan(400);
  });

  it('shows an edit at once, and takes it back', async () => {
    const server = createServer([on('a', '2026-03-03')]);
    const store = new EventStore(server.calls);
    watch(store, week);
    await settle();
    const moved = on('a', '2026-03-05');
    const edit = store.applyEdit(new Map([['a', moved]]));
    expect(store.events(week).spans[0]?.event).toBe(moved);
    // Otherwise React would render forever.
    expect(store.find('a')).toBe(store.find('a'));
    edit.rollback();
    expect(store.events(week).spans[0]?.event.start).toContain('2026-03-03');
    store.applyEdit(new Map([['a', null]])).settle([]);
    expect(ids(store, week)).toEqual([]);
  });

  it('tells about edits one by one again after a bug in those that were applied together', async () => {
    const store = new EventStore(createServer([on('a', '2026-03-03')]).calls);
    const onChange = vi.fn();
    watch(store, week, onChange);
    await settle();
    onChange.mockClear();
    const remove = () => store.applyEdit(new Map([['a', null]]));
    const bug = new Error('A bug.');
    const removeWithBug = () => {
      remove();
      throw bug;
    };
    expect(() => store.together(removeWithBug)).toThrow(bug);
    expect(onChange).toHaveBeenCalledTimes(1);
    store.applyEdit(new Map([['b', on('b', '2026-03-04')]]));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('replaces an edit by what the server has saved', async () => {
    const server = createServer([on('a', '2026-03-03')]);
    const store = new EventStore(server.calls);
    watch(store, week);
    await settle();
    const saved = on('a', '2026-03-06', { version: '2' });
    store.applyEdit(new Map([['a', on('a', '2026-03-05')]])).settle([saved]);
    expect(store.find('a')?.event).toBe(saved);
    expect(ids(store, week)).toEqual(['a']);
  });

  it('shows what somebody else has made of a saved event, if that has been listed first', async () => {
    const server = createServer([on('a', '2026-03-03')]);
    const store = new EventStore(server.calls);
    watch(store, week);
    await settle();
    const edit = store.applyEdit(new Map([['a', on('a', '2026-03-05')]]));
    const saved = on('a', '2026-03-05', { version: '2' });
    server.change('a', saved);
    server.change('a', on('a', '2026-03-05', { version: '3', title: 'Changed since' }));
    await store.refresh();
    edit.settle([saved]);
    await store.refresh();
    expect(store.find('a')?.event.title).toBe('Changed since');
  });

  it('shows one of two events with the same id', async () => {
    const server = createServer([on('a', '2026-03-03'), on('a', '2026-03-04')]);
    const store = new EventStore(server.calls);
    watch(store, week);
    await settle();
    expect(ids(store, week)).toEqual(['a']);
  });
});
