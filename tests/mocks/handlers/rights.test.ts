import { expect, it } from 'vitest';
import { rights } from '#generated/admin/rights.ts';
import { loadOperations } from '#mocks/contract/operations.ts';
import { exampleCall } from '../example-call.ts';
import { errorId, openMock } from '../support.ts';

const operations = await loadOperations(['admin']);
const people = {
  ROLE_SALES: 'sales@example.com',
  ROLE_SUPPORT: 'support@example.com',
  ROLE_ADMIN: 'admin@example.com',
} as const;

it('every operation of the admin tool has its rights', () => {
  expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(rights).toSorted());
});

it.each(Object.entries(people))('the rights of %s match the document', async (role, email) => {
  const { fetch, logIn, post } = await openMock();
  for (const operation of operations) {
    await post('/__mock__/reset', {});
    await logIn(email);
    const { path, init } = exampleCall(operation);
    const response = await fetch(path, init);
    const mayCall = Object.entries(rights).some(
      ([id, roles]) => id === operation.id && roles.some((one) => one === role),
    );
    const isDenied = response.status === 403;
    expect([operation.id, isDenied]).toEqual([operation.id, !mayCall]);
    if (isDenied) expect(await errorId(response)).toBe('permission_denied');
  }
});

it('support may change users, but neither roles nor staff accounts', async () => {
  const { logIn, send } = await openMock();
  await logIn('support@example.com');
  const user = '/admintool96/api/user';
  expect((await send('POST', `${user}/1/update`, { name: 'Olivia Oarsman' })).status).toBe(200);
  for (const refused of [
    await send('POST', `${user}/1/update`, { roles: ['ROLE_ADMIN'] }),
    await send('POST', `${user}/6/update`, { email: 'mine@example.com' }),
    await send('POST', `${user}/6/reset-password`),
  ]) {
    expect([refused.status, await errorId(refused)]).toEqual([403, 'permission_denied']);
  }
});

it('rights are checked after the login and before the request', async () => {
  const { logIn, send } = await openMock();
  const invalid = () => send('POST', '/admintool96/api/newsletter/add', { email: 7 });
  expect((await invalid()).status).toBe(401);
  await logIn('sales@example.com');
  expect((await invalid()).status).toBe(403);
  await logIn('support@example.com');
  expect((await invalid()).status).toBe(422);
});

it('rights do not help a cross-site call', async () => {
  const { logIn, send } = await openMock();
  await logIn('admin@example.com');
  const forged = await send('DELETE', '/admintool96/api/user/1/delete', undefined, {
    'x-requested-with': '',
  });
  expect([forged.status, await errorId(forged)]).toEqual([403, 'cross_site_request']);
});
