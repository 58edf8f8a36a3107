import type { Page } from '@playwright/test';
import { deep, expect, startSession } from './browser-test.ts';
import { journey } from './journey.ts';
import { button, dialog, question } from './locators.ts';
import { readState } from './server-state.ts';

/** An organization's billing in the server's state. */
async function billing(page: Page, id: number) {
  return (await readState(page, `/admintool96/api/${id}/billing`)).billing;
}

journey(
  'sales credits an organization, discounts its invoices and makes it a free customer',
  async ({ page, operate, examine, reads, changes }) => {
    await startSession(page, 'sales@example.com');
    await page.goto('/admintool96/calendars/101');
    await reads('getOrganization', () =>
      reads('getBilling', async () => {
        await operate.press(page.getByRole('link', { name: 'Riverside Sports' }));
        const balance = page.getByRole('region', { name: 'Balance', exact: true });
        await expect(balance).toContainText('€25.50');
      }),
    );

    await changes('addBalance', {
      act: async () => {
        await operate.press(button(page, 'Credit or charge…'));
        await operate.type(dialog(page).getByLabel('Amount'), '600');
        await operate.type(dialog(page).getByLabel('Reason'), 'Outage in February');
        await expect(dialog(page)).toContainText('€625.50');
        const typed = dialog(page).getByLabel('Type “Riverside Sports” to confirm');
        await operate.type(typed, 'Riverside Sports');
        await examine();
        await operate.press(button(page, 'Change balance'));
        await expect(page.getByText('€600.00 credited to Riverside Sports.')).toBeVisible();
      },
      world: async () => (await billing(page, 11)).balance,
      becomes: 62_550,
    });

    const discount = async () => (await billing(page, 11)).discount?.percent ?? null;
    await changes('setDiscount', {
      act: async () => {
        await operate.press(button(page, 'Set discount…'));
        await operate.type(dialog(page).getByLabel('Discount'), '12.5');
        await expect(dialog(page)).toContainText('An invoice of €118.80 comes to €103.95.');
        await operate.press(button(page, 'Set discount'));
        await expect(page.getByText('Riverside Sports has a discount of 12.5%.')).toBeVisible();
      },
      world: discount,
      becomes: 12.5,
    });
    await changes('deleteDiscount', {
      act: async () => {
        await operate.press(button(page, 'Remove…'));
        await operate.press(question(page).getByRole('button', { name: 'Remove discount' }));
        await expect(page.getByText('Riverside Sports has no discount.')).toBeVisible();
      },
      world: discount,
      becomes: null,
    });

    await changes('setUpFreeCustomer', {
      act: async () => {
        await operate.press(button(page, 'Make free customer…'));
        await operate.press(question(page).getByRole('button', { name: 'Make free customer' }));
        await expect(page.getByText('Riverside Sports is a free customer.')).toBeVisible();
      },
      world: async () => (await billing(page, 11)).free_customer,
      becomes: true,
    });
    await examine();
  },
);

/** As the browser of the journeys shows it. */
const inLocalTime = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Europe/Berlin',
});

journey(
  'sales extends a trial by two weeks, undoes it, and restarts the trial',
  async ({ page, operate, examine, changes }) => {
    await startSession(page, 'sales@example.com');
    const trialEnd = async () => (await billing(page, 1015)).trial_end;
    const before = await trialEnd();
    const later = new Date(Date.parse(before) + 14 * 86_400_000).toISOString();
    await page.goto('/admintool96/organizations/1015');
    await changes('setTrialDate', {
      act: async () => {
        await operate.press(button(page, '+14 days'));
        await expect(dialog(page).getByRole('textbox', { name: 'Ends on, in UTC' })).toBeFocused();
        await expect(dialog(page)).toContainText(inLocalTime.format(new Date(later)));
        await examine();
        await operate.press(button(page, 'Set trial end'));
        await expect(page.getByText(/^The trial of Salerno Volunteers ends on/)).toBeVisible();
      },
      world: trialEnd,
      becomes: later.replace('.000Z', '+00:00'),
    });
    await changes('setTrialDate', {
      act: async () => {
        await operate.press(button(page, 'Undo'));
        await expect(page.getByText('Undone.')).toBeVisible();
      },
      world: trialEnd,
      becomes: before,
    });
    await changes('restartTrial', {
      act: async () => {
        await operate.press(button(page, 'Restart…'));
        await operate.press(question(page).getByRole('button', { name: 'Restart trial' }));
        await expect(page.getByText(/runs for another 30 days/)).toBeVisible();
      },
      world: async () => Math.round((Date.parse(await trialEnd()) - Date.now()) / 86_400_000),
      becomes: 30,
    });
  },
  deep,
);

journey(
  'support hides an organization and notes why',
  async ({ page, operate, examine, changes }) => {
    await startSession(page, 'support@example.com');
    await page.goto('/admintool96/organizations/11');
    await changes('updateOrganization', {
      act: async () => {
        await operate.press(button(page, 'Hide from its users'));
        await expect(page.getByText('Riverside Sports is hidden from its users.')).toBeVisible();
      },
      world: async () => (await readState(page, '/admintool96/api/org/11')).hidden,
      becomes: true,
    });
    await changes('createAuditNote', {
      act: async () => {
        await operate.press(button(page, 'New note…'));
        const calendar = dialog(page).getByLabel('Calendar');
        await operate.choose(calendar, 'Riverside rowing club · riv3rs');
        await operate.type(dialog(page).getByLabel('Note for colleagues'), 'All by phone.');
        await examine();
        await operate.press(button(page, 'Save note'));
        await expect(page.getByText('The note is saved.')).toBeVisible();
      },
      world: async () =>
        (await readState(page, '/admintool96/api/calendar-details/101')).audit[0].text,
      becomes: 'All by phone.',
    });
  },
  deep,
);
