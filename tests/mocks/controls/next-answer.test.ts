import { describe, expect, it } from 'vitest';
import { openMock } from '../support.ts';

describe('the next answer', () => {
  it('is used once, for its operation and its world', async () => {
    const { browser } = await openMock();
    const [first, second] = [browser(), browser()];
    for (const one of [first, second]) await one.logIn('owner@example.com');
    const next = { operation: 'listCalendars', code: 500, example: 'internal_error' };
    expect((await first.post('/__mock__/next', next)).status).toBe(204);
    expect(await (await first.get('/__mock__/state')).json()).toMatchObject({ next: [next] });
    expect((await second.get('/user/calendars')).status).toBe(200);
    expect((await first.get('/user/calendars')).status).toBe(500);
    expect((await first.get('/user/calendars')).status).toBe(200);
  });

  it.each([
    { operation: 'listCalendars', scenario: 'not-json' },
    { answer: 'listCalendars not-json' },
  ])('can be an undocumented failure, once: %j', async (next) => {
    const { get, post, logIn } = await openMock();
    await logIn('owner@example.com');
    expect((await post('/__mock__/next', next)).status).toBe(204);
    expect((await get('/user/calendars')).headers.get('content-type')).toContain('text/html');
    expect((await get('/user/calendars')).headers.get('content-type')).toBe('application/json');
  });

  it('is queued', async () => {
    const { get, post, logIn } = await openMock();
    await logIn('owner@example.com');
    await post('/__mock__/next', { operation: 'listCalendars', code: 401 });
    await post('/__mock__/next', { answer: 'listCalendars 200 none' });
    expect((await get('/user/calendars')).status).toBe(401);
    expect(await (await get('/user/calendars')).json()).toEqual({ results: [] });
  });
});
