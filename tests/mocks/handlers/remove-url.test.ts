import { expect, it } from 'vitest';
import { openMock, removeFromList } from '../support.ts';

const html = { headers: { accept: 'text/html' } };

async function openAs(email: string, options: Parameters<typeof openMock>[0] = {}) {
  const mock = await openMock(options);
  await mock.logIn(email);
  const calendars = async (): Promise<{ id: number; remove_url: string }[]> =>
    (await (await mock.get('/user/calendars')).json()).results;
  const ids = async () => (await calendars()).map(({ id }) => id);
  /** The dashboard's message, as shown once. */
  const readMessage = async () => {
    const page = await (await mock.fetch(`${options.basePath ?? ''}/user/dashboard`, html)).text();
    return JSON.parse(/id="app-settings">(.*?)</.exec(page)?.[1] ?? '').statusMessage;
  };
  return { ...mock, calendars, ids, told: readMessage };
}

it('removes a calendar from the list and redirects to the dashboard, which confirms it once', async () => {
  const mock = await openAs('owner@example.com');
  const response = await removeFromList(mock, 107);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/user/dashboard']);
  expect(await mock.ids()).not.toContain(107);
  expect(await mock.told()).toEqual({
    type: 'success',
    text: '“%title%” is no longer among your calendars.',
    params: { title: 'St. Aldhelm’s choir' },
  });
  expect(await mock.told()).toBeUndefined();
});

it('confirms it in the language of the page', async () => {
  const mock = await openAs('owner@example.com');
  await mock.send('PATCH', '/user/profile', { language: 'de' });
  await removeFromList(mock, 107);
  expect(await mock.told()).toMatchObject({
    text: '„%title%“ gehört nicht mehr zu Ihren Kalendern.',
  });
});

it('keeps the message for the page on a HEAD request', async () => {
  const mock = await openAs('owner@example.com');
  await removeFromList(mock, 107);
  await mock.fetch('/user/dashboard', { method: 'HEAD', ...html });
  expect(await mock.told()).toMatchObject({ type: 'success' });
});

it.each(['', '?token=', '?token=made-up', '?token=0123456789abcdef0123456789abcdef'])(
  'removes nothing for a link from another site, with the query %j',
  async (query) => {
    const mock = await openAs('owner@example.com');
    const before = await mock.ids();
    const response = await mock.fetch(`/user/calendars/107/remove${query}`, {
      headers: { ...html.headers, referer: 'https://evil.example/' },
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/user/dashboard']);
    expect(await mock.ids()).toEqual(before);
    expect(await mock.told()).toEqual({
      type: 'error',
      text: 'This link is not valid any more. No calendar was removed.',
    });
  },
);

it('removes nothing with the token of another session or another calendar', async () => {
  const mock = await openAs('owner@example.com');
  const [first, second] = await mock.calendars();
  const token = first?.remove_url.split('=')[1];
  await mock.fetch(`/user/calendars/${second?.id}/remove?token=${token}`, html);
  expect(await mock.ids()).toContain(second?.id);

  await mock.logIn('owner@example.com');
  await mock.fetch(first?.remove_url ?? '', html);
  expect(await mock.ids()).toContain(first?.id);
});

it('removes nothing the second time', async () => {
  const mock = await openAs('owner@example.com');
  const [first] = await mock.calendars();
  await mock.fetch(first?.remove_url ?? '', html);
  await mock.told();
  await mock.fetch(first?.remove_url ?? '', html);
  expect(await mock.told()).toMatchObject({ type: 'error' });
});

it('redirects to the login page if the session has ended', async () => {
  const mock = await openAs('owner@example.com');
  const [first] = await mock.calendars();
  await mock.get('/logout');
  const response = await mock.fetch(first?.remove_url ?? '', html);
  expect(response.headers.get('location')).toBe('/login');
  await mock.logIn('owner@example.com');
  expect(await mock.ids()).toContain(first?.id);
});

it('does not answer HEAD', async () => {
  const mock = await openAs('owner@example.com');
  const [first] = await mock.calendars();
  const response = await mock.fetch(first?.remove_url ?? '', { method: 'HEAD', ...html });
  expect(response.status).toBe(405);
  expect(await mock.ids()).toContain(first?.id);
});

it('uses the base path in its address and its answer', async () => {
  const mock = await openAs('owner@example.com', { basePath: '/kalender' });
  const response = await removeFromList(mock, 107);
  expect(response.headers.get('location')).toBe('/kalender/user/dashboard');
  expect(await mock.told()).toMatchObject({ type: 'success' });
});
