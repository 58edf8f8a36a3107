import type { Page } from '@playwright/test';
import { deep, expect, startSession } from './browser-test.ts';
import { journey, type Parts } from './journey.ts';
import { button, question, tab } from './locators.ts';
import { readState } from './server-state.ts';

async function openUser(page: Page, id: number, name: string, query = ''): Promise<void> {
  await page.goto(`/admintool96/users/${id}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

async function exit({ page, operate }: Pick<Parts, 'page' | 'operate'>): Promise<void> {
  await operate.press(button(page, 'Exit impersonation'));
}

/** The user in the server's state. */
const view = (page: Page, id: number) => readState(page, `/admintool96/api/user/${id}/view`);

journey(
  'support renames a user, sends a link for a new password and ends all email',
  async ({ page, operate, examine, reads, changes }) => {
    await startSession(page, 'support@example.com');
    await reads('getUser', () => openUser(page, 1, 'Olivia Owner'));
    await operate.press(tab(page, 'Profile'));
    await changes('updateUser', {
      act: async () => {
        await operate.type(page.getByLabel('Name'), 'Olivia Oarsman');
        await operate.press(button(page, 'Save changes'));
        await operate.press(question(page).getByRole('button', { name: 'Change user' }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olivia Oarsman');
      },
      world: async () => (await view(page, 1)).user.name,
      becomes: 'Olivia Oarsman',
    });

    let shown = '';
    await changes('resetUserPassword', {
      act: async () => {
        await operate.press(button(page, 'New password…'));
        await operate.press(question(page).getByRole('button', { name: 'Send link' }));
        const dialog = page.getByRole('dialog', { name: 'Link for a new password' });
        const link = dialog.getByRole('code');
        await expect(link).toHaveText(/\/password\/reset\?token=/);
        shown = await link.innerText();
        await examine();
        await operate.press(dialog.getByRole('button', { name: 'Done' }));
      },
      world: async () => {
        const { mails } = await readState(page, '/__mock__/mails');
        return shown.endsWith(mails[0].link) && mails[0].to;
      },
      becomes: 'owner@example.com',
    });

    await reads('listEmailSubscriptions', async () => {
      await page.reload();
      await operate.press(tab(page, 'Email'));
      await expect(page.getByRole('table', { name: 'Email about calendars' })).toBeVisible();
    });
    await changes('deleteEmailSubscriptions', {
      act: async () => {
        await operate.press(button(page, 'End all…'));
        await operate.type(
          question(page).getByLabel('Type “owner@example.com” to confirm'),
          'owner@example.com',
        );
        await operate.press(question(page).getByRole('button', { name: 'End all email' }));
        await expect(page.getByText('Olivia Oarsman gets no email about calendars')).toBeVisible();
      },
      world: () => readState(page, '/admintool96/api/user/1/email-subscriptions'),
      becomes: { results: [] },
    });
  },
  deep,
);

journey(
  'an admin deletes a user and restores the account',
  async ({ page, operate, examine, changes }) => {
    const state = async () => (await view(page, 1)).user.state;
    await startSession(page, 'admin@example.com');
    await openUser(page, 1, 'Olivia Owner');
    await changes('deleteUser', {
      act: async () => {
        await operate.press(button(page, 'Delete…'));
        await expect(question(page)).toContainText('6 calendars have no other owner');
        await examine();
        await operate.type(
          question(page).getByLabel(/Type “owner@example.com”/),
          'owner@example.com',
        );
        await operate.press(question(page).getByRole('button', { name: 'Delete user' }));
        await expect(page.getByText('Olivia Owner is deleted.')).toBeVisible();
      },
      world: state,
      becomes: 'deleted',
    });
    await changes('restoreUser', {
      act: async () => {
        await operate.press(button(page, 'Restore account'));
        await expect(page.getByText('The account of Olivia Owner is restored.')).toBeVisible();
      },
      world: state,
      becomes: 'active',
    });
  },
  deep,
);

journey(
  'support views the product as a user and returns, with the reason on the user’s page',
  async ({ page, operate, createOperator, changes }) => {
    await startSession(page, 'support@example.com');
    await openUser(page, 1, 'Olivia Owner');
    const opened = page.context().waitForEvent('page');
    await changes('impersonateUser', {
      act: async () => {
        await operate.press(button(page, 'View as…'));
        await expect(question(page).getByLabel('Reason')).toBeFocused();
        await operate.type(question(page).getByLabel('Reason'), 'Cannot find the regatta');
        await operate.press(question(page).getByRole('button', { name: 'View as Olivia Owner' }));
        const other = await opened;
        await expect(other.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
      },
      world: () => readState(page, '/__mock__/state'),
      becomes: expect.objectContaining({
        as: 'owner@example.com',
        impersonatedBy: 'support@example.com',
      }),
    });
    const dashboard = await opened;
    await expect(dashboard).toHaveTitle('(Olivia Owner) Your calendars – Shared Calendar');
    // The tab of staff is in the same session, which sees no records now.
    await expect(button(page, 'Exit impersonation')).toBeVisible();

    await dashboard.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(button(dashboard, 'Exit impersonation')).toBeInViewport();
    await expect(dashboard.getByRole('banner')).toBeInViewport();
    await exit({ page: dashboard, operate: createOperator(dashboard) });
    for (const staffPage of [dashboard, page]) {
      const account = staffPage.getByRole('button', { name: 'Account of Suki Support' });
      await expect(account).toBeVisible();
      await expect(staffPage.getByRole('heading', { level: 1 })).toHaveText('Olivia Owner');
    }
    await dashboard.close();
    const { impersonations } = await view(page, 1);
    expect(impersonations).toMatchObject([
      { reason: 'Cannot find the regatta', author: { name: 'Suki Support' } },
    ]);
    await operate.press(tab(page, 'Security'));
    await expect(page.getByRole('list', { name: 'Viewed by staff' })).toContainText(
      'Cannot find the regatta',
    );
  },
);

journey(
  'support turns off a lost second factor and activates an account',
  async ({ page, operate, examine, changes }) => {
    await startSession(page, 'support@example.com');
    await openUser(page, 7, 'Toni Twofactor', '?tab=security');
    await examine();
    await changes('updateUser', {
      act: async () => {
        await operate.press(button(page, 'Turn off…'));
        await operate.press(question(page).getByRole('button', { name: 'Turn off' }));
        const done = /Two-factor authentication of Toni Twofactor is off/;
        await expect(page.getByText(done)).toBeVisible();
      },
      world: async () => (await view(page, 7)).two_factor.active,
      becomes: false,
    });

    const invited = '/admintool96/api/user/search?query=ida@riverside.example';
    const { id } = (await readState(page, invited)).results[0];
    await openUser(page, id, 'Ida Invited');
    await changes('activateUser', {
      act: async () => {
        await operate.press(button(page, 'Activate…'));
        await operate.press(question(page).getByRole('button', { name: 'Activate account' }));
        await expect(page.getByText('The account of Ida Invited is active.')).toBeVisible();
      },
      world: async () => (await view(page, id)).user.state,
      becomes: 'active',
    });
  },
  deep,
);
