import type { Page } from '@playwright/test';
import { deep, expect, startSession } from './browser-test.ts';
import { journey, type Parts } from './journey.ts';

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
    // Playwright cancels the pointer events of a trial click, after this listener has seen them.
    listen('pointerdown', (event) => setTimeout(() => event.defaultPrevented || count()));
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
  await expect(searchField(page)).toBeFocused();
  return counted;
}

/** Types into the search, and waits for the calendars that it finds. */
async function search({ page, operate }: Pick<Parts, 'page' | 'operate'>, text: string) {
  await operate.type(searchField(page), text);
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

const searchField = (page: Page) => page.getByLabel('Search for');
const main = (page: Page) => page.getByRole('main');
const person = (page: Page) => page.getByRole('region', { name: 'User with this address' });

journey(
  'a calendar is found by half an address',
  async ({ page, operate, reads }) => {
    const counted = await start(page, 'support@example.com');
    await reads('searchCalendars', () => search({ page, operate }, 'owner@exam'));
    await operate.press(main(page).getByRole('link', { name: 'Riverside rowing club' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Riverside rowing club');
    await expectFew(counted);
  },
  deep,
);

journey(
  'why a customer cannot log in is told in a sentence on their page',
  async ({ page, operate }) => {
    const counted = await start(page, 'support@example.com');
    await operate.type(searchField(page), 'ida@riverside.example');
    await operate.press(person(page).getByRole('link', { name: 'Ida Invited' }));
    await expect(page.getByRole('region', { name: 'Login' })).toContainText(
      'Cannot log in: the account is not activated, because ida@riverside.example was never confirmed.',
    );
    await expectFew(counted);
  },
  deep,
);

journey(
  'a trial is extended',
  async ({ page, operate }) => {
    const counted = await start(page, 'sales@example.com');
    await search({ page, operate }, 'Salerno Volunteers');
    await operate.press(main(page).getByRole('link', { name: 'Salerno Volunteers' }).first());
    await operate.press(page.getByRole('button', { name: '+14 days' }));
    await operate.press(page.getByRole('button', { name: 'Set trial end' }));
    await expect(page.getByText(/^The trial of Salerno Volunteers ends on/)).toBeVisible();
    await expectFew(counted);
  },
  deep,
);

journey(
  'a customer is credited any amount',
  async ({ page, operate }) => {
    const counted = await start(page, 'sales@example.com');
    await search({ page, operate }, 'Riverside Sports');
    const customer = page.getByRole('region', { name: 'Organization of these calendars' });
    await operate.press(customer.getByRole('button', { name: 'Credit or charge…' }));
    await operate.type(page.getByRole('dialog').getByLabel('Amount'), '25');
    await operate.press(page.getByRole('button', { name: 'An outage' }));
    await expect(page.getByText('€25.00 credited to Riverside Sports.')).toBeVisible();
    await expectFew(counted);
  },
  deep,
);

journey(
  'a customer is credited an invoice',
  async ({ page, operate }) => {
    const counted = await start(page, 'sales@example.com');
    await search({ page, operate }, 'owner@example.com');
    await operate.press(main(page).getByRole('link', { name: 'Riverside Sports' }).first());
    await operate.press(page.getByRole('button', { name: /^Credit invoice/ }).first());
    await expect(page.getByRole('dialog').getByLabel('Reason')).toHaveValue(/^Invoice /);
    await operate.press(page.getByRole('button', { name: 'Change balance' }));
    await expect(page.getByText(/credited to Riverside Sports\.$/)).toBeVisible();
    await expectFew(counted);
  },
  deep,
);

journey(
  'the product is viewed as a customer, and left',
  async ({ page, operate }) => {
    const counted = await start(page, 'support@example.com');
    await operate.type(searchField(page), 'owner@example.com');
    await operate.press(person(page).getByRole('button', { name: 'View as…' }));
    const opened = page.context().waitForEvent('page');
    await operate.press(page.getByRole('button', { name: 'An error report' }));
    const view = await opened;
    await expect(view.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
    // The tab of staff is in the same session.
    await operate.press(page.getByRole('button', { name: 'Exit impersonation' }));
    await expect(page.getByRole('button', { name: 'Account of Suki Support' })).toBeVisible();
    await expectFew(counted);
  },
  deep,
);
