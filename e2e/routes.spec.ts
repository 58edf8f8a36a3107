import { expect, logIn, startSession, submitLogin, test } from './browser-test.ts';

const plannedPages = [
  { path: '/user/notifications', title: 'Email notifications' },
  { path: '/user/avatar', title: 'Avatar' },
];

test('a visitor of an account page logs in and comes back to it', async ({ page }) => {
  await page.goto('/user/notifications/');
  await expect(page).toHaveURL(/\/login\?_target_path=%2Fuser%2Fnotifications%2F$/);
  await submitLogin(page, 'member@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email notifications');
  await expect(page).toHaveURL('/user/notifications/');
});

test('an account page that is not there yet says what will be here, and leads on', async ({
  page,
}) => {
  await startSession(page, 'member@example.com');
  for (const { path, title } of plannedPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} – Shared Calendar`);
    await expect(page.getByText('This page is still being built')).toBeVisible();
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(page).toHaveURL('/user/dashboard');
  }
});

test('calendars are reached by visitors, without a login', async ({ page }) => {
  for (const path of [
    '/c/riv3rs',
    '/c/riv3rs/rowing/',
    '/ksr0wingclubmain01',
    '/events/pointer/a',
  ]) {
    await page.goto(path);
    await expect(page.getByText('This calendar cannot be shown here yet')).toBeVisible();
    await expect(page).toHaveTitle('Calendar – Shared Calendar');
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('a calendar is named where the hosting page tells its name', async ({ page }) => {
  await page.route('**/c/riv3rs', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('"appIdentifier":null', '"appIdentifier":"riv3rs"')
      .replace('"appTitle":"Shared Calendar"', '"appTitle":"Riverside rowing club"')
      .replace('"organizationName":null', '"organizationName":"Riverside Sports"');
    await route.fulfill({ response, body });
  });
  await page.goto('/c/riv3rs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Riverside rowing club');
  await expect(page.getByRole('main')).toContainText('Riverside Sports');
  await expect(page).toHaveTitle('Calendar – Riverside rowing club');
});

test('an address that cannot be of a calendar is a page that was not found', async ({
  page,
  baseURL,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404 /);
  for (const path of ['/c/riv3r', '/ksr0wing', '/events/pointer/a/b', '/LOGIN', '//x.example/c']) {
    // Whole, since two slashes at the start of a path would be read as another host.
    const answer = await page.goto(baseURL + path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  }
});

test('a login link that names another site leads to the dashboard', async ({ page }) => {
  await logIn(page, 'owner@example.com');
  for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', '/logout/']) {
    await page.goto(`/login?${new URLSearchParams({ _target_path: target })}`);
    await expect(page).toHaveURL('/user/dashboard');
  }
});

test('a login link that names a call leads staff to the dashboard, and changes nothing', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const target = '/admintool96/api/101/restore-calendar/2';
  await page.goto(`/login?${new URLSearchParams({ _target_path: target })}`);
  await submitLogin(page, 'admin@example.com');
  await expect(page).toHaveURL('/user/dashboard');
  await page.goto(`/login?${new URLSearchParams({ _target_path: target })}`);
  await expect(page).toHaveURL('/user/dashboard');
  expect(calls).not.toContain(target);
});
