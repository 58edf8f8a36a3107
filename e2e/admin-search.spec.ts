import type { Page } from '@playwright/test';
import { deep, expect, startSession, test } from './browser-test.ts';
import { holdRequests } from './held-requests.ts';
import { journey } from './journey.ts';
import { button } from './locators.ts';
import { control } from './mock-controls.ts';
import { readState } from './server-state.ts';

/** What the server finds. */
async function found(page: Page, path: string, params: Record<string, string>) {
  return (await readState(page, `/admintool96/api/${path}`, params)).results;
}

const field = (page: Page) => page.getByLabel('Search for');
const results = (page: Page) => page.getByRole('table', { name: 'Search results' });
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'found' });
const kind = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'What to search' }).getByRole('link', { name });

journey(
  'support narrows down calendars by text, field, state, group and order, and opens one',
  async ({ page, operate, examine, reads }) => {
    await startSession(page, 'support@example.com');
    await page.goto('/admintool96');
    await reads('searchCalendars', async () => {
      await operate.type(field(page), 'olivia');
      await expect(count(page)).toHaveText('6 calendars found');
    });
    await operate.choose(page.getByLabel('Group by'), 'By license');
    await operate.choose(page.getByLabel('Search in'), 'Owner');
    // Before the focus is on a column header, which narrow pages do not show.
    await examine();
    await reads('searchCalendars', async () => {
      await operate.press(page.getByRole('link', { name: 'Sort by Created' }));
      await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    });
    const params = { type: 'owner', query: 'olivia', groupby: 'license', sort: 'created_at' };
    const titles = (await found(page, 'search-calendar', params)).map(
      ({ title }: { title: string }) => title,
    );
    await expect(results(page).getByRole('rowheader').getByRole('link')).toHaveText(titles);

    // The results stay while newer ones are on their way.
    const answer = await holdRequests(page, /search-calendar/);
    await operate.choose(page.getByLabel('State'), 'Inactive');
    await expect(page.getByText('Searching…')).toBeVisible();
    await examine();
    answer();
    await expect(count(page)).toHaveText('1 calendar found');
    await reads('getCalendarDetails', async () => {
      await operate.press(results(page).getByRole('link', { name: /^Rota/ }));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Rota');
    });
  },
);

journey(
  'support looks for an address among calendars, users, emails and subscribers',
  async ({ page, operate, examine, reads }) => {
    const email = 'owner@example.com';
    await startSession(page, 'support@example.com');
    await page.goto('/admintool96');
    await reads('searchUsers', async () => {
      await operate.type(field(page), email);
      await expect(page.getByRole('region', { name: 'User with this address' })).toBeVisible();
    });
    await examine();
    await reads('searchUsers', async () => {
      await operate.press(kind(page, 'Users'));
      await expect(count(page)).toHaveText('1 user found');
    });
    const [user] = await found(page, 'user/search', { query: email });
    await expect(results(page)).toContainText(user.name);
    await examine();

    await reads('searchEmails', async () => {
      await operate.press(kind(page, 'Emails'));
      await expect(count(page)).toHaveText(/^\d+ emails? found$/);
    });
    const mails: { subject: string }[] = await found(page, 'email/search', { query: email });
    await expect(results(page).getByRole('rowheader')).toContainText(
      mails.map(({ subject }) => subject),
    );
    await examine();

    await reads('searchNewsletterSubscribers', async () => {
      await operate.press(kind(page, 'Newsletter'));
      await expect(count(page)).toHaveText('1 subscriber found');
    });
    await examine();
    await reads('getUser', async () => {
      await operate.press(kind(page, 'Users'));
      await operate.press(results(page).getByRole('link', { name: user.name }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(user.name);
    });
  },
  deep,
);

journey(
  'support hides columns, which stay hidden until they are reset',
  async ({ page, operate, examine }) => {
    const columns = page.getByRole('columnheader');
    const column = (name: string) => page.getByRole('menuitemcheckbox', { name });
    const some = ['Title', 'Identifier', 'Owner', 'Organization', 'License'];
    const all = some.toSpliced(3, 0, 'Email address').concat('Created');
    const order = page.getByLabel('Order');
    await startSession(page, 'support@example.com');
    await page.goto('/admintool96?query=olivia&sort=created_at');
    await expect(columns).toHaveText(all);
    await expect(order).toBeHidden();

    await operate.press(button(page, 'Columns'));
    await operate.press(column('Email address'));
    await operate.press(column('Created'));
    await expect(columns).toHaveText(some);
    // No column header shows the order any more.
    await expect(order).toBeVisible();
    await expect(order.locator('option:checked')).toHaveText('Created, ascending');
    await examine();
    await expect(column('Created')).not.toBeChecked();

    await page.reload();
    await expect(columns).toHaveText(some);
    await operate.press(button(page, '5 of 7 columns'));
    await operate.press(page.getByRole('menuitem', { name: 'Reset to default' }));
    await expect(columns).toHaveText(all);
    await expect(order).toBeHidden();
  },
  deep,
);

test.describe('with a server that fails', deep, () => {
  test.use({ expectedConsole: [/status of 500 /] });

  journey('support repeats each search that failed', async ({ page, operate, reads }) => {
    await startSession(page, 'support@example.com');
    // All searches find it: one that finds nothing would start the others.
    await page.goto('/admintool96?kind=emails&query=riverside');
    for (const [name, operation] of searches) {
      // Nothing else may take the failure: the other kinds are counted.
      for (const [other] of searches) await expect(kind(page, other)).toHaveText(/\d$/);
      await control(page, 'next', { operation, code: 500 });
      await operate.press(kind(page, name));
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await reads(operation, async () => {
        await operate.press(page.getByRole('button', { name: 'Try again' }));
        await expect(count(page)).toHaveText(/^\d+ \w+ found$/);
      });
    }
  });
});

const searches = [
  ['Users', 'searchUsers'],
  ['Newsletter', 'searchNewsletterSubscribers'],
  ['Calendars', 'searchCalendars'],
  ['Emails', 'searchEmails'],
] as const;
