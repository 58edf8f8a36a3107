import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdAnswers, holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openCalendar, sales } from './calendar-page.ts';

const activation = 'POST /admintool96/api/deactivate-calendar';
const noticeboard = () =>
  screen.getByRole('switch', { name: 'Key “Noticeboard” is active', hidden: true });
/** Waits until the page has loaded again after a change. */
const waitUntilSettled = () =>
  waitFor(() => expect(noticeboard()).toHaveAttribute('aria-busy', 'false'));

describe('a calendar', () => {
  it('is shown with its name, plan, owner and organization', async () => {
    await openCalendar();
    const facts = screen.getAllByRole('list')[0];
    expect(facts).toHaveTextContent(
      /riv3rs.*ID\s*101.*License\s*Pro.*Olivia Owner.*Riverside Sports/,
    );
    expect(screen.getByText('Password')).toBeVisible();
    expect(screen.queryByText('Inactive')).toBeNull();
    await waitFor(() =>
      expect(document.title).toBe('Riverside rowing club – Calendar – Shared Calendar'),
    );
  });

  it('tells that its organization is hidden', async () => {
    const { router } = await openCalendar();
    await fetch('/admintool96/api/org/11', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ hidden: true }),
    });
    await act(() => router.revalidate());
    expect(await screen.findByText('Organization hidden')).toBeVisible();
  });

  it('masks addresses and keys until the focus or the pointer is on their row', async () => {
    const { user } = await openCalendar();
    const row = screen.getByRole('row', { name: /Milo Member/ });
    expect(within(row).queryByText('member@example.com')).toBeNull();
    act(() => row.focus());
    expect(within(row).getByText('member@example.com')).toBeVisible();
    const key = screen.getByRole('row', { name: /Noticeboard/ });
    expect(within(key).getByText(/•••/)).toBeVisible();
    await user.hover(key);
    expect(within(key).queryByText(/•••/)).toBeNull();
  });

  it.each(['getCalendarDetails', 'getSubscription'])(
    'can be reloaded after %s failed',
    async (operation) => {
      const page = await openCalendar();
      await answerNext(operation, 500);
      await act(() => page.router.navigate('/admintool96/calendars/103'));
      expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
      expect(screen.getByRole('navigation', { name: 'Admin tool' })).toBeVisible();
      await page.user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Family' })).toBeVisible();
    },
  );
});

describe('deactivating a key', () => {
  it('asks first, is shown, and can be undone', async () => {
    const { user, confirm, press, sent } = await openCalendar();
    await user.click(noticeboard());
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Deactivate the key “Noticeboard”?',
    });
    expect(dialog).toHaveAccessibleDescription(/stop working at once/);
    await confirm('Deactivate');
    expect(await screen.findByText('The key “Noticeboard” is deactivated.')).toBeVisible();
    expect(sent).toMatchObject([
      { call: activation, body: { calendarId: 101, keyId: 1012, active: false } },
    ]);
    await waitFor(() => expect(noticeboard()).not.toBeChecked());

    await press('Undo');
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(sent[1]).toMatchObject({
      call: activation,
      body: { calendarId: 101, keyId: 1012, active: true },
    });
    await waitFor(() => expect(noticeboard()).toBeChecked());
  });

  it('is not asked for by a double click that activates it', async () => {
    const { user, confirm, sent } = await openCalendar();
    await user.click(noticeboard());
    await confirm('Deactivate');
    await waitFor(() => expect(noticeboard()).not.toBeChecked());
    await screen.findByText('The key “Noticeboard” is deactivated.');
    await waitUntilSettled();
    await user.dblClick(noticeboard());
    expect(await screen.findByText('The key “Noticeboard” is active.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent).toHaveLength(2);
  });

  it('shows the error in its dialog and does not change the key', async () => {
    const { user, confirm, sent } = await openCalendar();
    await answerNext('deactivateCalendar', 500);
    await user.click(noticeboard());
    await confirm('Deactivate');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/internal_error$/);
    expect(noticeboard()).toBeChecked();
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('can be reverted at once, unless that fails', async () => {
    const { user, confirm } = await openCalendar();
    await user.click(noticeboard());
    await confirm('Deactivate');
    await waitUntilSettled();
    expect(noticeboard()).not.toBeChecked();
    await answerNext('deactivateCalendar', 422);
    const network = holdCalls(/deactivate-calendar/);
    await user.click(noticeboard());
    await waitFor(() => expect(noticeboard()).toBeChecked());
    network.letGo();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(noticeboard()).not.toBeChecked();
  });

  it('waits with another change until the page has loaded again', async () => {
    const { user, confirm, sent } = await openCalendar();
    const reload = holdCalls(/^GET .*calendar-details/);
    await user.click(noticeboard());
    await confirm('Deactivate');
    await screen.findByText('The key “Noticeboard” is deactivated.');
    expect(noticeboard()).toHaveAttribute('aria-disabled', 'true');
    expect(noticeboard()).toHaveAttribute('aria-busy', 'true');
    await user.click(noticeboard());
    expect(sent).toHaveLength(1);
    reload.letGo();
    await waitFor(() => expect(noticeboard()).toHaveAttribute('aria-disabled', 'false'));
    await user.click(noticeboard());
    expect(await screen.findByText('The key “Noticeboard” is active.')).toBeVisible();
  });

  it('is shown undone while the page still reloads after it', async () => {
    const { user, confirm, press } = await openCalendar();
    const reload = holdCalls(/^GET .*calendar-details/);
    await user.click(noticeboard());
    await confirm('Deactivate');
    await screen.findByText('The key “Noticeboard” is deactivated.');
    expect(noticeboard()).not.toBeChecked();
    const network = holdCalls(/deactivate-calendar/);
    await press('Undo');
    await waitFor(() => expect(noticeboard()).toBeChecked());
    network.letGo();
    reload.letGo();
    await screen.findByText('Undone.');
    expect(noticeboard()).toBeChecked();
  });

  it('is shown while undoing an earlier one is pending', async () => {
    const { user, confirm, press } = await openCalendar();
    await user.click(noticeboard());
    await confirm('Deactivate');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(noticeboard()).not.toBeChecked());
    const network = holdCalls(/deactivate-calendar/);
    await press('Undo');
    await waitFor(() => expect(noticeboard()).toBeChecked());
    await user.click(noticeboard());
    await confirm('Deactivate');
    await waitFor(() => expect(noticeboard()).not.toBeChecked());
    network.letGo();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(noticeboard()).not.toBeChecked();
  });

  it('names the required role to everyone else', async () => {
    const { user, sent } = await openCalendar('', sales);
    expect(noticeboard()).toHaveAttribute('aria-disabled', 'true');
    expect(noticeboard()).toHaveAccessibleDescription('Only support and admins may do this.');
    await user.click(noticeboard());
    expect(noticeboard()).toBeChecked();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('deactivating the calendar', () => {
  it('marks it and offers a note, which opens the audit', async () => {
    const { press, confirm, sent } = await openCalendar();
    await press('Deactivate…');
    await confirm('Deactivate');
    expect(await screen.findByText('Riverside rowing club is deactivated.')).toBeVisible();
    expect(sent).toMatchObject([{ call: activation, body: { calendarId: 101, active: false } }]);
    expect(sent[0]?.body).not.toHaveProperty('keyId');
    expect(await screen.findByText('Inactive')).toBeVisible();
    await press('Add a note');
    expect(await screen.findByRole('textbox', { name: 'Note for colleagues' })).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?tab=audit'));
    expect(screen.getByText('Deactivated the calendar.')).toBeVisible();
  });
});

describe('the audit', () => {
  it('lists notes and adds one', async () => {
    const { user, press, sent } = await openCalendar('?tab=audit');
    const notes = within(screen.getByRole('list', { name: 'Audit' }));
    expect(notes.getByText(/share the calendar with the youth team/)).toBeVisible();
    const field = () => screen.getByRole('textbox', { name: 'Note for colleagues' });
    await user.type(field(), 'Called back; all is well.');
    await press('Save note');
    expect(await screen.findByText('The note is saved.')).toBeVisible();
    expect(sent).toMatchObject([
      { call: 'POST /admintool96/api/101/audit/note', body: { note: 'Called back; all is well.' } },
    ]);
    await waitFor(() => expect(field()).toHaveValue(''));
    await screen.findByText('Called back; all is well.');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContainEqual(
      expect.stringContaining('Called back; all is well.Ada Admin'),
    );
  });

  it('keeps what was typed while a note was being saved, and the focus in it', async () => {
    const { user, press, sent } = await openCalendar('?tab=audit');
    const field = () => screen.getByRole('textbox', { name: 'Note for colleagues' });
    await user.type(field(), 'Called back. ');
    const network = holdAnswers(/note$/);
    await press('Save note');
    await user.type(field(), 'They pay by card.');
    network.letGo();
    expect(await screen.findByText('The note is saved.')).toBeVisible();
    await waitFor(() => expect(field()).toHaveValue('They pay by card.'));
    await waitFor(() => expect(field()).toHaveFocus());
    await screen.findByText('Called back.');
    expect(field()).toHaveValue('They pay by card.');
    await press('Save note');
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(sent.map(({ body }) => body)).toEqual([
      { note: 'Called back.' },
      { note: 'They pay by card.' },
    ]);
  });

  it('can show only notes or only changes, also after a reload, until a note is added', async () => {
    const { user, press } = await openCalendar('?tab=audit');
    await press('Deactivate…');
    await press('Deactivate');
    expect(await screen.findByText('Deactivated the calendar.')).toBeVisible();
    const note = /share the calendar with the youth team/;
    const filter = () => screen.getByRole('combobox', { name: 'Show' });
    await user.selectOptions(filter(), 'Changes');
    await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
    await user.selectOptions(filter(), 'Notes');
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.queryByText('Deactivated the calendar.')).not.toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?tab=audit&show=note'));
    const field = screen.getByRole('textbox', { name: 'Note for colleagues' });
    await user.type(field, 'Called back');
    await user.selectOptions(filter(), 'Changes');
    await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
    expect(field).toHaveValue('Called back');
    await press('Save note');
    expect(await screen.findByText('Called back')).toBeVisible();
    expect(filter()).toHaveDisplayValue('Notes and changes');
  });

  it('asks before a note that was not saved is lost with its tab', async () => {
    const { user, press } = await openCalendar('?tab=audit');
    const field = screen.getByRole('textbox', { name: 'Note for colleagues' });
    await user.type(field, 'Called back');
    const raw = screen.getByRole('link', { name: 'Raw data' });
    await user.click(raw);
    const leave = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(leave).getByRole('button', { name: 'Cancel' }));
    expect(field).toHaveValue('Called back');

    await press('Save note');
    await screen.findByText('The note is saved.');
    await user.click(raw);
    expect(await screen.findByRole('heading', { level: 2, name: 'Raw data' })).toBeVisible();
  });

  it('keeps an unsaved note while another entry is added', async () => {
    const { user, press, confirm } = await openCalendar('?tab=audit');
    const field = screen.getByRole('textbox', { name: 'Note for colleagues' });
    await user.type(field, 'Called back');
    const before = screen.getAllByRole('time').length;
    await press('Deactivate…');
    await confirm('Deactivate');
    await waitFor(() => expect(screen.getAllByRole('time')).toHaveLength(before + 1));
    expect(field).toBeVisible();
    expect(field).toHaveValue('Called back');
  });

  it('keeps a note that failed to save, with the error', async () => {
    const { user, press } = await openCalendar('?tab=audit');
    await answerNext('createAuditNote', 422);
    await user.type(screen.getByRole('textbox', { name: 'Note for colleagues' }), 'Kept');
    await press('Save note');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Please check your input.*validation_error$/);
    expect(screen.getByRole('textbox', { name: 'Note for colleagues' })).toHaveValue('Kept');
  });

  it('is read-only for sales', async () => {
    const { user, press, sent } = await openCalendar('?tab=audit', sales);
    await user.type(screen.getByRole('textbox', { name: 'Note for colleagues' }), 'No');
    expect(screen.getByRole('button', { name: 'Save note' })).toHaveAccessibleDescription(
      'Only support and admins may do this.',
    );
    await press('Save note');
    expect(sent).toEqual([]);
  });
});
