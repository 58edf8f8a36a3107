import type { Page } from '@playwright/test';
import { deep, expect, startSession, test } from './browser-test.ts';
import { journey } from './journey.ts';
import { button, dialog, question, tab } from './locators.ts';
import { readState } from './server-state.ts';

const path = '/admintool96/calendars/101';

/** The rowing club's calendar in the server's state. */
const details = (page: Page) => readState(page, '/admintool96/api/calendar-details/101');

async function openCalendar(page: Page, query = ''): Promise<void> {
  await page.goto(path + query);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Riverside rowing club');
}

journey(
  'support deactivates a key and takes it back, then the calendar, and notes why',
  async ({ page, operate, examine, reads, changes }) => {
    await startSession(page, 'support@example.com');
    await reads('getCalendarDetails', () => openCalendar(page));
    await changes('deactivateCalendar', {
      act: async () => {
        await operate.press(page.getByRole('switch', { name: 'Key “Noticeboard” is active' }));
        await operate.press(question(page).getByRole('button', { name: 'Deactivate' }));
        await expect(page.getByText('The key “Noticeboard” is deactivated.')).toBeVisible();
      },
      world: async () => (await details(page)).keys[1].active,
      becomes: false,
    });
    await changes('deactivateCalendar', {
      act: async () => {
        await operate.press(button(page, 'Undo'));
        await expect(page.getByText('Undone.')).toBeVisible();
      },
      world: async () => (await details(page)).keys[1].active,
      becomes: true,
    });

    await changes('deactivateCalendar', {
      act: async () => {
        await operate.press(button(page, 'Deactivate…'));
        await operate.press(question(page).getByRole('button', { name: 'Deactivate' }));
        await expect(page.getByText('Riverside rowing club is deactivated.')).toBeVisible();
      },
      world: async () => (await details(page)).calendar.active,
      becomes: false,
    });
    await operate.press(button(page, 'Add a note'));
    await changes('createAuditNote', {
      act: async () => {
        await operate.type(page.getByLabel('Note for colleagues'), 'The owner asked for it.');
        await operate.press(button(page, 'Save note'));
        await expect(page.getByText('The note is saved.')).toBeVisible();
      },
      world: async () => (await details(page)).audit[0].text,
      becomes: 'The owner asked for it.',
    });
    await examine();
  },
  deep,
);

journey(
  'support gives a calendar a new password and restores it',
  async ({ page, operate, examine, changes }) => {
    await startSession(page, 'support@example.com');
    await openCalendar(page);
    let shown = '';
    await changes('resetCalendarPassword', {
      act: async () => {
        await operate.press(button(page, 'New password…'));
        await operate.press(question(page).getByRole('button', { name: 'Set new password' }));
        const secret = dialog(page, 'New password for Riverside rowing club');
        await expect(secret.getByRole('code')).toHaveText(/^[a-z]+-[a-z]+-\d{4}$/);
        shown = await secret.getByRole('code').innerText();
        await examine();
        await operate.press(secret.getByRole('button', { name: 'Done' }));
      },
      world: async () => {
        const { password } = await readState(page, '/__mock__/calendar-password?id=101');
        return password === shown;
      },
      becomes: true,
    });

    await operate.press(tab(page, 'Restore'));
    await changes('restoreCalendar', {
      act: async () => {
        const restore = page.getByRole('button', { name: /^Restore the state of/ }).first();
        await operate.press(restore);
        await operate.type(question(page).getByLabel('Type “riv3rs” to confirm'), 'riv3rs');
        await operate.press(question(page).getByRole('button', { name: 'Restore calendar' }));
        await expect(page.getByText('Riverside rowing club is restored.')).toBeVisible();
      },
      world: async () => typeof (await details(page)).restore_points[0].restored_at,
      becomes: 'string',
    });
  },
  deep,
);

journey(
  'sales changes the license of a calendar and enters a past one',
  async ({ page, operate, examine, reads, changes }) => {
    await startSession(page, 'sales@example.com');
    await reads('getSubscription', async () => {
      await openCalendar(page);
      await operate.press(tab(page, 'License'));
      await expect(page.getByRole('combobox', { name: 'License' })).toHaveValue('pro');
    });
    await changes('updateSubscription', {
      act: async () => {
        await operate.choose(page.getByRole('combobox', { name: 'License' }), 'Premium');
        await operate.press(button(page, 'Save changes'));
        await expect(question(page)).toContainText('Pro');
        await examine();
        await operate.press(question(page).getByRole('button', { name: 'Change license' }));
        await expect(
          page.getByText('The license of Riverside rowing club is changed.'),
        ).toBeVisible();
      },
      world: async () => (await details(page)).subscription.license,
      becomes: 'premium',
    });
    await changes('createLicenseLogEntry', {
      act: async () => {
        await operate.press(button(page, 'Enter a license…'));
        await operate.type(dialog(page).getByRole('textbox', { name: 'From' }), '2021-01-15');
        await operate.type(dialog(page).getByRole('textbox', { name: 'Until' }), '2022-01-15');
        await operate.press(dialog(page).getByRole('button', { name: 'Enter license' }));
        await expect(page.getByText(/is entered in the license history/)).toBeVisible();
      },
      world: async () => {
        const { license_history } = await readState(page, '/admintool96/api/101/subscription/load');
        return license_history.map(({ starts_at }: { starts_at: string }) => starts_at);
      },
      becomes: expect.arrayContaining(['2021-01-15T00:00:00Z']),
    });
  },
  deep,
);

journey(
  'an admin changes the attributes of a calendar and of its app, and adds administrators',
  async ({ page, operate, changes }) => {
    await startSession(page, 'admin@example.com');
    await openCalendar(page, '?tab=attributes');
    await changes('setCalendarAttributes', {
      act: async () => {
        await operate.type(page.getByRole('textbox', { name: 'theme' }), 'green');
        await operate.press(button(page, 'Save changes'));
        await operate.press(question(page).getByRole('button', { name: 'Change attributes' }));
        await expect(page.getByText('1 attribute is changed.')).toBeVisible();
      },
      world: async () => (await details(page)).attributes,
      becomes: expect.objectContaining({ theme: 'green', max_events_per_day: 40 }),
    });

    await operate.press(tab(page, 'Apps'));
    // Both parts have a field of this name.
    await expect(tab(page, 'Apps')).toHaveAttribute('aria-current', 'page');
    await changes('setAppAttributes', {
      act: async () => {
        await operate.type(page.getByRole('textbox', { name: 'theme' }), 'green');
        await operate.press(button(page, 'Save changes'));
        await operate.press(question(page).getByRole('button', { name: 'Change attributes' }));
        await expect(page.getByText('1 attribute is changed.')).toBeVisible();
      },
      world: async () => (await details(page)).organization.apps[0].attributes.theme,
      becomes: 'green',
    });
    await changes('createAdministratorUser', {
      act: async () => {
        await operate.press(button(page, 'New administrator…'));
        await operate.type(dialog(page).getByLabel('Email address'), 'trainer@riverside.example');
        await operate.press(button(page, 'Create administrator'));
        await expect(page.getByText(/trainer@riverside.example is invited/)).toBeVisible();
      },
      world: async () => {
        const { results } = await readState(page, '/admintool96/api/user/search', {
          query: 'trainer@riverside.example',
        });
        return results.map(({ state }: { state: string }) => state);
      },
      becomes: ['inactive'],
    });
    await changes('createAdministratorLink', {
      act: async () => {
        await operate.press(button(page, 'New administrator link…'));
        await operate.type(dialog(page).getByLabel('Name of the link'), 'Trainer');
        await operate.press(button(page, 'Create link'));
        const link = dialog(page, 'Administrator link “Trainer” to');
        await expect(link.getByRole('code')).toHaveText(/^https:/);
        await operate.press(link.getByRole('button', { name: 'Done' }));
      },
      world: async () => (await details(page)).audit[0].text,
      becomes: 'Created the administrator link “Trainer” to Riverside Sports.',
    });
  },
  deep,
);

for (const width of [1280, 1440]) {
  test(`at ${width} pixels the tables of a calendar use the width of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await startSession(page, 'support@example.com');
    await openCalendar(page);
    const table = (name: string) => page.getByRole('table', { name });
    await expect(table('Users')).toBeVisible();
    const left = await table('Keys').boundingBox();
    const right = await table('Users').boundingBox();
    expect(right?.x ?? 0).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeGreaterThan(width - 40);
  });
}
