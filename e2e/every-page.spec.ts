import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  startSession,
  test,
} from './browser-test.ts';

interface PageCase {
  name: string;
  path: string;
  heading: string;
  /** Who is logged in. */
  as?: string;
  /** Console errors that the page brings. */
  log?: RegExp;
}

const pages: PageCase[] = [
  { name: 'login', path: '/login', heading: 'Welcome back' },
  { name: 'registration', path: '/register', heading: 'Create an account' },
  {
    name: 'dashboard',
    path: '/user/dashboard',
    heading: 'Your calendars',
    as: 'owner@example.com',
  },
  {
    name: 'dashboard without calendars',
    path: '/user/dashboard',
    heading: 'Your calendars',
    as: 'none@example.com',
  },
  {
    name: 'dashboard without a match',
    path: '/user/dashboard?query=zz',
    heading: 'Your calendars',
    as: 'owner@example.com',
  },
  {
    name: 'dashboard that failed',
    path: '/user/dashboard',
    heading: 'Something went wrong',
    as: 'fails@example.com',
    log: /status of 500 /,
  },
  {
    name: 'calendar search',
    path: '/admintool96?pageLimit=25',
    heading: 'Calendars',
    as: 'admin@example.com',
  },
  {
    name: 'calendar search without a match',
    path: '/admintool96?query=zzzz',
    heading: 'Calendars',
    as: 'admin@example.com',
  },
  {
    name: 'calendar search that failed',
    path: '/admintool96?query=!internal-error',
    heading: 'Calendars',
    as: 'admin@example.com',
    log: /status of 500 /,
  },
  {
    name: 'page of a session that has ended',
    path: '/admintool96?query=!login-required',
    heading: 'Calendars',
    as: 'admin@example.com',
    log: /status of 401 /,
  },
  { name: 'refusal', path: '/admintool96', heading: 'Not allowed', as: 'member@example.com' },
  { name: 'calendar', path: '/ksr0wingclubmain01', heading: 'Calendar', as: 'owner@example.com' },
  {
    name: 'not-found page',
    path: '/nothing-here',
    heading: 'Page not found',
    log: /status of 404 /,
  },
];

const sizes = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of sizes) {
    test.describe(`${colorScheme}, ${viewport.width} px wide`, () => {
      test.use({ colorScheme, viewport });

      for (const { name, path, heading, as, log } of pages) {
        test(`axe finds nothing on the ${name}, and it fits`, async ({ page, expectedConsole }) => {
          if (log) expectedConsole.push(log);
          if (as) await startSession(page, as);
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading);
          await expect(page.getByText('Loading')).toHaveCount(0);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
      }

      test('axe finds nothing on a login that was refused, nor on the step for the code', async ({
        page,
        expectedConsole,
      }) => {
        expectedConsole.push(/status of 401 /);
        await page.goto('/login');
        await page.getByRole('button', { name: 'Log in', exact: true }).click();
        await expect(page.getByText('Please fill in this field.')).toHaveCount(2);
        await expectAccessible(page);
        await page.getByLabel('Email address').fill('two-factor@example.com');
        await page.getByLabel('Password', { exact: true }).fill('wrong');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alert')).toBeVisible();
        await expectAccessible(page);
        await page.getByLabel('Password', { exact: true }).fill('calendar');
        await page.keyboard.press('Enter');
        await expect(page.getByLabel('Code')).toBeFocused();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });

      test('axe finds nothing on the open menu', async ({ page }) => {
        await startSession(page, 'admin@example.com');
        await page.goto('/user/dashboard');
        await page.getByRole('button', { name: 'Account of Ada Admin' }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        // Colours are measured when the menu has faded in.
        await page
          .getByRole('menu')
          .evaluate((menu) =>
            Promise.all(menu.getAnimations().map((animation) => animation.finished)),
          );
        await expectAccessible(page);
      });
    });
  }
}
