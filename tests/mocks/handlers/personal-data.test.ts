import { expect, it } from 'vitest';
import { type Browser, errorId, openMock } from '../support.ts';
import { openCalendar, rowingClub } from './calendar/calendar-browser.ts';

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
    reminders: [],
  });
  const { results } = await read('/user/calendars');
  expect(data.calendars.map(({ id }: { id: number }) => id)).toEqual(
    results.map(({ id }: { id: number }) => id),
  );
  expect(JSON.stringify(data)).not.toMatch(/\bks[a-z0-9]{8,}|token=/i);
});

it('it has the reminders that the user has chosen, in any calendar, and nobody else’s', async () => {
  const mock = await openMock();
  await mock.logIn('owner@example.com');
  const choose = (browser: Browser, path: string, minutes: readonly number[] | null) =>
    openCalendar(browser, rowingClub).send('PUT', `${path}/reminders`, { minutes });
  await choose(mock, '/events/7003', [1440, 30]);
  await choose(mock, '/sub-calendars/10106', []);
  await choose(mock, '/events/7001', [10]);
  await choose(mock, '/events/7001', null);
  const member = mock.beside();
  await member.logIn('member@example.com');
  await choose(member, '/events/7003', [60]);
  const { reminders } = await (await mock.get('/user/data')).json();
  expect(reminders).toEqual([
    { calendar_id: 101, event_id: '7003', sub_calendar_id: null, minutes: [30, 1440] },
    { calendar_id: 101, event_id: null, sub_calendar_id: 10106, minutes: [] },
  ]);
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
