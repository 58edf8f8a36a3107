import { seededPointer } from '../mocks/seed/event-pointers.ts';
import { deep, expect, logIn, startSession, submitLogin, test } from './browser-test.ts';

test(
  'a visitor who opens an account page returns to it after the login',
  deep,
  async ({ page }) => {
    await page.goto('/user/notifications/');
    await expect(page).toHaveURL(/\/login\?_target_path=%2Fuser%2Fnotifications%2F$/);
    await submitLogin(page, 'member@example.com');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email notifications');
    await expect(page).toHaveURL('/user/notifications/');
  },
);

test('visitors open calendars by their keys without a login', deep, async ({ page }) => {
  for (const [path, name] of [
    ['/ksr0wingclubmain01', 'Riverside rowing club'],
    [`/events/pointer/${seededPointer(101, '7001')}`, 'Training on the river'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle('Calendar – Riverside rowing club');
    await expect(page.getByRole('banner')).toContainText('Riverside Sports');
  }
});

test('the server and the page say that a calendar does not exist', async ({
  page,
  expectedConsole,
}) => {
  // The calendar's calls are sent with the page.
  expectedConsole.push(/status of 40[14] /);
  for (const path of ['/c/000000', '/ks0000000000000000', '/events/pointer/nowhere']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  }
});

test(
  'the dashboard and the page mark an inactive calendar',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 409 /);
    const title = 'Rota of the old clubhouse (closed)';
    await startSession(page, 'owner@example.com');
    await page.goto('/user/dashboard');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}Inactive`);
    await expect(page.getByText('This calendar is inactive')).toBeVisible();
    await expect(page).toHaveTitle(`Calendar – ${title}`);
    await page.getByRole('link', { name: 'Back to your calendars' }).click();
    await expect(page).toHaveTitle('Your calendars – Shared Calendar');
  },
);

test(
  'an address that cannot belong to a calendar is not found',
  deep,
  async ({ page, baseURL, expectedConsole }) => {
    expectedConsole.push(/status of 404 /);
    for (const path of [
      '/c/riv3r',
      '/ksr0wing',
      '/events/pointer/a/b',
      '/LOGIN',
      '//x.example/c',
    ]) {
      // Whole, since two slashes at the start of a path would be read as another host.
      const answer = await page.goto(baseURL + path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    }
  },
);

test('a login link with a foreign target opens the dashboard', deep, async ({ page }) => {
  await logIn(page, 'owner@example.com');
  for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', '/logout/']) {
    await page.goto(`/login?${new URLSearchParams({ _target_path: target })}`);
    await expect(page).toHaveURL('/user/dashboard');
  }
});

test(
  'a login link with a call as its target opens the dashboard for staff and changes nothing',
  deep,
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const target = '/admintool96/api/101/restore-calendar/2';
    await page.goto(`/login?${new URLSearchParams({ _target_path: target })}`);
    await submitLogin(page, 'admin@example.com');
    await expect(page).toHaveURL('/user/dashboard');
    await page.goto(`/login?${new URLSearchParams({ _target_path: target })}`);
    await expect(page).toHaveURL('/user/dashboard');
    expect(calls).not.toContain(target);
  },
);
