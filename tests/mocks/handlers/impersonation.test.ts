import { expect, it } from 'vitest';
import { errorId, openMock } from '../support.ts';

const impersonate = (id: number) => `/admintool96/api/user/${id}/impersonate`;
const reason = 'Cannot find the regatta';

it('a normal session is not impersonated and cannot be exited', async () => {
  const { logIn, get, send } = await openMock();
  await logIn('owner@example.com');
  expect(await (await get('/is-impersonated')).json()).toEqual({ is_impersonated: false });
  for (const refused of [
    await send('GET', '/impersonation?_switch_user=_exit'),
    await send('POST', '/exit-impersonation'),
  ]) {
    expect([refused.status, await errorId(refused)]).toEqual([403, 'account_no_permission']);
  }
});

it('staff view the product as a user and return', async () => {
  const { logIn, get, send } = await openMock();
  await logIn('support@example.com');
  expect((await send('POST', impersonate(1), { reason })).status).toBe(204);
  expect(await (await get('/is-impersonated')).json()).toEqual({ is_impersonated: true });
  expect(await (await get('/user/profile')).json()).toMatchObject({ name: 'Olivia Owner' });
  const page = await send('GET', '/user/profile');
  expect(page.status).toBe(200);

  expect((await get('/impersonation?_switch_user=_exit')).status).toBe(204);
  expect(await (await get('/is-impersonated')).json()).toEqual({ is_impersonated: false });
  expect(await (await get('/user/profile')).json()).toMatchObject({ name: 'Suki Support' });
});

it('keeps with the user who viewed the product as them, when and why', async () => {
  const { logIn, get, send } = await openMock();
  await logIn('support@example.com');
  expect((await send('POST', impersonate(1), { reason: ' ' })).status).toBe(422);
  expect((await send('POST', impersonate(1), {})).status).toBe(422);
  for (const text of [` ${reason} `, 'An error report']) {
    await send('POST', impersonate(1), { reason: text });
    await get('/impersonation?_switch_user=_exit');
  }
  expect((await send('POST', impersonate(1))).status).toBe(204);
  await get('/impersonation?_switch_user=_exit');
  const { impersonations } = await (await get('/admintool96/api/user/1/view')).json();
  const author = { id: 5, name: 'Suki Support', email: 'support@example.com' };
  expect(impersonations).toMatchObject([
    { id: 3, reason: null, author },
    { id: 2, reason: 'An error report', author },
    { id: 1, reason, author },
  ]);
});

it('notes the reason in the audit of the calendars that the user owns', async () => {
  const { logIn, get, send } = await openMock();
  await logIn('support@example.com');
  const notes = async (calendar: number): Promise<string[]> => {
    const details = await (await get(`/admintool96/api/calendar-details/${calendar}`)).json();
    return details.audit.map(
      ({ kind, text }: { kind: string; text: string }) => `${kind}: ${text}`,
    );
  };
  const [owned, shared] = [await notes(101), await notes(102)];
  await send('POST', impersonate(1), { reason });
  await get('/impersonation?_switch_user=_exit');
  const note = `note: Viewed the product as Olivia Owner (owner@example.com): ${reason}`;
  expect(await notes(101)).toEqual([note, ...owned]);
  expect(await notes(102)).toEqual(shared);
});

it('the hosting page marks an impersonation, and tells how long it lasts', async () => {
  const { logIn, send, fetch } = await openMock();
  await logIn('admin@example.com');
  await send('POST', impersonate(1), { reason });
  const page = await fetch('/user/dashboard', { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('"impersonated":true,"impersonationSecondsLeft":3600');
});

it('staff are themselves again after an hour', async () => {
  const { logIn, get, send, post } = await openMock();
  const setClock = (now: string) => post('/__mock__/clock', { now });
  await logIn('support@example.com');
  await setClock('2026-03-02T10:00:00Z');
  await send('POST', impersonate(1), { reason });
  await setClock('2026-03-02T10:59:59Z');
  expect(await (await get('/user/profile')).json()).toMatchObject({ name: 'Olivia Owner' });
  await setClock('2026-03-02T11:00:00Z');
  expect(await (await get('/user/profile')).json()).toMatchObject({ name: 'Suki Support' });
  expect(await (await get('/is-impersonated')).json()).toEqual({ is_impersonated: false });
});

it.each([
  ['a member', 'member@example.com', 1, 403],
  ['sales, without the permission,', 'sales@example.com', 1, 403],
  ['support, for another staff account,', 'support@example.com', 6, 409],
  ['support, for their own account,', 'support@example.com', 5, 409],
  ['support, for an unknown user,', 'support@example.com', 424242, 404],
])('%s cannot view the product as another user', async (_who, as, id, status) => {
  const { logIn, send } = await openMock();
  await logIn(as);
  expect((await send('POST', impersonate(id), { reason })).status).toBe(status);
});

it('a link from another site can neither start nor end an impersonation', async () => {
  const { logIn, get, send } = await openMock();
  await logIn('support@example.com');
  expect((await get('/impersonation?_switch_user=owner@example.com')).status).toBe(422);
  await send('POST', impersonate(1), { reason });
  const linked = await get('/impersonation?_switch_user=_exit', { 'x-requested-with': '' });
  expect([linked.status, await errorId(linked)]).toEqual([403, 'cross_site_request']);
  expect(await (await get('/is-impersonated')).json()).toEqual({ is_impersonated: true });
});

it('staff view the product as any user of the admin tool', async () => {
  const { logIn, get, send } = await openMock();
  await logIn('support@example.com');
  const { results } = await (await get('/admintool96/api/user/search?type=id&query=1004')).json();
  const [{ name }] = results;
  expect((await send('POST', impersonate(1004), { reason })).status).toBe(204);
  expect(await (await get('/user/profile')).json()).toMatchObject({ id: 1004, name });
  const { results: calendars } = await (await get('/user/calendars')).json();
  expect(calendars.length).toBeGreaterThan(0);
  expect((await get('/user/notification-settings')).status).toBe(200);
});

it('staff are themselves again if the user they view is deleted', async () => {
  const { logIn, get, send, beside } = await openMock();
  await logIn('support@example.com');
  await send('POST', impersonate(1), { reason });
  const admin = beside();
  await admin.logIn('admin@example.com');
  await admin.send('DELETE', '/admintool96/api/user/1/delete');
  expect(await (await get('/user/profile')).json()).toMatchObject({ name: 'Suki Support' });
  expect(await (await get('/is-impersonated')).json()).toEqual({ is_impersonated: false });
});

it('the exit requires its parameter', async () => {
  const { logIn, get } = await openMock();
  await logIn('owner@example.com');
  expect((await get('/impersonation')).status).toBe(422);
});
