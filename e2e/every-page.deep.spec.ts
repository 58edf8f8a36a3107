import { examplePages } from '../generated/fixtures/pages.ts';
import english from '../generated/messages/english.json' with { type: 'json' };
import {
  expect,
  expectAccessibleInBrief,
  expectAccessibleInEveryLook,
  password,
  startSession,
  test,
} from './browser-test.ts';
import { control } from './mock-controls.ts';

interface PageCase {
  name: string;
  path: string;
  /** The user who is logged in. */
  as?: string | undefined;
  /** Console errors that the page causes. */
  log?: RegExp;
  /** The start of the window's title. */
  title: string;
}

const owner = 'owner@example.com';
const admin = 'admin@example.com';
const viewers = { anyone: undefined, visitors: undefined, user: owner, staff: admin, admin };

const texts: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(english));

/** The start of the window's title on record pages. */
const recordNames: Readonly<Record<string, string>> = {
  adminCalendar: 'Riverside rowing club',
  adminOrganization: 'Riverside Sports',
  adminUser: 'Olivia Owner',
  calendarSettings: 'General',
  calendarSettingsByIdentifier: 'General',
};

/** Every page of the contract. */
const pages = examplePages.flatMap((page): PageCase[] =>
  'title' in page
    ? [
        {
          name: `page ${page.id} at ${page.address}`,
          path: page.address,
          // The page may be open to anyone, but not the calendar.
          as: page.id.endsWith('ByIdentifier') ? owner : viewers[page.access],
          title: [recordNames[page.id], texts[page.title]].filter(Boolean).join(' – '),
        },
      ]
    : [],
);

/** Pages that cannot show their usual content. */
const states: PageCase[] = [
  {
    name: 'login with a given address',
    path: '/login?email=owner%40example.com',
    title: 'Log in',
  },
  {
    name: 'page for a new password',
    path: '/password/reset?token=reset-olivia',
    title: 'Choose a new password',
  },
  {
    name: 'page for a new password with a link that is too old',
    path: '/password/reset?token=reset-expired',
    title: 'Choose a new password',
    log: /status of 410 /,
  },
  {
    name: 'page that confirms an address',
    path: '/email/verify?token=confirm-milo',
    title: 'Confirm your email address',
  },
  {
    name: 'page that activates an account',
    path: '/activate?token=activate-ida',
    title: 'Activate your account',
  },
  {
    name: 'page that activates an account, for one that is active',
    path: '/activate?token=activate-used',
    title: 'Activate your account',
    log: /status of 410 /,
  },
  {
    name: 'dashboard without calendars',
    path: '/user/dashboard',
    title: 'Your calendars',
    as: 'none@example.com',
  },
  {
    name: 'dashboard without a match',
    path: '/user/dashboard?query=zz',
    title: 'Your calendars',
    as: owner,
  },
  {
    name: 'dashboard that failed',
    path: '/user/dashboard',
    title: 'Your calendars',
    as: 'fails@example.com',
    log: /status of 500 /,
  },
  {
    name: 'calendar search without a match',
    path: '/admintool96?query=zzzz',
    title: 'Search',
    as: admin,
  },
  {
    name: 'calendar search that failed',
    path: '/admintool96?query=!internal-error',
    title: 'Search',
    as: admin,
    log: /status of 500 /,
  },
  {
    name: 'inactive calendar',
    path: '/c/o1dclb',
    title: 'Calendar',
    as: owner,
    log: /status of 409 /,
  },
  {
    name: 'missing calendar',
    path: '/c/000000',
    title: 'Page not found',
    log: /status of 40[14] /,
  },
  { name: 'refusal', path: '/admintool96', title: 'Not allowed', as: 'member@example.com' },
  {
    name: 'not-found page',
    path: '/nothing-here',
    title: 'Page not found',
    log: /status of 404 /,
  },
];

/** The name in the window's title: the calendar's on its pages, otherwise the product's. */
function namedAt(path: string): string {
  if (path === '/c/o1dclb') return 'Rota of the old clubhouse (closed)';
  const isCalendar = /^\/(c\/riv3rs|ksr0wing|events\/)/.test(path);
  return isCalendar ? 'Riverside rowing club' : 'Shared Calendar';
}

/** English and the test language, which lengthens and marks every text; or also one language per translated script. */
const languages = ['en', 'en-xa', 'de', 'ja'];

for (const { name, path, title, as, log } of [...pages, ...states]) {
  test(`the ${name} passes axe in light, in dark and in every language, and fits`, async ({
    page,
    expectedConsole,
  }) => {
    if (log) expectedConsole.push(log);
    if (as) await startSession(page, as);
    for (const language of languages) {
      await test.step(language, async () => {
        await control(page, 'settings', { language });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        if (language === 'en') await expect(page).toHaveTitle(`${title} – ${namedAt(path)}`);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute(
          'lang',
          new RegExp(`^${language}$`, 'i'),
        );
        if (language === 'en') await expectAccessibleInEveryLook(page);
        else await expectAccessibleInBrief(page);
      });
    }
  });
}

test('a refused login and the code step pass axe', async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 401 /);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Please fill in this field.')).toHaveCount(2);
  await expectAccessibleInEveryLook(page);
  await page.getByLabel('Email address').fill('two-factor@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'Use a backup code' }).click();
  await expect(page.getByLabel('Backup code')).toBeFocused();
  await expectAccessibleInEveryLook(page);
});

test('the page of an expired session and the dialog before it pass axe', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 401 /);
  await startSession(page, 'admin@example.com');
  await page.goto('/admintool96?query=!login-required');
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessibleInEveryLook(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Please log in again' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
});

test('the open menu passes axe', async ({ page }) => {
  await startSession(page, 'admin@example.com');
  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: 'Account of Ada Admin' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
