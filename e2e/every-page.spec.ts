import { expect, expectAccessible, test } from './browser-test.ts';

const pages = [
  { name: 'login', path: '/login' },
  { name: 'registration', path: '/register' },
  { name: 'dashboard', path: '/user/dashboard', as: 'owner@example.com' },
  { name: 'dashboard without calendars', path: '/user/dashboard', as: 'none@example.com' },
  { name: 'dashboard without a match', path: '/user/dashboard?query=zz', as: 'owner@example.com' },
  { name: 'dashboard that failed', path: '/user/dashboard', as: 'fails@example.com', log: /500/ },
  { name: 'calendar search', path: '/admintool96?pageLimit=25', as: 'admin@example.com' },
  {
    name: 'calendar search without a match',
    path: '/admintool96?query=zzzz',
    as: 'admin@example.com',
  },
  { name: 'refusal', path: '/admintool96', as: 'member@example.com' },
  { name: 'calendar', path: '/c/riv3rs', as: 'owner@example.com' },
  { name: 'not-found page', path: '/nothing-here', log: /404/ },
];

const sizes = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of sizes) {
    test.describe(`${colorScheme}, ${viewport.width} px wide`, () => {
      test.use({ colorScheme, viewport });

      for (const { name, path, as, log } of pages) {
        test(`axe finds nothing on the ${name}, and it fits`, async ({ page, expectedConsole }) => {
          if (log) expectedConsole.push(log);
          if (as) {
            await page.context().request.post('/login', {
              data: { email: as, password: 'calendar', stay_logged_in: false },
            });
          }
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, 'the page scrolls sideways').toBe(0);
        });
      }

      test('axe finds nothing on the open menu', async ({ page }) => {
        await page.goto('/login');
        await page.getByRole('button', { name: 'Log in or register' }).click();
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
