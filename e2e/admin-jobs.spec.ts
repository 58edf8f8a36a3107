import type { Page } from '@playwright/test';
import { expect, startSession, test } from './browser-test.ts';

/** The most interactions that a common job may take from the start page. */
const most = 4;

/**
 * Counts what a person does, in the browser itself: each click, each key that activates something, and each field that is
 * typed into, however long the text.
 */
async function countInteractions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => {
      const { interactions = '0' } = sessionStorage;
      sessionStorage['interactions'] = String(Number(interactions) + 1);
    };
    let typedInto: EventTarget | null = null;
    const listen = (type: string, handle: (event: Event) => void) =>
      addEventListener(type, (event) => event.isTrusted && handle(event), true);
    listen('pointerdown', count);
    listen('keydown', (event) => {
      const { key, ctrlKey, metaKey } = event as KeyboardEvent;
      if (key === 'Enter' || (key === ' ' && !isField(event.target)) || ctrlKey || metaKey) count();
    });
    listen('input', ({ target }) => {
      if (target === typedInto || !isField(target)) return;
      typedInto = target;
      count();
    });
    function isField(target: EventTarget | null): boolean {
      return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    }
  });
  return () => page.evaluate(() => Number(sessionStorage['interactions'] ?? 0));
}

/** Opens the start page, where the search has the focus. */
async function start(page: Page, email: string): Promise<() => Promise<number>> {
  await startSession(page, email);
  const counted = await countInteractions(page);
  await page.goto('/admintool96');
  await expect(page.getByLabel('Search for')).toBeFocused();
  return counted;
}

/** Types into the search, and waits for what it finds. */
async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await expect(page).toHaveURL(/[?&]query=/);
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(
    /^\d{1,2} calendars found$/,
  );
}

async function expectFew(counted: () => Promise<number>): Promise<void> {
  const interactions = await counted();
  expect(interactions, 'interactions').toBeGreaterThan(1);
  expect(interactions, 'interactions').toBeLessThanOrEqual(most);
}

const main = (page: Page) => page.getByRole('main');
const person = (page: Page) => page.getByRole('region', { name: 'User with this address' });

test('a calendar is found by half an address', async ({ page }) => {
  const counted = await start(page, 'support@example.com');
  await search(page, 'owner@exam');
  await main(page).getByRole('link', { name: 'Riverside rowing club' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Riverside rowing club');
  await expectFew(counted);
});

test('why a customer cannot log in is told in a sentence on their page', async ({ page }) => {
  const counted = await start(page, 'support@example.com');
  await page.keyboard.type('ida@riverside.example');
  await person(page).getByRole('link', { name: 'Ida Invited' }).click();
  await expect(page.getByRole('region', { name: 'Login' })).toContainText(
    'Cannot log in: the account is not activated, because ida@riverside.example was never confirmed.',
  );
  await expectFew(counted);
});

test('a trial is extended', async ({ page }) => {
  const counted = await start(page, 'sales@example.com');
  await search(page, 'Salerno Volunteers');
  await main(page).getByRole('link', { name: 'Salerno Volunteers' }).first().click();
  await page.getByRole('button', { name: '+14 days' }).click();
  await expect(page.getByLabel('Ends on, in UTC')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The trial of Salerno Volunteers ends on/)).toBeVisible();
  await expectFew(counted);
});

test('a customer is credited', async ({ page }) => {
  const counted = await start(page, 'sales@example.com');
  await search(page, 'owner@example.com');
  await main(page).getByRole('link', { name: 'Riverside Sports' }).first().click();
  await page
    .getByRole('button', { name: /^Credit invoice/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel('Reason')).toHaveValue(/^Invoice /);
  await page.getByRole('button', { name: 'Change balance' }).click();
  await expect(page.getByText(/credited to Riverside Sports\.$/)).toBeVisible();
  await expectFew(counted);
});

test('the product is viewed as a customer, and left', async ({ page }) => {
  const counted = await start(page, 'support@example.com');
  await page.keyboard.type('owner@example.com');
  await person(page).getByRole('button', { name: 'View as…' }).click();
  await page.getByRole('button', { name: 'An error report' }).click();
  await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
  await page.getByRole('button', { name: 'Exit impersonation' }).click();
  await expect(page.getByRole('button', { name: 'Account of Suki Support' })).toBeVisible();
  await expectFew(counted);
});
