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

it('are known for every operation of the admin tool', () => {
  expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(rights).toSorted());
});

it.each(Object.entries(people))('of %s are those of the document', async (role, email) => {
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

it('let support change people, but no roles and no account of staff', async () => {
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

it('are asked for before the request is looked at, and the login before the right', async () => {
  const { logIn, send } = await openMock();
  const invalid = () => send('POST', '/admintool96/api/newsletter/add', { email: 7 });
  expect((await invalid()).status).toBe(401);
  await logIn('sales@example.com');
  expect((await invalid()).status).toBe(403);
  await logIn('support@example.com');
  expect((await invalid()).status).toBe(422);
});

it('do not help a call that another site has sent', async () => {
  const { logIn, send } = await openMock();
  await logIn('admin@example.com');
  const forged = await send('DELETE', '/admintool96/api/user/1/delete', undefined, {
    'x-requested-with': '',
  });
  expect([forged.status, await errorId(forged)]).toEqual([403, 'cross_site_request']);
});
