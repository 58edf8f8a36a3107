import { describe, expect, it } from 'vitest';
import { storyFile } from '#mocks/seed/story-file.ts';
import { newFile } from '#mocks/upload/files.ts';
import { policyError } from '#mocks/upload/policy.ts';
import { Provider } from '#mocks/upload/provider.ts';
import { errorId, openMock, storyClock } from '../support.ts';
import { roleKeys } from './calendar/calendar-browser.ts';

const now = new Date('2026-03-02T09:00:00Z');

it.each([
  ['/user/avatar/create-signature', 15_728_640, undefined],
  ['/ksr0wingclubmain01/upload/create-signature/logo', 10_485_760, '/calendars/101/logo/'],
  ['/ksr0wingclubmain01/events/7001/attachments/policy', 10_485_760, '/calendars/101/events/7001/'],
  ['/ksregatta2026plan5/upload/create-signature/logo', 5_242_880, '/calendars/105/logo/'],
])('the provider accepts the policy of %s up to its size', async (path, size, folder) => {
  const { logIn, get } = await openMock({ clock: () => now });
  await logIn('owner@example.com');
  const policy = await (await get(path)).json();
  const use = { calls: ['pick'], now, size, path: folder } as const;
  expect(policyError(policy, use)).toBeUndefined();
  expect(policyError(policy, { ...use, size: size + 1 })).toBeDefined();
  const later = new Date(now.getTime() + 2 * 60 * 60 * 1000);
  expect(policyError(policy, { ...use, now: later })).toBeDefined();
});

it('a policy follows the calendar’s permissions', async () => {
  const { get, logIn, send } = await openMock({ clock: () => now });
  await logIn('admin@example.com');
  const subscription = '/admintool96/api/101/subscription/save';
  await send('POST', subscription, { features: { max_file_size: 3_000_000 } });
  await logIn('owner@example.com');
  const policy = await (await get('/ksr0wingclubmain01/events/7001/attachments/policy')).json();
  const use = { calls: ['pick'], now, path: '/calendars/101/events/7001/' } as const;
  expect(policyError(policy, { ...use, size: 3_000_000 })).toBeUndefined();
  expect(policyError(policy, { ...use, size: 3_000_001 })).toBeDefined();
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

it.each(Object.entries(roleKeys))(
  'a user who has opened a calendar by a link with the role %s has a policy for files if they may add events',
  async (role, key) => {
    const { logIn, get } = await openMock();
    // It is not on this user's list.
    await logIn('support@example.com');
    const mayAdd = /^(admin|modify|add|mixed)/.test(role);
    for (const event of ['new', '7012']) {
      const { status } = await get(`/${key}/events/${event}/attachments/policy`);
      expect(status, event).toBe(mayAdd ? 200 : 404);
    }
    expect((await get(`/${key}/upload/create-signature/logo`)).status).toBe(404);
  },
);

it('an event on a hidden sub-calendar has no policy', async () => {
  const { logIn, get } = await openMock();
  await logIn('support@example.com');
  const { status } = await get(`/${roleKeys.mixed}/events/7013/attachments/policy`);
  expect(status).toBe(404);
});

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

it('a calendar’s policy allows uploads to its own folder only', async () => {
  const { logIn, get } = await openMock({ clock: () => now });
  await logIn('owner@example.com');
  const policy = await (await get('/ksr0wingclubmain01/upload/create-signature/logo')).json();
  for (const path of ['/calendars/102/logo/', '/calendars/101/events/7001/', '/', undefined]) {
    const use = { calls: ['store'], now, size: 10, path } as const;
    expect(policyError(policy, use), path).toBeDefined();
  }
});

it('an uploaded file has its own policy, which allows nothing with other files', async () => {
  const { logIn, get } = await openMock({ clock: () => now });
  await logIn('owner@example.com');
  const { handle } = storyFile;
  for (const base of ['/ksr0wingclubmain01', '/c/riv3rs']) {
    const answer = await get(`${base}/upload/create-signature/logo?handle=${handle}`);
    expect(answer.status).toBe(200);
    const policy = await answer.json();
    for (const call of ['read', 'stat', 'remove'] as const) {
      expect(policyError(policy, { calls: [call], now, handle })).toBeUndefined();
    }
    expect(policyError(policy, { calls: ['pick', 'store'], now })).toBeDefined();
    const other = 'An0therF1leOfTheHost';
    expect(policyError(policy, { calls: ['remove'], now, handle: other })).toBeDefined();
  }
});

describe('a file', () => {
  const logoAddress = (calendar: string) => `${calendar}/upload/create-signature/logo`;
  const eventAddress = (id: number) => `/ksr0wingclubmain01/events/${id}/attachments/policy`;

  async function openWithFiles() {
    const provider = new Provider();
    const uploadOrigin = 'http://localhost:4001';
    const mock = await openMock({ clock: () => now, provider, uploadOrigin });
    await mock.logIn('owner@example.com');
    const upload = (path?: string) => {
      const file = { bytes: new Uint8Array(10), filename: 'a.png', mimetype: 'image/png' };
      return provider.addFile(newFile({ ...file, uploadedAt: now }, { path })).handle;
    };
    const readStatus = async (policy: string, handle: string) =>
      (await mock.get(`${policy}?handle=${handle}`)).status;
    return { upload, readStatus };
  }

  it('has a policy only where it was uploaded', async () => {
    const { upload, readStatus } = await openWithFiles();
    const logo = upload('/calendars/101/logo/');
    expect(await readStatus(logoAddress('/ksr0wingclubmain01'), logo)).toBe(200);
    expect(await readStatus(logoAddress('/c/riv3rs'), logo)).toBe(200);
    expect(await readStatus(logoAddress('/c/ch01r7'), logo)).toBe(404);
    expect(await readStatus(eventAddress(7001), logo)).toBe(404);
    const attachment = upload('/calendars/101/events/7001/');
    expect(await readStatus(eventAddress(7001), attachment)).toBe(200);
    expect(await readStatus(eventAddress(7002), attachment)).toBe(404);
    expect(await readStatus(logoAddress('/ksr0wingclubmain01'), attachment)).toBe(404);
  });

  it('of someone else, such as a picture in public, has none', async () => {
    const { upload, readStatus } = await openWithFiles();
    const picture = upload();
    expect(await readStatus(logoAddress('/ksr0wingclubmain01'), picture)).toBe(404);
    expect(await readStatus(eventAddress(7001), picture)).toBe(404);
  });
});
