import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './browser-test.ts';
import { control } from './mock-controls.ts';
import { testOnOwnService } from './own-service.ts';

/** The service for the other journeys does not show the bar. */
const test = testOnOwnService(() => ({ bar: true }));

test('the bar sets the state of the world, using only the keyboard', async ({ page }) => {
  await page.goto('/login');
  const toggle = page.getByRole('button', { name: 'Mock service' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Mock service' });
  await expect(panel.getByLabel('Signed in as')).toBeVisible();
  await panel.getByLabel('Signed in as').focus();
  await page.keyboard.type('Olivia');
  await page.keyboard.press('Tab');
  // The page reloads itself, and the login page redirects logged-in users.
  await expect(page).toHaveURL('/user/dashboard');
  await expect(page.getByRole('link', { name: 'Riverside rowing club' })).toBeVisible();
  await expect(panel.getByLabel('Signed in as')).toHaveValue('owner@example.com');

  await panel.getByLabel('Signed in as').focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the bar sets the answer of the next call', async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 500 /);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Mock service' }).click();
  await page.getByRole('button', { name: 'Many calendars' }).click();
  await expect(page.getByLabel('Signed in as')).toHaveValue('many@example.com');
  await page.goto('/user/dashboard');
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.getByLabel('Operation').selectOption('listCalendars');
  await page.getByLabel('Answer').selectOption({ label: '500 internal error' });
  await page.getByRole('button', { name: 'Answer so' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'listCalendars answers 500' }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  // The open bar covers the page.
  await page.getByRole('button', { name: 'Mock service' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

const failures = [
  ['401 login required', 'dialog', 'Please log in again'],
  ['401 reauth required', 'dialog', ''],
  ['401 two factor authentication code required', 'dialog', ''],
  ['500 internal error', 'alert', 'Something went wrong'],
  ['server error', 'alert', 'Unexpected server error'],
  ['too large', 'alert', 'Request Entity Too Large'],
  ['not json', 'alert', 'Unexpected connection error'],
  ['cut', 'alert', 'Unexpected connection error'],
] as const;

test('the bar triggers every failure of a call that a user can meet', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Mock service' }).click();
  await page.getByRole('button', { name: 'Many calendars' }).click();
  await expect(page.getByLabel('Signed in as')).toHaveValue('many@example.com');
  for (const [label, role, text] of failures) {
    await test.step(label, async () => {
      await page.goto('/user/dashboard');
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByLabel('Operation').selectOption('listCalendars');
      await page.getByLabel('Answer').selectOption({ label });
      await page.getByRole('button', { name: 'Answer so' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'The next listCalendars' }),
      ).toBeVisible();
      await page.reload();
      await expect(page.getByRole(role).first()).toContainText(text);
    });
  }
});

test('the bar makes a page’s texts fail to load', async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 500 /);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Mock service' }).click();
  await page.getByRole('button', { name: 'No calendars' }).click();
  await expect(page.getByLabel('Signed in as')).toHaveValue('none@example.com');
  await page.getByLabel('Operation').selectOption('getTranslations');
  await page.getByLabel('Answer').selectOption({ label: '500 internal error' });
  await page.getByRole('button', { name: 'Answer so' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account of Nora Nothing' }).click();
  await page.getByRole('menuitem', { name: 'Connected devices' }).click();
  await expect(page.getByRole('alert')).toContainText('Could not load sections');
});

test('the bar shows the product in a frame and offline', async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: 'Mock service' }).click();
  await page.getByRole('button', { name: 'No calendars' }).click();
  await expect(page.getByLabel('Signed in as')).toHaveValue('none@example.com');
  await page.goto('/ksr0wingclubmain01?view=month');
  await page.getByRole('button', { name: 'In or out of a frame' }).click();
  const framed = page.frameLocator('iframe');
  await expect(framed.getByRole('grid')).toBeVisible();
  await expect(framed.getByRole('button', { name: 'Mock service' })).toHaveCount(0);
  await page.getByRole('button', { name: 'In or out of a frame' }).click();
  await expect(page).toHaveURL('/ksr0wingclubmain01?view=month');

  await page.goto('/user/dashboard');
  await page.getByLabel('Offline').check();
  await expect(page.getByRole('status').filter({ hasText: 'Calls are cut' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert').first()).toContainText('you may be offline');
  await page.getByLabel('Offline').uncheck();
});

test('a page with the open bar passes axe', async ({ page, expectedConsole }) => {
  // axe scrolls elements in the panel into view with a style that the policy forbids.
  expectedConsole.push(/Applying inline style/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Mock service' }).click();
  await expect(page.getByLabel('Operation')).toBeVisible();
  await expectAccessible(page);
});

test('the bar lists newly registered users and how pages are shown to them', async ({ page }) => {
  await page.goto('/login');
  const register = { name: 'Nina', email: 'nina@example.com', password: 'three rivers' };
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  await page.request.post('/register', { data: register, headers });
  const { mails } = await (await page.request.get('/__mock__/mails')).json();
  const token = new URL(mails[0].link, 'http://localhost').searchParams.get('token');
  await page.request.post('/activate', { data: { token }, headers });
  await control(page, 'session', { as: 'nina@example.com' });
  await page.request.patch('/user/profile', {
    data: { language: 'zh-cn', use_24h_times: true },
    headers,
  });
  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: 'Mock service' }).click();
  await expect(page.getByLabel('Signed in as')).toHaveValue('nina@example.com');
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('zh-cn');
  await expect(page.getByLabel('24-hour times')).toBeChecked();

  const anew = page.waitForEvent('load');
  await page.getByLabel('Impersonated by').selectOption('support@example.com');
  await anew;
  await expect(page.getByLabel('Impersonated by')).toHaveValue('support@example.com');
  await expect(page.getByLabel('Signed in as')).toHaveValue('nina@example.com');
});

test('the bar does not cover a menu’s labels on a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Mock service' })).toBeVisible();
  await page.getByRole('button', { name: 'Log in or create an account' }).click();
  // A press on the bottom edge of the item hits whatever is on top there.
  await page.getByRole('menuitem', { name: 'Register' }).click({ position: { x: 30, y: 30 } });
  await expect(page).toHaveURL(/\/register/);
});

/** The page's controls that the dot covers. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const dot = document.querySelector('#mock-bar')?.shadowRoot?.querySelector('.dot');
    const { left, right, top, bottom } = dot?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const isBeside =
          box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom;
        return !isBeside;
      })
      .map(({ outerHTML }) => outerHTML);
  });

test('the dot of the bar can be moved, stays there, and never covers a control', async ({
  page,
}) => {
  await page.goto('/login');
  const dot = page.getByRole('button', { name: 'Mock service' });
  const login = page.getByRole('button', { name: 'Log in', exact: true });
  const places = async () => {
    const [one, other] = [await dot.boundingBox(), await login.boundingBox()];
    return { dot: one ?? { x: 0, y: 0, width: 0 }, login: other ?? { x: 0, y: 0 } };
  };
  const first = await places();
  await page.mouse.move(first.dot.x + 12, first.dot.y + 12);
  await page.mouse.down();
  await page.mouse.move(first.login.x + 20, first.login.y + 15, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => coveredControls(page)).toEqual([]);
  await expect(dot).toHaveAttribute('aria-label', 'Mock service');
  await expect(page.getByRole('region', { name: 'Mock service' })).toBeHidden();
  const moved = await places();
  expect(Math.abs(moved.dot.x - first.login.x)).toBeLessThan(200);
  await page.reload();
  await expect.poll(places).toEqual(moved);

  await dot.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await places()).dot.y).toBeLessThan(moved.dot.y);
});

test('the dot of the bar moves away from a page’s main button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/login');
  const dot = page.getByRole('button', { name: 'Mock service' });
  const before = await dot.boundingBox();
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Save changes';
    Object.assign(button.style, { position: 'fixed', bottom: '0', left: '0' });
    document.body.append(button);
  });
  await expect.poll(() => coveredControls(page)).toEqual([]);
  await expect.poll(() => dot.boundingBox()).not.toEqual(before);
  await page.getByRole('button', { name: 'Save changes' }).click();
});
