import { describe, expect, it } from 'vitest';
import { loadOperations } from '#mocks/contract/operations.ts';
import { exampleCall } from '../example-call.ts';
import { errorId, openMock, removeFromList } from '../support.ts';

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

/** What only users themselves may do: it would let staff take over the account, or lose something of it. */
const refusedActs = [
  'setPrimaryEmail',
  'createEmail',
  'deleteEmail',
  'resendVerification',
  'setSecurityCheck',
  'changePassword',
  'closeAccount',
  'startTwoFactor',
  'activateTwoFactor',
  'deactivateTwoFactor',
  'renewBackupCodes',
  'revokeOtherDevices',
  'revokeAllDevices',
  'revokeDevice',
  'updateDevice',
  'startPasskeyCreation',
  'createPasskey',
  'updatePasskey',
  'deletePasskey',
  'getPersonalData',
];

it('acts on security and addresses are refused meanwhile, and nothing else', async () => {
  const { logIn, post, fetch, get } = await openMock();
  await logIn('owner@example.com');
  const states = async () =>
    Promise.all(
      ['/user/profile', '/user/two-factor'].map(async (path) => (await get(path)).json()),
    );
  const before = await states();
  const session = { as: 'owner@example.com', impersonatedBy: 'support@example.com' };
  await post('/__mock__/session', session);
  const refused: string[] = [];
  for (const operation of await loadOperations(['app'])) {
    if (!operation.isProtected || operation.id.startsWith('exitImpersonation')) continue;
    const { path, init } = exampleCall(operation);
    const response = await fetch(path, init);
    if (response.status !== 403) continue;
    expect([operation.id, await errorId(response)]).toEqual([operation.id, 'impersonation_denied']);
    refused.push(operation.id);
  }
  expect(refused.toSorted()).toEqual(refusedActs.toSorted());
  const { name, ...changed } = before[0];
  const [profile, twoFactor] = await states();
  expect(profile).toMatchObject({ emails: changed.emails, two_fa_active: false });
  expect(twoFactor).toEqual(before[1]);
});

it('removes no calendar meanwhile, and says why', async () => {
  const mock = await openMock();
  const session = { as: 'owner@example.com', impersonatedBy: 'support@example.com' };
  await mock.post('/__mock__/session', session);
  const before = await (await mock.get('/user/calendars')).text();
  await removeFromList(mock, 107);
  expect(await (await mock.get('/user/calendars')).text()).toBe(before);
  const page = await mock.fetch('/user/dashboard', { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('Only the account’s owner can remove calendars.');
});

it('the user sees when staff viewed the product as them', async () => {
  const { logIn, send, beside } = await openMock({ clock: () => new Date('2026-03-02T09:00:00Z') });
  await logIn('support@example.com');
  await send('POST', impersonate(1), { reason });
  const owner = beside();
  await owner.logIn('owner@example.com');
  const views = await (await owner.get('/user/support-views')).json();
  expect(views).toEqual({ results: [{ id: 1, started_at: '2026-03-02T09:00:00Z' }] });
});

describe('the roles of both sides are checked on each request', () => {
  const update = (id: number) => `/admintool96/api/user/${id}/update`;

  async function openImpersonation() {
    const mock = await openMock();
    await mock.logIn('support@example.com');
    await mock.send('POST', impersonate(1), { reason });
    const admin = mock.beside();
    await admin.logIn('admin@example.com');
    const shownName = async () => (await (await mock.get('/user/profile')).json()).name;
    expect(await shownName()).toBe('Olivia Owner');
    return { ...mock, admin, shownName };
  }

  it('a viewed user who becomes staff lends no rights', async () => {
    const { get, admin, shownName } = await openImpersonation();
    await admin.send('POST', update(1), { roles: ['ROLE_ADMIN'] });
    expect(await shownName()).toBe('Suki Support');
    expect((await get('/admintool96/trusted-domains')).status).toBe(200);
    await admin.send('POST', update(1), { roles: [] });
    expect(await shownName()).toBe('Suki Support');
  });

  it('staff who lose their role stop viewing', async () => {
    const { get, admin, shownName } = await openImpersonation();
    await admin.send('POST', update(5), { roles: ['ROLE_SALES'] });
    expect(await shownName()).toBe('Suki Support');
    expect(await (await get('/is-impersonated')).json()).toEqual({ is_impersonated: false });
  });
});

it('the session has a new id at the beginning and at the end, and the old one is invalid', async () => {
  const { logIn, get, send, fetch } = await openMock();
  await logIn('support@example.com', { stay_logged_in: true });
  const ids = [fetch.jar.get('session')];
  const begun = await send('POST', impersonate(1), { reason });
  expect(begun.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=\d{7}/);
  ids.push(fetch.jar.get('session'));
  await get('/impersonation?_switch_user=_exit');
  ids.push(fetch.jar.get('session'));
  expect(new Set(ids).size).toBe(3);
  for (const old of ids.slice(0, 2)) {
    fetch.jar.store(`session=${old}; Path=/`);
    expect((await get('/user/profile')).status).toBe(401);
  }
});
