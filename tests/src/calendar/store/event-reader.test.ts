import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginRequiredError, RequestError, type RequestFailure } from '#src/api/errors.ts';
import type { EventCalls } from '#src/calendar/store/event-calls.ts';
import { EventReader } from '#src/calendar/store/event-reader.ts';
import { type DayRange, dayAt, dayNumber } from '#src/util/day-numbers.ts';

const march = (first: number, last: number): DayRange => ({
  first: dayNumber('2026-03-01') + first - 1,
  last: dayNumber('2026-03-01') + last - 1,
});
const week = march(2, 8);
const nextWeek = march(9, 15);
/** Too far away to be read ahead. */
const later = march(100, 106);

const failure = (status?: number, changes: Partial<RequestFailure> = {}) =>
  new RequestError({
    ...{ id: 'unexpected_server_error', title: 'Failed', text: 'Failed', status },
    ...changes,
  });

/** A server whose answers a test can hold or make fail, and a reader with what it tells. */
function createReader(wanted: DayRange[] = [week]) {
  let token = 1;
  const sent: string[] = [];
  const failures: unknown[] = [];
  const signals: AbortSignal[] = [];
  const told = { read: 0, changes: 0, forgotten: 0, uncertain: 0 };
  const count = (what: keyof typeof told) => {
    told[what] += 1;
  };
  let hold: Promise<void> = Promise.resolve();
  const answer = async (call: string, { signal }: { signal: AbortSignal }) => {
    sent.push(call);
    signals.push(signal);
    // The state of the server when the request arrives.
    const sync_token = String(token);
    const failed = failures.shift();
    await hold;
    signal.throwIfAborted();
    if (failed) throw failed;
    return sync_token;
  };
  const days = ({ first, last }: DayRange) => `${dayAt(first)} to ${dayAt(last)}`;
  const login = (reauthenticate: boolean) => (reauthenticate ? ', with a login' : '');
  const calls: EventCalls = {
    read: async (range, options) => ({
      ...{ results: [], total: 0, tz: 'Europe/Zurich' },
      sync_token: await answer(days(range) + login(options.reauthenticate), options),
    }),
    readChanges: async (since, range, options) => ({
      ...{ results: [], events: [], calendar_changed: false, tz: 'Europe/Paris' },
      sync_token: await answer(
        `since ${since}: ${days(range)}${login(options.reauthenticate)}`,
        options,
      ),
    }),
  };
  const reader = new EventReader(calls, {
    wanted: () => wanted,
    onRead: () => count('read'),
    onChanges: () => count('changes'),
    onForget: () => count('forgotten'),
    onUncertain: () => count('uncertain'),
    onState: () => {},
  });
  return {
    ...{ reader, wanted, sent, failures, signals, told },
    /** Something has changed on the server. */
    change: () => {
      token += 1;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      hold = promise;
      return async () => {
        resolve();
        await settle();
      };
    },
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const idle = () => vi.advanceTimersByTimeAsync(2000);

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-02T09:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('the days of a calendar', () => {
  it('are read once, those around them when the browser is idle', async () => {
    const { reader, sent, told } = createReader();
    await reader.readWanted();
    expect(sent).toEqual(['2026-03-02 to 2026-03-08']);
    expect(reader.known).toEqual([week]);
    await reader.readWanted();
    expect(sent).toHaveLength(1);
    await idle();
    expect(sent.slice(1)).toEqual(['2026-02-23 to 2026-03-01', '2026-03-09 to 2026-03-15']);
    expect(told).toEqual({ read: 3, changes: 0, forgotten: 0, uncertain: 0 });
  });

  it('are not read again while they are on their way', async () => {
    const { reader, sent, hold } = createReader();
    const release = hold();
    const reading = reader.read([week, march(5, 10)]);
    const again = reader.read([march(4, 12)]);
    expect(sent).toEqual(['2026-03-02 to 2026-03-10', '2026-03-11 to 2026-03-12']);
    await release();
    await Promise.all([reading, again]);
    expect(reader.known).toEqual([march(2, 12)]);
  });

  it('are read in parts that one call can answer', async () => {
    const { reader, sent } = createReader([march(1, 500)]);
    await reader.read([march(1, 500)]);
    expect(sent).toEqual(['2026-03-01 to 2027-04-04', '2027-04-05 to 2027-07-13']);
  });

  it('are not read ahead after a failure, nor once nobody reads any more', async () => {
    const { reader, sent, failures } = createReader();
    failures.push(failure());
    await reader.readWanted();
    await idle();
    expect(sent).toHaveLength(1);
    await reader.readWanted();
    reader.stop();
    await idle();
    expect(sent).toHaveLength(2);
  });

  it('are forgotten if they are too far from what is shown to list their changes', async () => {
    const { reader, wanted, told } = createReader();
    await reader.readWanted();
    wanted[0] = march(802, 808);
    await reader.read(wanted);
    expect(reader.known).toEqual(wanted);
    expect(told.forgotten).toBe(1);
  });
});

describe('the state of a reader', () => {
  it('tells when and in which zone it has read', async () => {
    const { reader } = createReader();
    expect(reader.state).toEqual({ isReading: false, error: null, freshAt: null, zone: null });
    await reader.readWanted();
    expect(reader.state).toEqual({
      ...{ isReading: false, error: null, zone: 'Europe/Zurich' },
      freshAt: Date.parse('2026-03-02T09:00:00Z'),
    });
    await reader.bringUpToDate();
    expect(reader.state.zone).toBe('Europe/Paris');
  });

  it('tells that it reads only if those days are shown', async () => {
    const { reader, hold } = createReader();
    const release = hold();
    const ahead = reader.read([later]);
    expect(reader.state.isReading).toBe(false);
    const shown = reader.read([week]);
    expect(reader.state.isReading).toBe(true);
    await release();
    await Promise.all([ahead, shown]);
    expect(reader.state.isReading).toBe(false);
  });

  it('has an error at once if days that are shown cannot be read, and none for others', async () => {
    const { reader, failures } = createReader();
    const error = failure();
    failures.push(failure());
    await reader.read([later]);
    expect(reader.state.error).toBeNull();
    failures.push(error);
    await reader.read([week]);
    expect(reader.state.error).toBe(error);
    await reader.read([week]);
    expect(reader.state.error).toBeNull();
  });

  it('has an error once changes could not be listed twice in a row', async () => {
    const { reader, failures } = createReader();
    await reader.readWanted();
    failures.push(failure(), failure());
    expect(await reader.bringUpToDate()).toBe(false);
    expect(reader.state.error).toBeNull();
    expect(await reader.bringUpToDate()).toBe(false);
    expect(reader.state.error).not.toBeNull();
    expect(await reader.bringUpToDate()).toBe(true);
    failures.push(failure());
    await reader.bringUpToDate();
    expect(reader.state.error).toBeNull();
  });

  it('does not hide bugs', async () => {
    const { reader, failures } = createReader();
    const bug = new TypeError('A bug.');
    failures.push(bug);
    await expect(reader.read([week])).rejects.toBe(bug);
  });
});

describe('bringing days up to date', () => {
  it('lists what has changed since the last time', async () => {
    const { reader, sent, told, change } = createReader();
    await reader.readWanted();
    change();
    expect(await reader.bringUpToDate()).toBe(true);
    expect(await reader.bringUpToDate()).toBe(true);
    expect(sent.slice(1)).toEqual([
      'since 1: 2026-03-02 to 2026-03-08',
      'since 2: 2026-03-02 to 2026-03-08',
    ]);
    expect(told.changes).toBe(2);
    expect(reader.token).toBe('2');
  });

  it('reads what is missing instead', async () => {
    const { reader, sent, wanted } = createReader();
    await reader.readWanted();
    wanted.push(nextWeek);
    expect(await reader.bringUpToDate()).toBe(true);
    expect(sent.slice(1)).toEqual(['2026-03-09 to 2026-03-15']);
  });

  it('asks for a missing login only if somebody waits for it', async () => {
    const { reader, sent } = createReader();
    await reader.bringUpToDate(true);
    await reader.bringUpToDate(true);
    await reader.bringUpToDate();
    expect(sent).toEqual([
      '2026-03-02 to 2026-03-08, with a login',
      'since 1: 2026-03-02 to 2026-03-08, with a login',
      'since 1: 2026-03-02 to 2026-03-08',
    ]);
  });

  it('begins when what is on its way has arrived', async () => {
    const { reader, sent, hold } = createReader();
    await reader.readWanted();
    const release = hold();
    const first = reader.bringUpToDate();
    await settle();
    const second = reader.bringUpToDate();
    await settle();
    expect(sent).toHaveLength(2);
    await release();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(sent).toHaveLength(3);
  });

  it('lists changes once for all who ask meanwhile, and each of them waits for that', async () => {
    const { reader, sent, hold } = createReader();
    await reader.readWanted();
    const release = hold();
    const first = reader.bringUpToDate();
    await settle();
    const releaseSecond = hold();
    const others = [reader.bringUpToDate(), reader.bringUpToDate()];
    const onEnd = vi.fn();
    for (const other of others) void other.then(onEnd);
    await release();
    expect(sent).toHaveLength(3);
    expect(onEnd).not.toHaveBeenCalled();
    await releaseSecond();
    expect(await Promise.all([first, ...others])).toEqual([true, true, true]);
    expect(sent).toHaveLength(3);
  });

  it('has not succeeded if it was stopped', async () => {
    const { reader, hold, told } = createReader();
    await reader.readWanted();
    const release = hold();
    const updating = reader.bringUpToDate();
    await settle();
    reader.stop();
    await release();
    expect(await updating).toBe(false);
    expect(told.changes).toBe(0);
    expect(reader.state.error).toBeNull();
  });

  it('lists changes again from an earlier state, or reads everything again if there was none', async () => {
    const { reader, sent, change } = createReader();
    reader.listAgainFrom('1');
    expect(reader.token).toBeNull();
    await reader.readWanted();
    change();
    await reader.bringUpToDate();
    reader.listAgainFrom('1');
    await reader.bringUpToDate();
    reader.listAgainFrom(null);
    await reader.bringUpToDate();
    expect(sent).toEqual([
      '2026-03-02 to 2026-03-08',
      'since 1: 2026-03-02 to 2026-03-08',
      'since 1: 2026-03-02 to 2026-03-08',
      '2026-03-02 to 2026-03-08',
    ]);
  });

  it('keeps the earlier state from which changes are listed again meanwhile', async () => {
    const { reader, change, hold } = createReader();
    await reader.readWanted();
    change();
    await reader.bringUpToDate();
    change();
    const release = hold();
    const updating = reader.bringUpToDate();
    await settle();
    reader.listAgainFrom('1');
    await release();
    await updating;
    expect(reader.token).toBe('1');
  });
});

describe('changes on the server while days are read', () => {
  it('are listed afterward, from before them', async () => {
    const { reader, sent, change } = createReader();
    await reader.readWanted();
    change();
    await reader.read([nextWeek]);
    await settle();
    expect(sent.slice(1)).toEqual([
      '2026-03-09 to 2026-03-15',
      'since 1: 2026-03-02 to 2026-03-15',
    ]);
    expect(reader.token).toBe('2');
  });

  it('are listed once nothing is being read any more', async () => {
    const { reader, sent, change, hold } = createReader();
    await reader.readWanted();
    const release = hold();
    const ahead = reader.read([march(20, 26)]);
    change();
    await hold()();
    await reader.read([nextWeek]);
    await settle();
    expect(sent.slice(1)).toEqual(['2026-03-20 to 2026-03-26', '2026-03-09 to 2026-03-15']);
    await release();
    await ahead;
    await settle();
    expect(sent.slice(3)).toEqual(['since 1: 2026-03-02 to 2026-03-26']);
  });

  it('are listed after a read that interrupts their listing', async () => {
    const { reader, sent, signals, hold, told } = createReader();
    await reader.readWanted();
    const release = hold();
    const updating = reader.bringUpToDate();
    await settle();
    const reading = reader.read([nextWeek]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, false]);
    await release();
    await Promise.all([updating, reading]);
    expect(told.changes).toBe(0);
    await reader.bringUpToDate();
    expect(sent.at(-1)).toBe('since 1: 2026-03-02 to 2026-03-15');
  });

  it('make one of the first two reads go again, since nothing older would be listed', async () => {
    const { reader, sent, change, hold, told } = createReader();
    const release = hold();
    const first = reader.read([week]);
    change();
    const second = reader.read([later]);
    await release();
    await Promise.all([first, second]);
    await settle();
    expect(sent.slice(0, 3)).toEqual([
      '2026-03-02 to 2026-03-08',
      '2026-06-08 to 2026-06-14',
      '2026-06-08 to 2026-06-14',
    ]);
    expect(told.read).toBe(2);
  });
});

describe('a calendar of which nobody knows what is new', () => {
  it.each([401, 403, 404, 409])('is uncertain after status %s', async (status) => {
    const { reader, failures, told } = createReader();
    failures.push(failure(status));
    await reader.readWanted();
    expect(told.uncertain).toBe(1);
  });

  it('is not uncertain after an error of the server or the connection', async () => {
    const { reader, failures, told } = createReader();
    failures.push(failure(500), failure());
    await reader.readWanted();
    await reader.readWanted();
    expect(told.uncertain).toBe(0);
  });

  it('stays on the page if only a login is missing', async () => {
    const { reader, failures, told } = createReader();
    const error = new LoginRequiredError(
      { id: 'login_required', title: 'Log in', text: 'Log in', status: 401 },
      { url: '/login', body: null },
    );
    failures.push(error);
    await reader.readWanted();
    expect(reader.state.error).toBe(error);
    expect(told.uncertain).toBe(0);
  });

  it('is read again once its changes are too old to be listed, and shows the old events meanwhile', async () => {
    const { reader, failures, sent, told, change } = createReader();
    await reader.readWanted();
    await idle();
    change();
    failures.push(failure(410, { id: 'sync_token_expired' }));
    const update = reader.bringUpToDate();
    await settle();
    expect(await update).toBe(true);
    expect(sent.slice(3)).toEqual([
      'since 1: 2026-02-23 to 2026-03-15',
      '2026-03-02 to 2026-03-08',
    ]);
    // What is not shown is forgotten.
    expect(reader.known).toEqual([week]);
    expect(told).toMatchObject({ forgotten: 1, uncertain: 1 });
    expect(reader.token).toBe('2');
  });
});
