import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchCalendars } from '#generated/admin/fetchers.ts';
import { listCalendars } from '#generated/app/calendars/fetchers.ts';
import { logIn } from '#generated/app/fetchers.ts';
import { connectApi } from '#src/api/call.ts';
import { noteCall } from '#src/api/call-log.ts';
import { recentCalls } from '#src/api/recent-calls.ts';

function answerWith(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', () => Promise.resolve().then(answer));
}

beforeEach(() =>
  connectApi({
    baseUrl: 'https://calendar.example',
    product: 'Shared Calendar',
    language: () => 'en',
  }),
);

describe('the calls on the debug page', () => {
  it('have method, path, status, time and duration', async () => {
    answerWith(() => Response.json({ results: [] }));
    const before = Date.now();
    await listCalendars();
    const [call] = recentCalls();
    expect(call).toEqual({
      method: 'GET',
      path: '/user/calendars',
      outcome: 'answered',
      status: 200,
      startedAt: expect.any(Number),
      milliseconds: expect.any(Number),
    });
    expect(call?.startedAt).toBeGreaterThanOrEqual(before);
  });

  it('have the error id if they failed', async () => {
    answerWith(() => Response.json({ error: { id: 'oh', message: 'M' } }, { status: 500 }));
    await listCalendars().catch(() => {});
    expect(recentCalls()[0]).toMatchObject({ outcome: 'failed', status: 500, errorId: 'oh' });
  });

  it('include those without an answer', async () => {
    answerWith(() => Promise.reject(new TypeError('failed')));
    await listCalendars().catch(() => {});
    expect(recentCalls()[0]).toMatchObject({
      outcome: 'failed',
      errorId: 'unexpected_connection_error',
    });
    expect(recentCalls()[0]).not.toHaveProperty('status');
  });

  it('include canceled and pending ones', async () => {
    const controller = new AbortController();
    vi.stubGlobal('fetch', ({ signal }: Request) => {
      expect(recentCalls()[0]).toMatchObject({ outcome: 'pending' });
      controller.abort();
      return Promise.reject(signal.reason);
    });
    await listCalendars({}, { signal: controller.signal });
    expect(recentCalls()[0]).toMatchObject({ outcome: 'canceled' });
  });

  it('hide search terms, calendar keys and short links', async () => {
    answerWith(() => Response.json({ total: 0, offset: 0, limit: 100, results: [] }));
    await searchCalendars({ query: { query: 'secret', offset: 0 } });
    expect(recentCalls()[0]?.path).toBe('/admintool96/api/search-calendar?query=…&offset=…');
    noteCall('post', 'https://calendar.example/ksr0wingclubmain01/events');
    expect(recentCalls()[0]).toMatchObject({ method: 'POST', path: '/ks…/events' });
    noteCall('get', 'https://calendar.example/c/abc123/events');
    expect(recentCalls()[0]).toMatchObject({ path: '/c/…/events' });
    noteCall('get', 'https://calendar.example/x/c/abc123-rowing/events');
    expect(recentCalls()[0]).toMatchObject({ path: '/x/c/…/events' });
  });

  it('contain no bodies', async () => {
    answerWith(() => Response.json({ user: { name: 'Olivia' }, target_path: '/' }));
    await logIn({ body: { email: 'a@example.com', password: 'secret', stay_logged_in: false } });
    expect(JSON.stringify(recentCalls())).not.toMatch(/secret|a@example|Olivia/);
  });

  it('are the latest 50, newest first', () => {
    for (let index = 1; index <= 60; index++) noteCall('get', `https://calendar.example/${index}`);
    expect(recentCalls()).toHaveLength(50);
    expect(recentCalls()[0]?.path).toBe('/60');
    expect(recentCalls()[49]?.path).toBe('/11');
  });
});
