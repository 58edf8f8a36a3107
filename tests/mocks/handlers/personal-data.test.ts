import { expect, it } from 'vitest';
import { errorId, openMock } from '../support.ts';

it('the copy of one’s data has what the account’s pages show, and no secrets', async () => {
  const { logIn, get } = await openMock();
  await logIn('owner@example.com');
  const read = async (path: string) => (await get(path)).json();
  const data = await read('/user/data');
  expect(data).toEqual({
    exported_at: expect.any(String),
    profile: await read('/user/profile'),
    two_factor: await read('/user/two-factor'),
    passkeys: [],
    devices: expect.any(Array),
    support_views: (await read('/user/support-views')).results,
    notifications: await read('/user/notification-settings'),
    calendars: expect.any(Array),
  });
  const { results } = await read('/user/calendars');
  expect(data.calendars.map(({ id }: { id: number }) => id)).toEqual(
    results.map(({ id }: { id: number }) => id),
  );
  expect(JSON.stringify(data)).not.toMatch(/\bks[a-z0-9]{8,}|token=/i);
});

it('it is made five times a minute at most', async () => {
  const { logIn, get } = await openMock();
  await logIn('owner@example.com');
  for (let count = 0; count < 5; count += 1) expect((await get('/user/data')).status).toBe(200);
  expect((await get('/user/data')).status).toBe(429);
});

it('staff who view the product as a user do not get it', async () => {
  const { logIn, get, send } = await openMock();
  await logIn('support@example.com');
  await send('POST', '/admintool96/api/user/1/impersonate', { reason: 'Help' });
  const refused = await get('/user/data');
  expect([refused.status, await errorId(refused)]).toEqual([403, 'impersonation_denied']);
});
