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

it('the exit needs its parameter', async () => {
  const { logIn, get } = await openMock();
  await logIn('owner@example.com');
  expect((await get('/impersonation')).status).toBe(422);
  expect((await get('/impersonation?_switch_user=other')).status).toBe(422);
});
