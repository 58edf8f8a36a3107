import { describe, expect, it } from 'vitest';
import { errorId, openMock } from './support.ts';

describe('the controls', () => {
  it('take one world back to its beginning', async () => {
    const { browser } = await openMock();
    const [first, second] = [browser(), browser()];
    await first.logIn('owner@example.com');
    await second.logIn('owner@example.com');
    expect((await first.post('/__mock__/reset', undefined)).status).toBe(204);
    expect((await first.get('/user/calendars')).status).toBe(401);
    expect((await second.get('/user/calendars')).status).toBe(200);
  });

  it('forget registered accounts', async () => {
    const { post } = await openMock();
    const account = { name: 'Nina', email: 'nina@example.com', password: 'three rivers' };
    await post('/register', account);
    await post('/__mock__/reset', undefined);
    expect((await post('/register', account)).status).toBe(201);
  });

  it('tell the violations of the contract', async () => {
    const { get } = await openMock();
    expect(await (await get('/__mock__/violations')).json()).toEqual({ violations: [] });
  });

  it('answer like everything else to what they do not know', async () => {
    const { get } = await openMock();
    const wrong = await get('/__mock__/reset');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await errorId(await get('/__mock__/nothing'))).toBe('not_found');
  });
});
