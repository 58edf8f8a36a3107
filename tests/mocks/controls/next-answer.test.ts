import { describe, expect, it } from 'vitest';
import { openMock } from '../support.ts';
import { wrongFields } from './wrong-fields.ts';

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

  it('can be an undocumented failure, once', async () => {
    const { get, post, logIn } = await openMock();
    await logIn('owner@example.com');
    const next = { operation: 'listCalendars', scenario: 'not-json' };
    await post('/__mock__/next', next);
    expect(await (await get('/__mock__/state')).json()).toMatchObject({ next: [next] });
    expect((await get('/user/calendars')).headers.get('content-type')).toContain('text/html');
    expect((await get('/user/calendars')).headers.get('content-type')).toBe('application/json');
    expect((await (await get('/__mock__/operations')).json()).scenarios).toContain('not-json');
  });

  it('is queued', async () => {
    const { get, post, logIn } = await openMock();
    await logIn('owner@example.com');
    await post('/__mock__/next', { operation: 'listCalendars', code: 401 });
    await post('/__mock__/next', { operation: 'listCalendars', code: 200, example: 'none' });
    expect((await get('/user/calendars')).status).toBe(401);
    expect(await (await get('/user/calendars')).json()).toEqual({ results: [] });
  });

  it('can be any answer on the list', async () => {
    const { get, post } = await openMock();
    const { operations } = await (await get('/__mock__/operations')).json();
    expect(operations.length).toBeGreaterThan(4);
    for (const { operation, answers } of operations) {
      for (const { code, examples } of answers) {
        for (const example of examples.length > 0 ? examples : [undefined]) {
          const { status } = await post('/__mock__/next', { operation, code, example });
          expect([operation, code, example, status]).toEqual([operation, code, example, 204]);
        }
      }
    }
  });

  it.each([
    [{}, ['operation']],
    [{ operation: 'listCalendars' }, ['code']],
    [{ operation: 'listCalendars', code: 500, scenario: 'cut' }, ['code']],
    [{ operation: 'listCalendars', scenario: 'flood' }, ['scenario']],
    [{ operation: 'flyToTheMoon', code: 200 }, ['operation']],
    [{ operation: 'listCalendars', code: 418 }, ['code']],
    [{ operation: 'listCalendars', code: '200' }, ['code']],
    [{ operation: 'listCalendars', code: 200, example: 'toString' }, ['example']],
  ])('is refused for %j', async (body, fields) => {
    expect(await wrongFields('/__mock__/next', body)).toEqual(fields);
  });
});
