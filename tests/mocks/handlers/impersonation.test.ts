import { expect, it } from 'vitest';
import { errorId, openMock } from '../support.ts';

it('an ordinary session is not impersonated, and has nothing to exit from', async () => {
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

it('staff view the product as a user, and come back', async () => {
  const { logIn, get, send } = await openMock();
  await logIn('support@example.com');
  expect((await get('/impersonation?_switch_user=owner@example.com')).status).toBe(204);
  expect(await (await get('/is-impersonated')).json()).toEqual({ is_impersonated: true });
  expect(await (await get('/user/profile')).json()).toMatchObject({ name: 'Olivia Owner' });
  const page = await send('GET', '/user/profile');
  expect(page.status).toBe(200);

  expect((await get('/impersonation?_switch_user=_exit')).status).toBe(204);
  expect(await (await get('/is-impersonated')).json()).toEqual({ is_impersonated: false });
  expect(await (await get('/user/profile')).json()).toMatchObject({ name: 'Suki Support' });
});

it('the hosting page tells of an impersonation', async () => {
  const { logIn, get, fetch } = await openMock();
  await logIn('admin@example.com');
  await get('/impersonation?_switch_user=owner@example.com');
  const page = await fetch('/user/dashboard', { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('"impersonated":true');
});

it.each([
  ['a member', 'member@example.com', 'owner@example.com', 403],
  ['staff who want to be staff', 'sales@example.com', 'admin@example.com', 403],
  ['staff who name nobody', 'support@example.com', 'nobody@example.com', 404],
])('%s can not switch', async (_who, as, target, status) => {
  const { logIn, get } = await openMock();
  await logIn(as);
  expect((await get(`/impersonation?_switch_user=${target}`)).status).toBe(status);
});

it('staff view the product as anybody of the admin tool', async () => {
  const { logIn, get } = await openMock();
  await logIn('support@example.com');
  const { results } = await (await get('/admintool96/api/user/search?type=id&query=1004')).json();
  const [{ email, name }] = results;
  expect((await get(`/impersonation?_switch_user=${email}`)).status).toBe(204);
  expect(await (await get('/user/profile')).json()).toMatchObject({ id: 1004, name });
  const { calendars } = await (await get('/user/calendars')).json();
  expect(calendars.length).toBeGreaterThan(0);
  expect((await get('/user/notification-settings')).status).toBe(200);
});

it('staff are themselves again when the user they view is deleted', async () => {
  const { logIn, get, beside } = await openMock();
  await logIn('support@example.com');
  await get('/impersonation?_switch_user=owner@example.com');
  const admin = beside();
  await admin.logIn('admin@example.com');
  await admin.send('DELETE', '/admintool96/api/user/1/delete');
  expect(await (await get('/user/profile')).json()).toMatchObject({ name: 'Suki Support' });
  expect(await (await get('/is-impersonated')).json()).toEqual({ is_impersonated: false });
});

it('the exit needs its parameter', async () => {
  const { logIn, get } = await openMock();
  await logIn('owner@example.com');
  expect((await get('/impersonation')).status).toBe(422);
});
