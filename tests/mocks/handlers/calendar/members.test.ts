import { expect, it } from 'vitest';
import { openMock } from '../../support.ts';

const riverside = 101;
const member = 'member@example.com';

async function pins(mock: Awaited<ReturnType<typeof openMock>>) {
  const { results } = await (await mock.get('/user/calendars')).json();
  return results.map(({ id, pinned }: { id: number; pinned: boolean }) => [id, pinned]);
}

it('a member who is removed and comes back has not pinned the calendar', async () => {
  const mock = await openMock();
  await mock.logIn(member);
  await mock.send('PUT', `/user/calendars/${riverside}/pin`);
  expect(await pins(mock)).toContainEqual([riverside, true]);

  await mock.logIn('owner@example.com');
  const { results } = await (await mock.get('/calendars/riv3rs/members')).json();
  const { id } = results.find(({ email }: { email: string }) => email === member);
  expect((await mock.send('DELETE', `/calendars/riv3rs/members/${id}`)).status).toBe(204);
  const invitation = { email: member, role: 'read_only' };
  expect((await mock.post('/calendars/riv3rs/members', invitation)).status).toBe(201);

  await mock.logIn(member);
  expect(await pins(mock)).toContainEqual([riverside, false]);
});
