import type { Locator, Page } from '@playwright/test';
import { pickCases } from '../scripts/testing/depth.ts';
import {
  deep,
  expect,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  startSession,
  submitLogin,
  test,
} from './browser-test.ts';

const ofAll = ['Dashboard', 'Profile', 'Connected devices'];

const roles = [
  {
    as: 'owner@example.com',
    entries: [...ofAll, 'Email notifications', 'Logout Olivia Owner', 'Log out everywhere…'],
  },
  {
    as: 'tester@example.com',
    entries: [...ofAll, 'Email notifications', 'Logout Tessa Tester', 'Log out everywhere…'],
  },
  {
    as: 'sales@example.com',
    entries: [...ofAll, 'Admin', 'Email notifications', 'Logout Saul Sales', 'Log out everywhere…'],
  },
  {
    as: 'support@example.com',
    entries: [
      ...ofAll,
      'Admin',
      'Email notifications',
      'Logout Suki Support',
      'Log out everywhere…',
    ],
  },
  {
    as: 'admin@example.com',
    entries: [
      ...ofAll,
      'Admin',
      'Email notifications',
      'Debug',
      'Logout Ada Admin',
      'Log out everywhere…',
    ],
  },
];

const info = (page: Page): Locator => page.getByRole('button', { name: 'Help and news' });

/** Chooses an item of the info menu and returns the panel that it opens. */
async function openPanel(page: Page, name: string): Promise<Locator> {
  await info(page).click();
  await page.getByRole('menuitem', { name }).click();
  const panel = page.getByRole('complementary', { name });
  await expect(panel).toBeVisible();
  return panel;
}

for (const { as, entries } of pickCases(roles)) {
  test(`${as} sees the menu items of their role`, deep, async ({ page }) => {
    await startSession(page, as);
    await page.goto('/user/dashboard');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText(entries);
  });
}

test(
  'a visitor sees only Login and Register, and returns to the page after the login',
  deep,
  async ({ page }) => {
    await page.goto('/ksr0wingclubmain01?view=week');
    await page.getByRole('button', { name: 'Log in or create an account' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Login', 'Register']);
    await page.getByRole('menuitem', { name: 'Login' }).click();
    await submitLogin(page, 'owner@example.com');
    await expect(page).toHaveURL('/ksr0wingclubmain01?view=week');
    await expect(page.getByRole('button', { name: 'Account of Olivia Owner' })).toBeVisible();
  },
);

test('inside a frame, menu links open in a new tab', deep, async ({ page }) => {
  await startSession(page, 'owner@example.com');
  await page.goto('/__mock__/framed?path=/c/riv3rs');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: /^Account of/ }).click();
  const opened = page.waitForEvent('popup');
  await frame.getByRole('menuitem', { name: 'Dashboard' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL('/user/dashboard');
  await expect(tab.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
  await expect(page).toHaveURL('/__mock__/framed?path=/c/riv3rs');
});

test(
  'logging out on a calendar’s page returns to it, if it does not need the login',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 401 /);
    for (const [address, returned] of [
      ['/ksr0wingclubmain01', '/ksr0wingclubmain01'],
      ['/c/riv3rs', '/login?_target_path=%2Fc%2Friv3rs'],
    ] as const) {
      await startSession(page, 'owner@example.com');
      await page.goto(address);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Logout Olivia Owner' }).click();
      await expect(page.getByRole('button', { name: 'Log in or create an account' })).toBeVisible();
      await expect(page).toHaveURL(returned);
    }
  },
);

test('arrow keys, Home, End and first letters move through the menu', async ({ page }) => {
  await startSession(page, 'admin@example.com');
  await page.goto('/user/dashboard');
  const button = page.getByRole('button', { name: /^Account of/ });
  const entry = (name: string) => page.getByRole('menuitem', { name });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(entry('Dashboard')).toBeFocused();
  await page.keyboard.press('End');
  await expect(entry('Log out everywhere…')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(entry('Dashboard')).toBeFocused();
  await page.keyboard.press('c');
  await expect(entry('Connected devices')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entry('Profile')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
});

test(
  'Tab closes a menu and moves to the next control, Shift+Tab to the previous one',
  deep,
  async ({ page }) => {
    await startSession(page, 'owner@example.com');
    await page.goto('/user/dashboard');
    const preferences = page.getByRole('button', { name: 'Language and theme' });
    const account = page.getByRole('button', { name: /^Account of/ });
    for (const [key, next] of [
      ['Tab', account],
      ['Shift+Tab', info(page)],
    ] as const) {
      await preferences.focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
      await page.keyboard.press(key);
      await expect(next).toBeFocused();
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(next).toBeFocused();
    }
  },
);

test('Tab in a menu opened by pointer continues from its button, too', deep, async ({ page }) => {
  await startSession(page, 'owner@example.com');
  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: 'Language and theme' }).click();
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused();
  await expect(page.getByRole('menu')).toBeHidden();
});

test('a name of 120 letters takes one line everywhere in the frame', deep, async ({ page }) => {
  const name = `Wolfeschlegelsteinhausen ${'Bergerdorff '.repeat(8)}`.slice(0, 120);
  await startSession(page, 'owner@example.com');
  const answer = await page.context().request.patch('/user/profile', {
    data: { name },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(answer.ok()).toBe(true);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/user/dashboard');
    await page.getByRole('button', { name: /^Account of/ }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByText(name, { exact: true })).toHaveCSS('white-space', 'nowrap');
    const logout = page.getByRole('menuitem', { name: 'Logout Wolfeschlegelsteinhausen' });
    const other = page.getByRole('menuitem', { name: 'Profile' });
    const heights = () =>
      Promise.all([logout, other].map(async (entry) => (await entry.boundingBox())?.height));
    await expect.poll(async () => new Set(await heights()).size).toBe(1);
    await expectNoSidewaysScroll(page);
  }
});

test('opening the news clears the news dot for good', deep, async ({ page }) => {
  await page.goto('/login');
  await expect(info(page)).toHaveAccessibleDescription('New');
  const panel = await openPanel(page, 'News & Tips');
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel.getByText('New', { exact: true })).toHaveCount(2);
  await expect(info(page)).not.toHaveAccessibleDescription('New');

  const asked = page.waitForResponse(/\/news/);
  await page.reload();
  await (await asked).finished();
  await expect(info(page)).not.toHaveAccessibleDescription('New');
  await openPanel(page, 'News & Tips');
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel.getByText('New', { exact: true })).toHaveCount(0);
});

test('the support assistant stays open from page to page', deep, async ({ page }) => {
  await startSession(page, 'owner@example.com');
  await page.goto('/user/dashboard');
  const panel = await openPanel(page, 'Support Assistant');
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  const chat = panel.frameLocator('iframe');
  await expect(chat.getByText('demo-chat-client')).toBeVisible();
  await expect(chat.getByText('en', { exact: true })).toBeVisible();
  await chat.getByLabel('Your question').fill('How do I share?');
  await page.keyboard.press('Enter');
  const answer = chat.getByText('You asked: “How do I share?”');
  await expect(answer).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/user/profile/edit');
  await expect(answer).toBeVisible();

  await panel.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(info(page)).toBeFocused();
});

test('closing a protected session reloads the page without it', deep, async ({ page }) => {
  await startSession(page, 'owner@example.com');
  await page.goto('/c/regat7');
  await page.getByRole('button', { name: /^Account of/ }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Close protected session' }).click();
  await loaded;
  await expect(page.getByRole('link', { name: 'Riverside Sports Regatta 2026' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Close protected session' })).toHaveCount(0);
});

for (const name of ['News & Tips', 'Support Assistant']) {
  test(`the panel ${name} passes axe and fits`, deep, async ({ page }) => {
    await page.goto('/ksregatta2026plan5');
    const panel = await openPanel(page, name);
    await expect(panel.getByText('Loading')).toHaveCount(0);
    await expectAccessibleInEveryLook(page);
  });
}

test('the open info menu passes axe', deep, async ({ page }) => {
  await page.goto('/login');
  await expect(info(page)).toHaveAccessibleDescription('New');
  await info(page).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
