import { expect, it } from 'vitest';
import { loadOperations } from '#mocks/contract/operations.ts';
import { exampleCall } from '../example-call.ts';
import { errorId, openMock } from '../support.ts';

const operations = (await loadOperations()).filter(({ takesSession }) => takesSession);
const ada = 6;
const olivia = 1;

it('every call of a session is refused for a page of another user, and does nothing', async () => {
  const { fetch, logIn, get } = await openMock();
  await logIn('admin@example.com');
  const profile = async () => (await get('/user/profile')).json();
  const devices = async () => (await (await get('/user/devices')).json()).results.length;
  const before = [await profile(), await devices()];
  for (const operation of operations) {
    const { path, init } = exampleCall(operation);
    const headers = { ...init.headers, 'x-user-id': String(olivia) };
    const refused = await fetch(path, { ...init, headers });
    expect([operation.id, refused.status, await errorId(refused)]).toEqual([
      operation.id,
      409,
      'user_changed',
    ]);
  }
  expect([await profile(), await devices()]).toEqual(before);
});

it('a call for the page of the session’s own user is answered', async () => {
  const { logIn, get } = await openMock();
  await logIn('admin@example.com');
  expect((await get('/user/profile', { 'x-user-id': String(ada) })).status).toBe(200);
});

it('a call of a page without a user is compared with no one', async () => {
  const { logIn, get } = await openMock();
  await logIn('admin@example.com');
  expect((await get('/user/profile')).status).toBe(200);
});

it('nobody comments under another name than the page shows, though the key needs no login', async () => {
  const { logIn, get, post } = await openMock();
  const path = '/calendars/ksr0wingclubmain01/events/7003/comments';
  const comment = async (shown: number) => {
    const response = await post(path, { message: 'Hello' }, { 'x-user-id': String(shown) });
    return response.status;
  };
  const count = async () => (await (await get(path)).json()).total;
  await logIn('admin@example.com');
  const before = await count();
  expect(await comment(olivia)).toBe(409);
  expect(await count()).toBe(before);
  expect(await comment(ada)).toBe(201);
});

it('visitors of a calendar’s key are compared with no one', async () => {
  const { get } = await openMock();
  const answer = await get('/calendars/ksr0wingclubmain01', { 'x-user-id': String(olivia) });
  expect(answer.status).toBe(200);
});

it('a login is answered whoever the page shows', async () => {
  const { logIn, post } = await openMock();
  await logIn('admin@example.com');
  const body = { email: 'owner@example.com', password: 'calendar', stay_logged_in: false };
  expect((await post('/login', body, { 'x-user-id': String(olivia) })).status).toBe(200);
});

it('a call without a session asks for a login, whoever its page shows', async () => {
  const { get } = await openMock();
  expect((await get('/user/profile', { 'x-user-id': '1' })).status).toBe(401);
});

it('what is no id is no one’s', async () => {
  const { logIn, get } = await openMock();
  await logIn('admin@example.com');
  for (const id of ['', 'me', '06', '6, 1']) {
    const refused = await get('/user/profile', { 'x-user-id': id });
    expect([id, refused.status]).toEqual([id, 409]);
  }
});

it('a page of another user learns nothing of rights and input', async () => {
  const { logIn, post } = await openMock();
  await logIn('owner@example.com');
  const other = { 'x-user-id': '2' };
  const refused = await post('/admintool96/api/newsletter/add', { email: 7 }, other);
  expect([refused.status, await errorId(refused)]).toEqual([409, 'user_changed']);
});

it('while staff view the product as a user, the page is that user’s', async () => {
  const { post, get } = await openMock();
  await post('/__mock__/session', {
    as: 'owner@example.com',
    impersonatedBy: 'support@example.com',
  });
  expect((await get('/user/profile', { 'x-user-id': '1' })).status).toBe(200);
  expect((await get('/user/profile', { 'x-user-id': '5' })).status).toBe(409);
});

it('a save after the hour of an impersonation changes no one', async () => {
  const { post, get, send } = await openMock();
  const setClock = (now: string) => post('/__mock__/clock', { now });
  await setClock('2026-03-02T10:00:00Z');
  await post('/__mock__/session', {
    as: 'owner@example.com',
    impersonatedBy: 'support@example.com',
  });
  await setClock('2026-03-02T11:00:00Z');
  const name = { name: 'Renamed' };
  const save = await send('PATCH', '/user/profile', name, { 'x-user-id': '1' });
  expect([save.status, await errorId(save)]).toEqual([409, 'user_changed']);
  expect(await (await get('/user/profile')).json()).toMatchObject({ name: 'Suki Support' });
});
