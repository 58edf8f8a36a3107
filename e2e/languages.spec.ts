import { seededPointer } from '../mocks/seed/event-pointers.ts';
import { pickCases } from '../scripts/testing/depth.ts';
import { deep, expect, startSession, test } from './browser-test.ts';
import { control } from './mock-controls.ts';

test('the page switches to the language chosen in the header and remembers it', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Language and theme' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Anmelden – Shared Calendar');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Konto erstellen' }).click();
  await expect(page).toHaveURL(/\/register/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('typed text survives a change of language', deep, async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email address').fill('owner@example.com');
  await page.getByRole('button', { name: 'Language and theme' }).click();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(page.getByLabel('メールアドレス')).toHaveValue('owner@example.com');
});

test(
  'a language whose texts fail to load leaves the page unchanged and explains why',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 500 /);
    await page.goto('/login');
    await control(page, 'next', { operation: 'getTranslations', code: 500 });
    await page.getByRole('button', { name: 'Language and theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await expect(page.getByRole('alert')).toContainText(
      /Could not load sections login for language fr: ./,
    );
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test(
  'a page whose texts fail to load is shown in English and explains why',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 500 /);
    await control(page, 'settings', { language: 'de' });
    await startSession(page, 'owner@example.com');
    await page.goto('/user/dashboard');
    await control(page, 'next', { operation: 'getTranslations', code: 500 });
    await page.getByRole('button', { name: 'Konto von Olivia Owner' }).click();
    await page.getByRole('menuitem', { name: 'Profil', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      /Die Abschnitte account, profile konnten für die Sprache de nicht geladen werden: ./,
    );
  },
);

test('times follow the 24-hour setting, and dates the date locale', deep, async ({ page }) => {
  await startSession(page, 'owner@example.com');
  await control(page, 'settings', { language: 'de', use24hTimes: true });
  await page.goto('/user/dashboard');
  const opened = page.locator('time').first();
  await opened.hover();
  await expect(page.getByText(/^\p{L}+, \d+\. \p{L}+ \d{4} um \d\d:\d\d$/u)).toBeVisible();
  await control(page, 'settings', { language: 'en', use24hTimes: false });
  await page.reload();
  await opened.hover();
  await expect(page.getByText(/\d{1,2}:\d\d\s[AP]M$/)).toBeVisible();
});

/**
 * Texts that are data on the pages below: the product's name, the user's name, initial and address, a calendar and its initial, an event.
 */
const organization = 'Riverside Sports';
const calendar = 'Riverside rowing club';
const data = new Set([
  ...['Shared Calendar', 'Ada Admin', 'A', 'admin@example.com'],
  ...[organization, calendar, 'R', `${organization} · ${calendar}`],
  ...['Training on the river', 'Training', 'Heron (8+)', 'Lower pontoon', 'Olivia Owner'],
  ...['Coach', 'Milo Member', 'Level', 'Advanced', 'Crew size', '8'],
  ...['Meet at', '17:15', 'at the pontoon.'],
]);
/** The choices of time format show an example time, such as "8:04:56 AM". */
const clockTime = /^\d{1,2}:\d\d:\d\d(?:\s[AP]M)?$/;

for (const { path, as } of pickCases(
  [
    { path: '/login' },
    { path: '/user/profile/edit', as: 'admin@example.com' },
    { path: '/register' },
    { path: '/user/notifications', as: 'admin@example.com' },
    { path: `/events/pointer/${seededPointer(101, '7001')}`, as: 'admin@example.com' },
    { path: '/nothing-here', as: 'admin@example.com' },
  ],
  2,
)) {
  test(`every text of ${path} comes from the translations`, async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 404 /);
    if (as) await startSession(page, as);
    await control(page, 'settings', { language: 'en-xa' });
    // Some sections of a page load after its first texts have appeared.
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main')).toContainText('[');
    const shown = await page.evaluate(() => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!parent?.closest('script, style, noscript, option[lang]'))
          texts.push(walker.currentNode.nodeValue ?? '');
      }
      for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
        for (const name of ['aria-label', 'title', 'placeholder']) {
          texts.push(element.getAttribute(name) ?? '');
        }
      }
      return texts.map((text) => text.trim());
    });
    const isData = (text: string) => data.has(text) || clockTime.test(text);
    expect(shown.filter((text) => text && !text.includes('[') && !isData(text))).toEqual([]);
  });
}
