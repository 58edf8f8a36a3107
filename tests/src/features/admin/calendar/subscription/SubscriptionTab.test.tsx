import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openCalendar, support } from '../calendar-page.ts';

const save = 'POST /admintool96/api/101/subscription/save';
const saveLog = 'POST /admintool96/api/101/subscription/save-license-log';
const openLicense = (as?: string) => openCalendar('?tab=subscription', as);
const license = () => screen.getByRole('combobox', { name: 'License' });

describe('the license of a calendar', () => {
  it('has its own call, with the tiers in fixed order', async () => {
    const { calls } = await openLicense();
    expect(calls).toContain('GET /admintool96/api/101/subscription/load');
    expect(
      within(license())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Enterprise', 'Business', 'Premium', 'Pro', 'Plus', 'Standard', 'Intro']);
    expect(license()).toHaveValue('pro');
  });

  it('asks for confirmation of the changes and sends only those', async () => {
    const { user, press, confirm, sent } = await openLicense();
    await user.selectOptions(license(), 'Premium');
    const seats = screen.getByRole('textbox', { name: /Sub-calendars/ });
    await user.clear(seats);
    await user.type(seats, '120');
    await press('Save changes');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('License').nextElementSibling).toHaveTextContent(
      'Before: Pro→After: Premium',
    );
    expect(within(dialog).getByText('Sub-calendars').nextElementSibling).toHaveTextContent(
      'Before: 50→After: 120',
    );
    expect(within(dialog).queryByText('State')).toBeNull();
    expect(sent).toEqual([]);
    await confirm('Change license');
    expect(
      await screen.findByText('The license of Riverside rowing club is changed.'),
    ).toBeVisible();
    expect(sent).toMatchObject([
      { call: save, body: { license: 'premium', features: { max_sub_calendars: 120 } } },
    ]);
    expect(sent[0]?.body).toEqual({ license: 'premium', features: { max_sub_calendars: 120 } });
    const history = within(screen.getByRole('list', { name: 'License history' }));
    await waitFor(() => expect(history.getAllByRole('listitem')[0]).toHaveTextContent('Premium'));
  });

  it('shows file sizes in megabytes, and can be undone', async () => {
    const { user, press, confirm, sent } = await openLicense();
    const size = screen.getByRole('textbox', { name: /Largest attachment/ });
    expect(size).toHaveValue('10');
    expect(size).toHaveAccessibleDescription(/MB/);
    await user.clear(size);
    await user.type(size, '12.5');
    await press('Save changes');
    await confirm('Change license');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { features: { max_file_size: 13_107_200 } },
      { features: { max_file_size: 10_485_760 } },
    ]);
    await waitFor(() => expect(size).toHaveValue('10'));
  });

  it('gets back all that another license has replaced when that is undone', async () => {
    const { user, press, confirm, sent } = await openLicense();
    const state = () => screen.getByRole('combobox', { name: 'State' });
    const seats = () => screen.getByRole('textbox', { name: /Sub-calendars/ });
    const end = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Ends on/ });
    await user.selectOptions(state(), 'Trial');
    await user.clear(seats());
    await user.type(seats(), '80');
    await press('Save changes');
    await confirm('Change license');
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
    const day = end().value;
    await user.selectOptions(license(), 'Standard');
    await press('Save changes');
    await confirm('Change license');
    await waitFor(() => expect(state()).toHaveValue('free'));
    expect(seats()).toHaveValue('8');
    expect(end()).toHaveValue('');
    await press('Undo');
    expect(await screen.findByText('Undone.')).toBeVisible();
    await waitFor(() => expect(license()).toHaveValue('pro'));
    expect(state()).toHaveValue('trial');
    expect(seats()).toHaveValue('80');
    expect(end()).toHaveValue(day);
    expect(sent[1]?.body).toEqual({ license: 'standard' });
  });

  it('keeps the time of day of its end', async () => {
    const { press, confirm, sent } = await openLicense();
    const end = screen.getByRole('textbox', { name: /^Ends on/ });
    fireEvent.change(end, { target: { value: '2030-01-31' } });
    await press('Save changes');
    await confirm('Change license');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      ends_at: expect.stringMatching(/^2030-01-31T\d\d:\d\d:\d\d(\.\d+)?Z$/),
    });
  });

  it('shows a refusal above the fields, which keep their values', async () => {
    const { user, press, confirm } = await openLicense();
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Free');
    await press('Save changes');
    await confirm('Change license');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/status: Only the licenses standard and intro are free.$/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('free');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });

  it('warns before leaving the tab or the page with unsaved changes', async () => {
    const { user, router, press } = await openLicense();
    await user.selectOptions(license(), 'Premium');
    await user.click(screen.getByRole('link', { name: 'Audit' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(license()).toHaveValue('premium');
    await act(() => router.navigate('/admintool96'));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await press('Leave page');
    await waitFor(() => expect(window.location.pathname).toBe('/admintool96'));
  });

  it('is read-only for support, with a note that sales may change it', async () => {
    await openLicense(support);
    expect(screen.getByText('Sub-calendars').nextElementSibling).toHaveTextContent('50');
    for (const name of ['Change license', 'Enter a license…']) {
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
        'Only sales and admins may do this.',
      );
    }
  });
});

describe('the license history', () => {
  it('adds an entry, with its days in UTC', async () => {
    const { user, press, sent } = await openLicense();
    await press('Enter a license…');
    const form = within(await screen.findByRole('dialog'));
    await user.selectOptions(form.getByRole('combobox', { name: 'License' }), 'Business');
    fireEvent.change(form.getByLabelText(/^From/), { target: { value: '2026-01-15' } });
    fireEvent.change(form.getByLabelText(/^Until/), { target: { value: '2026-02-15' } });
    await user.type(form.getByRole('textbox', { name: /^Note/ }), 'Goodwill after the outage.');
    await user.click(form.getByRole('button', { name: 'Enter license' }));
    expect(await screen.findByText('Business is entered in the license history.')).toBeVisible();
    expect(sent).toMatchObject([{ call: saveLog }]);
    expect(sent[0]?.body).toEqual({
      license: 'business',
      starts_at: '2026-01-15T00:00:00Z',
      ends_at: '2026-02-15T00:00:00Z',
      note: 'Goodwill after the outage.',
    });
    const history = within(screen.getByRole('list', { name: 'License history' }));
    expect(await history.findByText('Business')).toBeVisible();
    expect(history.getByText('Ada Admin · Goodwill after the outage.')).toBeVisible();
  });

  it('refuses an end that is not after the start, at the field', async () => {
    const { press, sent } = await openLicense();
    await press('Enter a license…');
    const form = within(await screen.findByRole('dialog'));
    fireEvent.change(form.getByLabelText(/^From/), { target: { value: '2026-02-15' } });
    fireEvent.change(form.getByLabelText(/^Until/), { target: { value: '2026-02-15' } });
    fireEvent.click(form.getByRole('button', { name: 'Enter license' }));
    expect(form.getByLabelText(/^Until/)).toHaveAccessibleDescription(
      /Please choose February 16, 2026 or a later date\./,
    );
    expect(sent).toEqual([]);
  });

  it('reports that the entry could not be saved', async () => {
    const { press } = await openLicense();
    await answerNext('createLicenseLogEntry', 500);
    await press('Enter a license…');
    const form = within(await screen.findByRole('dialog'));
    fireEvent.change(form.getByLabelText(/^From/), { target: { value: '2026-02-15' } });
    fireEvent.click(form.getByRole('button', { name: 'Enter license' }));
    expect(await form.findByRole('alert')).toHaveTextContent(/internal_error$/);
  });
});
