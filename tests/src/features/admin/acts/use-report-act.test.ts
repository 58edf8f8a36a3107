import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { openCalendar } from '../calendar/calendar-page.ts';
import { openOrganization, sales } from '../organization/organization-page.ts';

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
      await screen.findByText(/is deactivated\.\s+The reason could not be saved as a note\.\s+\S/),
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

  it('is not offered afterwards to staff who may not write notes', async () => {
    const { press, confirm } = await openOrganization({ as: sales });
    await press('Make free customer…');
    await confirm('Make free customer');
    await screen.findByText('Riverside Sports is a free customer.');
    expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
  });

  it('is not asked of staff who may not write notes', async () => {
    const { press } = await openOrganization({ as: sales });
    await press('Make free customer…');
    await screen.findByRole('alertdialog');
    expect(screen.queryByRole('textbox', { name: reasonField })).toBeNull();
  });
});
