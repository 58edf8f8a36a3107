import { describe, expect, it } from 'vitest';
import { errorId, openMock } from '../support.ts';

const path = '/user/profile/emails';
const mark = { 'x-requested-with': 'XMLHttpRequest', accept: 'application/json' };
const bodies = {
  'broken JSON': { headers: { 'content-type': 'application/json' }, body: '{"email":' },
  'deep JSON': { headers: { 'content-type': 'application/json' }, body: '['.repeat(20_000_000) },
  'a form': {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=nina%40example.com',
  },
  'compressed bytes': {
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: 'x',
  },
  'more than 20 MB': {
    headers: { 'content-type': 'application/json' },
    body: `"${'x'.repeat(21 * 1024 * 1024)}"`,
  },
  nothing: { headers: {}, body: null },
};

describe.each(Object.entries(bodies))('%s', (name, { headers, body }) => {
  it('is not parsed before the login is checked', async () => {
    const { fetch } = await openMock();
    const response = await fetch(path, { method: 'POST', headers: { ...mark, ...headers }, body });
    expect([response.status, await errorId(response)]).toEqual([401, 'login_required']);
  });

  it('is refused before that without the client’s header', async () => {
    const { fetch } = await openMock();
    const response = await fetch(path, { method: 'POST', headers, body });
    expect([response.status, await errorId(response)]).toEqual([403, 'cross_site_request']);
  });

  it('is refused for its own reason after the login', async () => {
    const { fetch, logIn } = await openMock();
    await logIn('owner@example.com');
    const response = await fetch(path, { method: 'POST', headers: { ...mark, ...headers }, body });
    const statuses: Record<string, number> = {
      'a form': 415,
      'compressed bytes': 415,
      'more than 20 MB': 413,
      nothing: 422,
    };
    expect(response.status).toBe(statuses[name] ?? 400);
  });
});

it('a queued failure is sent to visitors, too', async () => {
  const { post } = await openMock();
  await post('/__mock__/next', { operation: 'createEmail', scenario: 'too-large' });
  expect((await post(path, { email: 'nina@example.com' })).status).toBe(413);
  expect((await post(path, { email: 'nina@example.com' })).status).toBe(401);
});
