import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMockService } from '#mocks/service.ts';
import { connectApi } from '#src/api/call.ts';
import { RequestError, type RequestFailure } from '#src/api/errors.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { createEventCalls } from '#src/calendar/store/event-calls.ts';
import {
  completeConflict,
  hasSameContents,
  readConflict,
} from '#src/calendar/store/write-conflict.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { answerNext, control } from '#tests/setup/mock-controls.ts';
import { recordRequests } from '#tests/setup/sent-requests.ts';
import { createInProcessFetch } from '../../../setup/in-process-fetch.ts';
import { createEvent } from '../spans.ts';

const refuse = (changes: Partial<RequestFailure> = {}) =>
  new RequestError({
    ...{ id: 'event_version_conflict', title: 'Changed', text: 'It has changed.', status: 409 },
    ...changes,
  });

describe('what stands beside an error of a write', () => {
  const event = createEvent();
  const free = { start: '2026-03-02T19:00', end: '2026-03-02T20:00' };
  const read = (response: unknown) => readConflict(refuse({ response }));

  it('is the event as it is now, those in the way, and a time that is free', () => {
    const response = { current: event, conflicts: [event], next_free: free };
    expect(read({ error: {}, ...response })).toEqual(response);
  });

  it('is nothing if the server says no more', () => {
    expect(read({ error: {} })).toEqual({});
    expect(read({ current: null, conflicts: null, next_free: null })).toEqual({});
    expect(read(undefined)).toEqual({});
    expect(read('Changed')).toEqual({});
  });

  it('is nothing for another error', () => {
    expect(readConflict(new Error('A bug.'))).toEqual({});
    expect(readConflict(null)).toEqual({});
  });

  it('leaves out what cannot be shown', () => {
    const broken = { ...event, start: 7 };
    expect(read({ current: broken, conflicts: [broken, event, 'event', null] })).toEqual({
      conflicts: [event],
    });
    expect(read({ current: 'event', conflicts: event })).toEqual({});
    expect(read({ next_free: { ...free, end: 7 } })).toEqual({});
    expect(read({ next_free: { ...free, start: null } })).toEqual({});
    expect(read({ conflicts: [] })).toEqual({ conflicts: [] });
  });
});

describe('an error of a change', () => {
  const calendar = 'ksr0wingclubmain01';
  const place = { calendar, query: {} };
  let event: CalendarEvent;

  beforeEach(async () => {
    const service = await createMockService({ page: { template: () => '', csp: false } });
    vi.stubGlobal('fetch', createInProcessFetch(service, window.location.origin));
    connectApi({
      ...{ baseUrl: window.location.origin, product: 'Shared Calendar', language: () => 'en' },
    });
    await control('clock', { now: '2026-03-02T09:00:00Z' });
    const week = { first: dayNumber('2026-03-02'), last: dayNumber('2026-03-08') };
    const { signal } = new AbortController();
    const { results } = await createEventCalls(calendar, undefined).read(week, {
      ...{ signal, reauthenticate: false },
    });
    const [first] = results;
    if (!first) throw new Error('The week has no events.');
    event = first;
  });

  const complete = (error: unknown, eventId = event.id, signal?: AbortSignal) =>
    completeConflict(error, { place, eventId, options: signal ? { signal } : {} });

  it('gets the event as it is now if the server has left it out', async () => {
    const error = refuse({ details: [{ field: 'title', message: 'Too late' }] });
    error.trace = { call: 'PATCH /events/{eventId}', at: '2026-03-02T09:00:00Z' };
    const completed = await complete(error);
    expect(readConflict(completed).current).toEqual(event);
    expect(completed).toBeInstanceOf(RequestError);
    expect(completed).toMatchObject({
      ...{ id: error.id, title: error.title, text: error.text, details: error.details },
      ...{ status: 409, trace: error.trace, cause: error },
    });
  });

  it('reads the event in the zone of the page', async () => {
    const query = { tz: 'America/New_York' };
    const sent = { place: { calendar, query }, eventId: event.id, options: {} };
    const { current } = readConflict(await completeConflict(refuse(), sent));
    expect(current?.start).toMatch(/-05:00$/);
  });

  it('stays as it is if the event is there already, without another call', async () => {
    const requests = recordRequests(/^GET /);
    const error = refuse({ response: { current: event } });
    expect(await complete(error)).toBe(error);
    const others = [refuse({ id: 'event_overlapping' }), new Error('A bug.'), undefined];
    for (const other of others) expect(await complete(other)).toBe(other);
    expect(requests).toEqual([]);
  });

  it('is that the event is gone if it is', async () => {
    expect(await complete(refuse(), 'gone')).toMatchObject({ id: 'event_not_found' });
  });

  it('stays as it is if the event cannot be read', async () => {
    const error = refuse();
    await answerNext('getEvent', 500);
    expect(await complete(error)).toBe(error);
  });

  it('stays as it is if nobody waits for it any more', async () => {
    const error = refuse();
    expect(await complete(error, event.id, AbortSignal.abort())).toBe(error);
  });
});

describe('an event in another version', () => {
  const signup = {
    ...{ limit: 5, deadline: null, visibility: 'all_users', count: 0, my_signup_ids: [] },
  } as const satisfies CalendarEvent['signup'];
  const seen = createEvent({ signup });

  it.each<[string, Partial<CalendarEvent>]>([
    ['title', { title: 'New' }],
    ['start', { start: '2026-03-02T18:05:00+01:00' }],
    ['end', { end: '2026-03-09T18:00:00+01:00' }],
    ['all_day', { all_day: true }],
    ['sub_calendar_ids', { sub_calendar_ids: [1, 2, 3] }],
    ['who', { who: 'Ann' }],
    ['location', { location: 'There' }],
    ['notes', { notes: 'Bring *cake*.' }],
    ['custom', { custom: { '1': 'a' } }],
    ['signup', { signup: { ...signup, limit: 6 } }],
  ])('has not the same contents if its %s differs', (_, changes) => {
    expect(hasSameContents({ ...seen, ...changes, version: '2' }, seen)).toBe(false);
  });

  it.each<[string, Partial<CalendarEvent>]>([
    ['its version', {}],
    ['who has signed up', { signup: { ...signup, count: 3, my_signup_ids: [1] } }],
    ['the rule of its series', { rrule: 'FREQ=DAILY' }],
    ['the offset of its times', { start: seen.start.slice(0, 16), end: seen.end.slice(0, 16) }],
  ])('has the same contents if only %s differs', (_, changes) => {
    expect(hasSameContents({ ...seen, ...changes, version: '2' }, seen)).toBe(true);
  });
});
