import { expect, it } from 'vitest';
import { openAdmin } from './admin.ts';

const request = { org_id: 11, app_identifier: 'riverside' };
const newUser = '/api/app/1101/create-administrator-user';
const newLink = '/api/app/1101/create-administrator-link';

it('updated attributes of an app are merged with its others, also in its organization', async () => {
  const { ok } = await openAdmin();
  const app = await ok('PUT', '/api/app/1101/update-attributes', { attributes: { logo: true } });
  expect(app.attributes).toMatchObject({ logo: true, theme: 'blue' });
  expect((await ok('GET', '/api/11/billing')).apps).toEqual([app]);
  expect((await ok('GET', '/api/calendar-details/101')).organization.apps).toEqual([app]);
});

it('an app that no organization has does not exist', async () => {
  const { refused } = await openAdmin();
  const body = { attributes: {} };
  for (const id of [1100, 1102, 1999, 5]) {
    const refusal = await refused('PUT', `/api/app/${id}/update-attributes`, body);
    expect(refusal).toEqual([404, 'not_found', undefined]);
  }
});

it('an administrator is a new, inactive user, once per address', async () => {
  const { ok, refused } = await openAdmin();
  const { user } = await ok('POST', newUser, { ...request, email: 'Trainer@Riverside.example' });
  expect(user.email).toBe('trainer@riverside.example');
  const found = await ok('GET', '/api/user/search?query=trainer@riverside');
  expect(found.results).toMatchObject([{ ...user, state: 'inactive' }]);
  expect(await ok('GET', `/api/user/${user.id}/view`)).toMatchObject({ user, calendars: [] });
  for (const email of ['trainer@riverside.example', 'OWNER@example.com']) {
    const refusal = await refused('POST', newUser, { ...request, email });
    expect(refusal).toEqual([409, 'email_taken', 'email']);
  }
  const next = await ok('POST', newUser, { ...request, email: 'second@riverside.example' });
  expect(next.user.id).toBe(user.id + 1);
});

it('a link differs for each name', async () => {
  const { ok } = await openAdmin();
  const first = await ok('POST', newLink, { ...request, link_name: 'Trainer' });
  const second = await ok('POST', newLink, { ...request, link_name: 'Coach' });
  expect(first.url).toMatch(/\/ks[A-Za-z0-9]{16}$/);
  expect(second.url).not.toBe(first.url);
});

it('a new link is in the audit log of the organization’s calendars', async () => {
  const { ok } = await openAdmin();
  const before = (await ok('GET', '/api/calendar-details/103')).audit;
  const link = await ok('POST', newLink, { ...request, link_name: 'Trainer' });
  const { audit, organization } = await ok('GET', '/api/calendar-details/101');
  expect(audit[0]).toMatchObject({
    kind: 'change',
    text: `Created the administrator link “Trainer” to ${organization.apps[0].title}.`,
    created_at: link.created_at,
  });
  expect((await ok('GET', '/api/calendar-details/103')).audit).toEqual(before);
});

it.each([newUser, newLink])('%s checks the app’s organization and identifier', async (path) => {
  const { refused } = await openAdmin();
  const rest = path === newUser ? { email: 'new@riverside.example' } : { link_name: 'Trainer' };
  expect(await refused('POST', path, { ...request, ...rest, org_id: 12 })).toContain('org_id');
  const other = { ...request, ...rest, app_identifier: 'harbour' };
  expect(await refused('POST', path, other)).toContain('app_identifier');
});
