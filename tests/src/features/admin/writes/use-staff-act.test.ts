import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { openCalendar } from '../calendar/calendar-page.ts';
import { openOrganization, sales } from '../organization/organization-page.ts';

/** Lets the next change reach the server but drops its response. */
function loseResponse(): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const response = await fetch(input, init);
    if (!(input instanceof Request) || input.method === 'GET') return response;
    vi.stubGlobal('fetch', fetch);
    throw new TypeError('fetch failed');
  });
}

describe('a staff act', () => {
  it('is sent once, however often it is confirmed, and keeps its question until it has finished', async () => {
    const { press, sent } = await openCalendar();
    const network = holdCalls(/reset-password/);
    await press('New password…');
    const dialog = await screen.findByRole('alertdialog');
    const button = within(dialog).getByRole('button', { name: 'Set new password' });
    for (let clicks = 0; clicks < 3; clicks += 1) fireEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(dialog).toBeVisible();
    network.letGo();
    await screen.findByRole('dialog', { name: /^New password for/ });
    expect(sent).toHaveLength(1);
  });

  it('without a question shows its error in a persistent alert with title, message and id', async () => {
    const { press } = await openOrganization();
    await answerNext('updateOrganization', 404);
    await press('Hide from its users');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Not found.*not_found$/);
    expect(within(alert).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows the state on the server when the response was lost', async () => {
    const { press } = await openOrganization();
    loseResponse();
    await press('Hide from its users');
    expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected connection error');
    expect(await screen.findByText('Hidden')).toBeVisible();
  });

  it('shows its secret even if reloading the page fails', async () => {
    const { press, confirm } = await openCalendar();
    await answerNext('getCalendarDetails', 500);
    await press('New password…');
    await confirm('Set new password');
    const secret = await screen.findByRole('dialog', { name: /^New password for/ });
    expect(within(secret).getByText(/^[a-z]+-[a-z]+-\d{4}$/)).toBeVisible();
  });

  it('finishes even if its page is left', async () => {
    const { press, router, calls } = await openOrganization();
    const network = holdCalls(/^PATCH/);
    await press('Hide from its users');
    await router.navigate('/admintool96');
    network.letGo();
    expect(await screen.findByText('Riverside Sports is hidden from its users.')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
  });
});

describe('the reason for a staff act', () => {
  const reasonField = 'Reason (optional)';
  const note = { call: 'POST /admintool96/api/101/audit/note', body: { note: 'The owner called' } };

  /** Deactivates the calendar for a reason. */
  async function deactivate() {
    const page = await openCalendar('?tab=audit');
    await page.press('Deactivate…');
    const field = await screen.findByRole('textbox', { name: reasonField });
    await page.user.type(field, 'The owner called');
    return page;
  }

  it('becomes an audit note', async () => {
    const { press, confirm, sent } = await deactivate();
    await confirm('Deactivate');
    expect(await screen.findByText(/The reason is saved as a note\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
    expect(await screen.findByText('The owner called')).toBeVisible();
    await press('Undo');
    await screen.findByText('Undone.');
    expect(sent).toMatchObject([{ body: { active: false } }, note, { body: { active: true } }]);
    expect(sent).toHaveLength(3);
  });

  it('is kept for another try if only its note failed', async () => {
    const { press, confirm, sent } = await deactivate();
    await answerNext('createAuditNote', 500);
    await confirm('Deactivate');
    expect(
      await screen.findByText(/is deactivated\.\s+The reason could not be saved as a note\./),
    ).toBeVisible();
    await press('Add a note');
    const field = () => screen.getByRole('textbox', { name: 'Note for colleagues' });
    await waitFor(() => expect(field()).toHaveValue('The owner called'));
    await press('Save note');
    expect(await screen.findByText('The note is saved.')).toBeVisible();
    expect(sent.at(-1)).toMatchObject(note);
    await waitFor(() => expect(field()).toHaveValue(''));
  });

  it('is filled in once, and not again when the page is reloaded or returned to', async () => {
    const { press, confirm, router, user } = await deactivate();
    await answerNext('createAuditNote', 500);
    await confirm('Deactivate');
    await screen.findByText(/The reason could not be saved as a note\./);
    await press('Add a note');
    const field = () => screen.findByRole('textbox', { name: 'Note for colleagues' });
    await waitFor(async () => expect(await field()).toHaveValue('The owner called'));
    await user.clear(await field());
    await act(() => router.navigate('/admintool96/newsletter'));
    await act(() => router.navigate(-1));
    expect(await field()).toHaveValue('');

    cleanup();
    const { pathname, search } = window.location;
    await openPage(pathname + search, {
      as: 'admin@example.com',
      historyState: window.history.state,
    });
    expect(await field()).toHaveValue('');
  });

  it('is not asked of staff who may not write notes', async () => {
    const { press } = await openOrganization({ as: sales });
    await press('Make free customer…');
    await screen.findByRole('alertdialog');
    expect(screen.queryByRole('textbox', { name: reasonField })).toBeNull();
  });
});
