import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { holdAnswers, holdCalls } from '#tests/setup/held-calls.ts';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { recordRequests } from '#tests/setup/sent-requests.ts';

/** The dashboard with the dialog for a new calendar. */
async function openDialog(as = 'owner@example.com') {
  const page = await openPage('/user/dashboard', { as });
  await page.user.click(await screen.findByRole('button', { name: 'New calendar' }));
  const dialog = await screen.findByRole('dialog', { name: 'New calendar' });
  const title = within(dialog).getByLabelText('Name of the calendar');
  return { ...page, dialog, title };
}

const creations = (calls: readonly string[]) =>
  calls.filter((call) => call === 'POST /user/calendars/creation').length;

describe('creating a calendar', () => {
  it('sends the title, the zone of the device and the chosen sub-calendars, and opens the calendar', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'Pacific/Auckland',
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const { dialog, title, user, loadedPages } = await openDialog();
    const sent = recordRequests();
    await user.type(title, ' Grandparents ');
    await user.click(within(dialog).getByRole('radio', { name: 'A family' }));
    await user.click(within(dialog).getByRole('button', { name: 'Create calendar' }));
    await waitFor(() => expect(loadedPages).toHaveLength(1));
    expect(sent.map(({ body }) => body)).toEqual([
      {
        title: 'Grandparents',
        time_zone: 'Pacific/Auckland',
        sub_calendars: ['Everyone', 'Parents', 'Children'],
      },
    ]);
    expect(loadedPages[0]).toMatch(/^\/ks[A-Za-z0-9]{16}$/);
    const { results } = await (await fetch('/user/calendars')).json();
    expect(results).toContainEqual(
      expect.objectContaining({ title: 'Grandparents', role: 'owner', license: 'intro' }),
    );
  });

  it('works from the empty dashboard', async () => {
    const { title, user, loadedPages } = await openDialog('none@example.com');
    await user.type(title, 'My first{Enter}');
    await waitFor(() => expect(loadedPages).toHaveLength(1));
  });

  it('requires a title', async () => {
    const { title, user, calls } = await openDialog();
    await user.type(title, '  {Enter}');
    await waitFor(() => expect(title).toHaveAccessibleDescription('Please fill in this field.'));
    expect(creations(calls)).toBe(0);
  });

  it('sends one request, even if submitted twice', async () => {
    const { title, user, calls, loadedPages } = await openDialog();
    const network = holdCalls(/^POST/);
    await user.type(title, 'Once{Enter}{Enter}');
    network.letGo();
    await waitFor(() => expect(loadedPages).toHaveLength(1));
    expect(creations(calls)).toBe(1);
  });

  it('cannot be closed while the calendar is being created', async () => {
    const { dialog, title, user, loadedPages } = await openDialog();
    const network = holdAnswers(/^POST/);
    await user.type(title, 'Here already{Enter}');
    await user.keyboard('{Escape}');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(dialog).toBeVisible();
    network.letGo();
    await waitFor(() => expect(loadedPages).toHaveLength(1));
  });

  it('forgets an error with what was typed', async () => {
    const { dialog, title, user } = await openDialog();
    await answerNext('createCalendar', 500);
    await user.type(title, 'Later{Enter}');
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'New calendar' }));
    expect(await screen.findByLabelText('Name of the calendar')).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what was typed if it fails', async () => {
    const { dialog, title, user } = await openDialog();
    await answerNext('createCalendar', 500);
    await user.type(title, 'Later{Enter}');
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    expect(title).toHaveValue('Later');
  });

  it('opens the calendar although the answer was lost, and creates no second one', async () => {
    const { title, user, calls, loadedPages } = await openDialog();
    loseAnswers(/creation$/);
    await user.type(title, 'Found again{Enter}');
    await waitFor(() => expect(loadedPages).toHaveLength(1));
    expect(creations(calls)).toBe(1);
  });
});
