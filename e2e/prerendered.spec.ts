import type { Page } from '@playwright/test';
import { pickCases } from '../scripts/testing/depth.ts';
import languages from '../src/i18n/complete-languages.json' with { type: 'json' };
import { deep, expect, password, submitLogin, test } from './browser-test.ts';
import { holdRequests } from './held-requests.ts';

declare global {
  interface Window {
    /** The elements that moved after they were painted, by class name. */
    shifts: string[];
    /** The heading in the page as it was sent. */
    sentHeading: Element | null;
  }
}

/** Observes the pages opened from now on. */
async function watchStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & {
        sources: { node: Element | null }[];
      })[]) {
        window.shifts.push(...sources.map(({ node }) => node?.className ?? 'gone'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('readystatechange', () => {
      window.sentHeading ??= document.querySelector('#root h1');
    });
  });
}

const started = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-start', 'done');

/** Delays the client's scripts. */
const holdScripts = (page: Page) => holdRequests(page, '**/assets/index-*.js');

const submitButton = (page: Page) => page.locator('form [type=submit]');

for (const language of pickCases(languages)) {
  test.describe(() => {
    test.use({ locale: language });

    test(`the login is prerendered exactly as the client renders it, in ${language}`, async ({
      page,
    }) => {
      await watchStart(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const width of [360, 1280]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          await page.goto('/login');
          await expect(submitButton(page)).toBeEnabled();
          await page.waitForLoadState('networkidle');
          const seen = await page.evaluate(() => ({
            language: document.documentElement.lang,
            isKept: window.sentHeading === document.querySelector('h1'),
            shifts: window.shifts,
          }));
          expect(seen).toEqual({ language, isKept: true, shifts: [] });
        }
      }
    });
  });
}

test('markup of a right-to-left language is hydrated unchanged', async ({ page }) => {
  await watchStart(page);
  // No finished language is right-to-left; a host with one sends the page and its texts like this.
  const changes = [
    ['lang="en" dir="ltr"', 'lang="ar" dir="rtl"'],
    ['data-file="login.en.html"', 'data-file="login.ar.html"'],
    ['"language":"en"', '"language":"ar"'],
    ...['core_js', 'login', 'datetime'].map((name) => [`"${name}_en"`, `"${name}_ar"`]),
  ];
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [from = '', to = ''] of changes) {
      expect(body).toContain(from);
      body = body.replace(from, to);
    }
    await route.fulfill({ response, body });
  });
  await page.goto('/login');
  await expect(submitButton(page)).toBeEnabled();
  const seen = await page.evaluate(() => ({
    direction: document.documentElement.dir,
    isKept: window.sentHeading === document.querySelector('h1'),
    shifts: window.shifts,
  }));
  expect(seen).toEqual({ direction: 'rtl', isKept: true, shifts: [] });
});

test(
  'markup that has arrived in part is hidden, because its end would move it',
  deep,
  async ({ page }) => {
    await holdScripts(page);
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      const [start = ''] = (await response.text()).split('<form');
      await route.fulfill({ response, body: start });
    });
    await page.goto('/login', { waitUntil: 'commit' });
    const heading = page.getByText('Welcome back');
    await expect(heading).toBeAttached();
    await expect(heading).toBeHidden();
  },
);

test('the login is visible before its scripts arrive, and cannot be submitted without them', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(submitButton(page)).toBeDisabled();
  await page.getByLabel('Email address').fill('owner@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await submitButton(page).click({ force: true });
  await expect(page).toHaveURL('/login');

  release();
  await expect(submitButton(page)).toBeEnabled();
  await expect(page.getByLabel('Email address')).toHaveValue('owner@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
});

test('the link to the registration keeps the page to open afterwards', deep, async ({ page }) => {
  await page.goto('/login?_target_path=%2Fuser%2Favatar');
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/register?_target_path=%2Fuser%2Favatar',
  );
});

test('the remembered theme is applied before the scripts arrive', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).colorScheme))
    .toBe('dark');
  release();
  await started(page);
});

test('the chosen language is the first one shown', deep, async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('language', 'de en'));
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('#root h1')).toBeAttached();
  await expect(page.locator('#root h1')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Willkommen zurück' })).toBeVisible();
});

for (const late of pickCases(['left-note', 'MessageBox', 'index'])) {
  for (const language of pickCases(['en', 'de en'])) {
    test(`the previous page's message keeps the markup if the script ${late} is late, in ${language}`, async ({
      page,
    }) => {
      await page.goto('/register');
      await page.evaluate((chosen) => {
        localStorage.setItem('language', chosen);
        sessionStorage.setItem('note', 'account-deleted');
      }, language);
      await watchStart(page);
      const script = new RegExp(`/assets/${late}-[^/]*\\.js$`);
      const release = await holdRequests(page, script);
      const asked = page.waitForRequest(script);
      await page.goto('/login', { waitUntil: 'commit' });
      await asked;
      // Everything else has arrived, and been rendered, before it.
      if (late !== 'index') await expect(submitButton(page)).toBeEnabled();
      release();
      await expect(submitButton(page)).toBeEnabled();
      const text = language === 'en' ? 'Your account is deleted.' : 'Ihr Konto ist gelöscht.';
      await expect(page.getByRole('region').getByText(text)).toBeVisible();
    });
  }
}

test(
  'the previous page’s message keeps the markup if it is there before React has hydrated it',
  deep,
  async ({ page }) => {
    await page.goto('/register');
    await page.evaluate(() => sessionStorage.setItem('note', 'account-deleted'));
    await watchStart(page);
    // As on a slow device, React's work, which it plans by such messages, begins after the script of the message has run.
    await page.addInitScript(() => {
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (this: MessagePort, value: unknown) {
        const post = () => {
          if (sessionStorage.getItem('note') !== null) setTimeout(post);
          else postMessage.call(this, value);
        };
        post();
      };
    });
    await page.goto('/login');
    await expect(page.getByRole('region').getByText('Your account is deleted.')).toBeVisible();
    await expect(submitButton(page)).toBeEnabled();
    const isKept = await page.evaluate(() => window.sentHeading === document.querySelector('h1'));
    expect(isKept).toBe(true);
  },
);

for (const [what, change] of [
  ['of an older build', (html: string) => html.replace(/data-build="\w+"/, 'data-build="older"')],
  [
    'that the server filled in incorrectly',
    (html: string) => html.replace(/data-title="[^"]*"/, ''),
  ],
] as const) {
  test(`markup ${what} is replaced`, async ({ page }) => {
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
    await watchStart(page);
    await page.goto('/login');
    await expect(submitButton(page)).toBeEnabled();
    await expect.poll(() => page.evaluate(() => window.sentHeading?.isConnected)).toBe(false);
    await submitLogin(page, 'owner@example.com');
    await expect(page.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pickCases(['/login', '/user/dashboard'])) {
    test(`${path} says that it needs JavaScript`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('.no-script')).toHaveText(/^This page needs JavaScript\./);
      await expect(page.locator('.no-script')).toBeVisible();
    });
  }
});
