import { expect, it } from 'vitest';
import { storyFile } from '#mocks/seed/story-file.ts';
import { policyError } from '#mocks/upload/policy.ts';
import { errorId, openMock, storyClock } from '../support.ts';

const now = new Date('2026-03-02T09:00:00Z');

it.each([
  ['/user/avatar/create-signature', 15_728_640],
  ['/ksr0wingclubmain01/upload/create-signature/logo', 10_485_760],
  ['/ksr0wingclubmain01/events/7001/attachments/policy', 10_485_760],
  ['/ksregatta2026plan5/upload/create-signature/logo', 5_242_880],
])('the provider accepts the policy of %s up to its size', async (path, size) => {
  const { logIn, get } = await openMock({ clock: () => now });
  await logIn('owner@example.com');
  const policy = await (await get(path)).json();
  expect(policyError(policy, { calls: ['pick'], now, size })).toBeUndefined();
  expect(policyError(policy, { calls: ['pick'], now, size: size + 1 })).toBeDefined();
  const later = new Date(now.getTime() + 2 * 60 * 60 * 1000);
  expect(policyError(policy, { calls: ['pick'], now: later, size })).toBeDefined();
});

it('a policy follows the calendar’s permissions', async () => {
  const { get, logIn, send } = await openMock({ clock: () => now });
  await logIn('admin@example.com');
  const subscription = '/admintool96/api/101/subscription/save';
  await send('POST', subscription, { features: { max_file_size: 3_000_000 } });
  await logIn('owner@example.com');
  const policy = await (await get('/ksr0wingclubmain01/events/7001/attachments/policy')).json();
  expect(policyError(policy, { calls: ['pick'], now, size: 3_000_000 })).toBeUndefined();
  expect(policyError(policy, { calls: ['pick'], now, size: 3_000_001 })).toBeDefined();
});

it('a license without files has no policy', async () => {
  const { logIn, get } = await openMock();
  await logIn('owner@example.com');
  const refused = await get('/ksfamilycalendar03/upload/create-signature/logo');
  expect([refused.status, await errorId(refused)]).toEqual([409, 'conflict']);
});

it('a calendar of another user has no policy', async () => {
  const { logIn, get } = await openMock();
  await logIn('owner@example.com');
  expect((await get('/ks0000000000000000/upload/create-signature/logo')).status).toBe(404);
});

it.each([7000, 7004, 7011])(
  'the event %d, missing from the calendar, has no policy',
  async (id) => {
    const { logIn, get } = await openMock();
    await logIn('owner@example.com');
    const refused = await get(`/ksr0wingclubmain01/events/${id}/attachments/policy`);
    expect([refused.status, await errorId(refused)]).toEqual([404, 'not_found']);
  },
);

it('a calendar opened by identifier has the same policies as by key', async () => {
  const { logIn, get } = await openMock({ clock: storyClock });
  await logIn('owner@example.com');
  for (const end of ['upload/create-signature/logo', 'events/7001/attachments/policy']) {
    const byKey = await get(`/ksr0wingclubmain01/${end}`);
    const byIdentifier = await get(`/c/riv3rs/${end}`);
    expect(byIdentifier.status).toBe(200);
    expect(await byIdentifier.json()).toEqual(await byKey.json());
  }
  expect((await get('/c/ch01r7/upload/create-signature/logo')).status).toBe(200);
  expect((await get('/c/str33t/upload/create-signature/logo')).status).toBe(404);
  expect((await get('/c/riv3rs/events/7011/attachments/policy')).status).toBe(404);
});

it('an uploaded file has its own policy, which allows nothing with other files', async () => {
  const { logIn, get } = await openMock({ clock: () => now });
  await logIn('owner@example.com');
  const { handle } = storyFile;
  for (const base of ['/ksr0wingclubmain01', '/c/riv3rs']) {
    for (const end of ['upload/create-signature/logo', 'events/7001/attachments/policy']) {
      const answer = await get(`${base}/${end}?handle=${handle}`);
      expect(answer.status, end).toBe(200);
      const policy = await answer.json();
      for (const call of ['read', 'stat', 'remove'] as const) {
        expect(policyError(policy, { calls: [call], now, handle })).toBeUndefined();
      }
      expect(policyError(policy, { calls: ['pick', 'store'], now })).toBeDefined();
      const other = 'An0therF1leOfTheHost';
      expect(policyError(policy, { calls: ['remove'], now, handle: other })).toBeDefined();
      expect((await get(`${base}/${end}?handle=${other}`)).status).toBe(404);
    }
  }
});
