import { seededPointer } from '../mocks/seed/event-pointers.ts';
import {
  deep,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  startSession,
  test,
} from './browser-test.ts';
import { control } from './mock-controls.ts';
import { expectReadyForFailures } from './ready-for-failures.ts';

test.beforeEach(async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|Failed to load/);
  await startSession(page, 'owner@example.com');
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
  await expectReadyForFailures(page);
});

const banner = 'You are offline. What you see may be out of date.';

test('the page says that it is offline and refetches its data when the connection returns', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await expect(page.getByText(banner)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Riverside rowing club' })).toBeVisible();
  await expectAccessible(page);
  const fetched = page.waitForResponse('**/user/calendars');
  await context.setOffline(false);
  await fetched;
  await expect(page.getByText('You are online again.')).toBeVisible();
  await expect(page.getByText(banner)).toBeHidden();
});

for (const width of [1280, 640, 320]) {
  test(`going offline moves nothing in a window ${width} pixels wide`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const places = () =>
      Promise.all([
        page.getByRole('heading', { name: 'Your calendars' }).boundingBox(),
        page.getByRole('link', { name: 'Riverside rowing club' }).boundingBox(),
        page.getByRole('button', { name: /^Account of/ }).boundingBox(),
      ]);
    const before = await places();
    await context.setOffline(true);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeInViewport({ ratio: 1 });
    expect(await places()).toEqual(before);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expect(page.getByText(banner)).toBeInViewport({ ratio: 1 });
    // Nothing lies over its button, nor does it lie over another.
    await again.click({ trial: true });
    await page.getByRole('button', { name: /^Account of/ }).click({ trial: true });
    await context.setOffline(false);
    await expect(again).toBeHidden();
    expect(await places()).toEqual(before);
  });
}

test(
  'a page that failed to load appears when the connection returns',
  deep,
  async ({ page, context }) => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await context.setOffline(true);
    await page.evaluate(() => window.history.back());
    await expect(page.getByRole('heading', { name: 'Unexpected connection error' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
  },
);

test(
  'offline, clicking a tile keeps the list and explains why',
  deep,
  async ({ page, context }) => {
    const tile = page.getByRole('link', { name: 'Riverside rowing club' });
    await context.setOffline(true);
    await expect(page.getByText(banner)).toBeVisible();
    await tile.click();
    await expect(page.getByText('This cannot be opened while you are offline.')).toBeVisible();
    await expect(tile).toBeVisible();
    await expect(page).toHaveURL('/user/dashboard');
    await context.setOffline(false);
    await expect(page.getByText(banner)).toBeHidden();
    await tile.click();
    await expect(page).toHaveURL('/ksr0wingclubmain01');
  },
);

test('offline, a link out of the client keeps the page, too', deep, async ({ page, context }) => {
  await page.getByRole('button', { name: 'Account of Olivia Owner' }).click();
  await context.setOffline(true);
  await expect(page.getByText(banner)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Logout Olivia Owner' }).click();
  await expect(page.getByText('This cannot be opened while you are offline.')).toBeVisible();
  await expect(page).toHaveURL('/user/dashboard');
});

test(
  'a manual retry finds out whether the server is reachable',
  deep,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(banner)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.setOffline(false);
    await expect(page.getByText('You are online again.')).toBeVisible();
  },
);

test(
  'the page explains that the server is unreachable and offers a retry',
  deep,
  async ({ page }) => {
    await page.goto(`/events/pointer/${seededPointer(101, '7003')}`);
    await expect(page.getByRole('article')).toBeVisible();
    await expectReadyForFailures(page);
    await control(page, 'offline', { offline: true });
    await page.getByRole('link', { name: 'Riverside rowing club' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected connection error' })).toBeVisible();
    await control(page, 'offline', { offline: false });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
  },
);

test(
  'an error page loads its icons, as do the menus, and takes the focus',
  deep,
  async ({ page, context }) => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/user/profile/edit');
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('requestfailed', (request) => fetched.push(new URL(request.url()).pathname));
    await context.setOffline(true);
    const button = page.getByRole('button', { name: /^Account of/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await page.evaluate(() => {
      // The browser's back button is not a link, so nothing keeps the page.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.history.back();
    });
    await expect(page.getByRole('heading', { name: 'Unexpected connection error' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    expect(fetched.filter((path) => path.includes('/icons/'))).toEqual([]);
  },
);
