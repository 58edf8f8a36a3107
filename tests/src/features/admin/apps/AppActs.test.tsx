import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openCalendar, sales } from '../calendar/calendar-page.ts';

const dialog = (name: RegExp) => screen.findByRole('dialog', { name });

describe('a new administrator of an app', () => {
  it('is invited by email', async () => {
    const { user, press, sent } = await openCalendar('?tab=apps');
    await press('New administrator…');
    const form = within(await dialog(/New administrator of Riverside Sports/));
    await user.type(form.getByLabelText(/Email address/), 'trainer@riverside.example{Enter}');
    expect(await screen.findByText(/trainer@riverside.example is invited/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a note' })).toBeVisible();
    expect(sent).toMatchObject([
      {
        call: 'POST /admintool96/api/app/1101/create-administrator-user',
        body: { org_id: 11, app_identifier: 'riverside', email: 'trainer@riverside.example' },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('with an existing address is refused with the field and the reason, and the typed address stays', async () => {
    const { user, press, sent } = await openCalendar('?tab=apps');
    await press('New administrator…');
    const form = within(await dialog(/New administrator/));
    await user.type(form.getByLabelText(/Email address/), 'owner@example.com{Enter}');
    const alert = await form.findByRole('alert');
    expect(alert).toHaveTextContent(
      /^Address already in useemail: There is already an account with this email address.$/,
    );
    expect(form.getByLabelText(/Email address/)).toHaveValue('owner@example.com');
    expect(sent).toHaveLength(1);
  });
});

describe('a new administrator link', () => {
  it('is shown once, ready to be copied', async () => {
    const { user, press, sent } = await openCalendar('?tab=apps');
    await press('New administrator link…');
    const form = within(await dialog(/New administrator link/));
    await user.type(form.getByLabelText(/Name of the link/), 'Trainer of the week{Enter}');
    const shown = within(
      await dialog(/^Administrator link “Trainer of the week” to Riverside Sports$/),
    );
    const link = shown.getByText(/^https:\/\/calendar.example\/ks/).textContent;
    await user.click(shown.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(sent).toMatchObject([
      {
        call: 'POST /admintool96/api/app/1101/create-administrator-link',
        body: { org_id: 11, app_identifier: 'riverside', link_name: 'Trainer of the week' },
      },
      // Staff may copy the link, and the audit notes that they have.
      { call: 'POST /admintool96/api/audit/copy' },
    ]);
    await user.click(shown.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText(link ?? '')).toBeNull());
    expect(screen.getByText('The link “Trainer of the week” is created.')).toBeVisible();
    await press('Add a note');
    expect(await screen.findByRole('textbox', { name: 'Note for colleagues' })).toBeVisible();
  });

  it('shows the error and does not retry automatically', async () => {
    const { user, press, sent } = await openCalendar('?tab=apps');
    await answerNext('createAdministratorLink', 500);
    await press('New administrator link…');
    const form = within(await dialog(/New administrator link/));
    await user.type(form.getByLabelText(/Name of the link/), 'Trainer{Enter}');
    expect(await form.findByRole('alert')).toHaveTextContent(/internal_error$/);
    expect(sent).toHaveLength(1);
  });

  it('requires an admin', async () => {
    const { press, sent } = await openCalendar('?tab=apps', sales);
    for (const name of ['New administrator…', 'New administrator link…']) {
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
        'Only admins may do this.',
      );
      await press(name);
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });
});
