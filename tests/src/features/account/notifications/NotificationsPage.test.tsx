import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { holdAnswers, holdCalls } from '#tests/setup/held-calls.ts';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

async function openNotifications({ as = 'owner@example.com', address = '' } = {}) {
  const page = await openPage(`/user/notifications${address}`, { as });
  await screen.findByRole('heading', { level: 1, name: 'Email notifications' });
  const choice = (kind: string, calendar: string) =>
    screen.getByLabelText<HTMLSelectElement>(`${kind}, ${calendar}`);
  return {
    ...page,
    choice,
    choose: (kind: string, calendar: string, option: string) =>
      page.user.selectOptions(choice(kind, calendar), option),
    act: async (calendar: string, name: string) => {
      await page.user.click(screen.getByRole('button', { name: `Actions for ${calendar}` }));
      await page.user.click(await screen.findByRole('menuitem', { name }));
    },
    /** The server's state. */
    kept: async () => (await fetch('/user/notification-settings')).json(),
  };
}

const row = (title: string) => screen.getByRole('row', { name: new RegExp(`^${title}`) });
const shown = (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent;
const family = 'Family';
const all = 'All 8 calendars';

describe('the emails about a calendar', () => {
  it('are in a table with headers for each kind and each calendar', async () => {
    const { choice } = await openNotifications();
    const table = screen.getByRole('table', { name: 'Emails about each calendar' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Calendar', 'Changes', 'Sent', 'Daily agenda', 'Reminders', 'Actions']);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(9);
    expect(shown(choice('Changes', family))).toBe('Important ones');
    expect(shown(choice('Daily agenda', family))).toBe('Today');
  });

  it('say where reminders of single events and sub-calendars are set', async () => {
    await openNotifications();
    expect(screen.getByText(/^Reminders can differ for single events.*“Remind me”/)).toBeVisible();
  });

  it('are marked if the calendar is inactive', async () => {
    await openNotifications();
    expect(row('Rota of the old clubhouse')).toHaveTextContent('Inactive');
    expect(row(family)).not.toHaveTextContent('Inactive');
  });

  it('are saved when they are chosen, as their row confirms', async () => {
    const { choose, choice, kept } = await openNotifications();
    const network = holdCalls(/^PATCH/);
    await choose('Changes', family, 'None');
    expect(shown(choice('Changes', family))).toBe('None');
    expect(row(family)).toHaveTextContent('Saving');
    network.letGo();
    await waitFor(() => expect(row(family)).toHaveTextContent('Saved'));
    const { calendars } = await kept();
    expect(calendars).toContainEqual({
      calendar_id: 103,
      title: family,
      active: true,
      changes: 'none',
      delivery: 'at_once',
      agenda_days: 1,
      reminders: true,
    });
  });

  it('say when a choice is without effect', async () => {
    const { choose, choice } = await openNotifications();
    expect(choice('Sent', family)).not.toHaveAccessibleDescription();
    await choose('Changes', family, 'None');
    expect(choice('Sent', family)).toHaveAccessibleDescription(
      'Without effect as long as no changes are emailed',
    );
    await waitFor(() => expect(row(family)).toHaveTextContent('Saved'));
  });

  it('are saved in the order of the choices', async () => {
    const { choose, choice, kept, calls } = await openNotifications();
    const network = holdCalls(/^PATCH/);
    await choose('Changes', family, 'All changes');
    await choose('Changes', family, 'Comments');
    await choose('Reminders', family, 'Off');
    expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(0);
    network.letGo();
    await waitFor(() => expect(row(family)).toHaveTextContent('Saved'));
    expect(shown(choice('Changes', family))).toBe('Comments');
    const { calendars } = await kept();
    expect(calendars).toContainEqual(
      expect.objectContaining({ title: family, changes: 'comments', reminders: false }),
    );
  });

  it('are reverted if saving fails, with a retry in the row', async () => {
    const { choose, choice, user } = await openNotifications();
    await answerNext('updateNotificationSettings', 500);
    await choose('Sent', family, 'Once a day');
    await waitFor(() => expect(row(family)).toHaveTextContent('Not saved'));
    expect(shown(choice('Sent', family))).toBe('At once');
    expect(screen.getByRole('alert')).toHaveTextContent('Your emails stay as they were.');
    await user.click(within(row(family)).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(row(family)).toHaveTextContent('Saved'));
    expect(shown(choice('Sent', family))).toBe('Once a day');
  });

  it('stay as they were where a change failed, whatever is saved after it', async () => {
    const { choose, choice, user, kept } = await openNotifications();
    const ofFamily = async () =>
      (await kept()).calendars.find(({ title }: { title: string }) => title === family);
    await answerNext('updateNotificationSettings', 422);
    const network = holdCalls(/^PATCH/);
    await choose('Changes', family, 'None');
    await choose('Reminders', all, 'Off');
    network.letGo();
    expect(await screen.findByText('8 calendars are changed.')).toBeVisible();
    expect(await ofFamily()).toMatchObject({ changes: 'important', reminders: false });
    expect(shown(choice('Changes', family))).toBe('Important ones');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await ofFamily()).toMatchObject({ changes: 'important', reminders: true }),
    );
  });

  it('are turned off or on together in the row’s menu', async () => {
    const { act, choice } = await openNotifications();
    const choices = () =>
      ['Changes', 'Sent', 'Daily agenda', 'Reminders'].map((kind) => shown(choice(kind, family)));
    await act(family, 'Turn everything off');
    await waitFor(() => expect(choices()).toEqual(['None', 'At once', 'Off', 'Off']));
    await act(family, 'Turn everything on');
    await waitFor(() => expect(choices()).toEqual(['All changes', 'At once', 'Today', 'On']));
  });
});

describe('the emails about all calendars', () => {
  it('are set in the first row, which can be undone', async () => {
    const { choose, choice, user, kept } = await openNotifications();
    await choose('Reminders', family, 'Off');
    await waitFor(() => expect(shown(choice('Reminders', all))).toBe('Various'));
    await choose('Reminders', all, 'Off');
    expect(await screen.findByText('8 calendars are changed.')).toBeVisible();
    const off = async () =>
      (await kept()).calendars.filter(({ reminders }: { reminders: boolean }) => !reminders).length;
    expect(await off()).toBe(8);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shown(choice('Reminders', all))).toBe('Various'));
    await waitFor(async () => expect(await off()).toBe(1));
  });

  it('can be copied from one calendar', async () => {
    const { choose, choice, act } = await openNotifications();
    await choose('Daily agenda', family, '3 days');
    await act(family, 'Use for all calendars');
    expect(await screen.findByText('8 calendars are changed.')).toBeVisible();
    expect(shown(choice('Daily agenda', all))).toBe('3 days');
  });

  it('apply only to the matching calendars', async () => {
    const { user, choose, kept } = await openNotifications();
    await user.type(screen.getByLabelText('Search your calendars'), 'r');
    await waitFor(() => expect(screen.getByText(/^\d of 8 calendars$/)).toBeVisible());
    const found = screen.getAllByRole('rowheader').length - 1;
    expect(found).toBeLessThan(8);
    await choose('Changes', `All ${found} calendars`, 'None');
    await screen.findByText(`${found} calendars are changed.`);
    const { calendars } = await kept();
    const quiet = calendars.filter(({ changes }: { changes: string }) => changes === 'none');
    expect(quiet).toHaveLength(found);
  });

  it('end at once, which can be undone', async () => {
    const { user, choice, kept } = await openNotifications();
    const before = await kept();
    await user.click(screen.getByRole('button', { name: 'Unsubscribe from all' }));
    expect(await screen.findByText('You get no more emails about your calendars.')).toBeVisible();
    expect(shown(choice('Changes', all))).toBe('None');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await kept()).toEqual(before));
    expect(shown(choice('Changes', all))).toBe('Important ones');
  });

  it('continue if ending them fails', async () => {
    const { user, choice } = await openNotifications();
    await answerNext('unsubscribeFromAll', 500);
    await user.click(screen.getByRole('button', { name: 'Unsubscribe from all' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your emails stay as they were.');
    expect(shown(choice('Changes', all))).toBe('Important ones');
  });
});

describe('the page of notifications', () => {
  it('shows when daily emails are sent, in the chosen time zone', async () => {
    const { user, kept } = await openNotifications();
    await user.selectOptions(screen.getByLabelText('Time of day'), '6:00 AM');
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo');
    await waitFor(async () =>
      expect(await kept()).toMatchObject({ daily_hour: 6, time_zone: 'Asia/Tokyo' }),
    );
    await user.click(screen.getByRole('button', { name: /the zone of this device$/ }));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await waitFor(async () => expect(await kept()).toMatchObject({ time_zone: timeZone }));
  });

  it('holds back changes during the hours that people choose, in their time zone', async () => {
    const { user, kept } = await openNotifications();
    const section = () => within(screen.getByRole('region', { name: 'Quiet hours' }));
    expect(section().queryByRole('combobox')).toBeNull();
    await user.click(section().getByRole('switch', { name: 'Hold back emails about changes' }));
    await waitFor(async () =>
      expect(await kept()).toMatchObject({ quiet_hours: { from: 22, to: 7 } }),
    );
    expect(await section().findByText('Saved')).toBeVisible();
    const from = section().getByLabelText('From');
    expect(within(from).queryByRole('option', { name: '7:00 AM' })).toBeNull();
    await user.selectOptions(from, '8:00 PM');
    await user.selectOptions(section().getByLabelText('Until'), '6:00 AM');
    await waitFor(async () =>
      expect(await kept()).toMatchObject({ quiet_hours: { from: 20, to: 6 } }),
    );
    expect(section().getByText(/Berlin|Zurich|UTC/)).toBeVisible();
    await user.click(section().getByRole('switch'));
    await waitFor(async () => expect(await kept()).toMatchObject({ quiet_hours: null }));
    expect(section().queryByRole('combobox')).toBeNull();
  });

  it('has no quiet hours again if they could not be saved, and offers another try', async () => {
    const { user, kept } = await openNotifications();
    const section = within(screen.getByRole('region', { name: 'Quiet hours' }));
    await answerNext('updateNotificationSettings', 500);
    await user.click(section.getByRole('switch'));
    await user.click(await section.findByRole('button', { name: 'Try again' }));
    expect(section.getByRole('switch')).toBeChecked();
    await waitFor(async () =>
      expect(await kept()).toMatchObject({ quiet_hours: { from: 22, to: 7 } }),
    );
  });

  it('shows only the calendar that a mail links to, and the others on request', async () => {
    const { user } = await openNotifications({ address: '?calendar=103' });
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(row(family)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all calendars' }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(9));
    await waitFor(() => expect(screen.getByLabelText('Search your calendars')).toHaveFocus());
  });

  it('has an empty state if no calendar matches', async () => {
    await openNotifications({ address: '?query=zzz' });
    expect(screen.getByText('No calendar matches “zzz”')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('explains itself to a user without calendars', async () => {
    await openNotifications({ as: 'none@example.com' });
    expect(screen.getByText('No calendars, no emails')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/user/dashboard',
    );
  });

  it('shows a sample of each kind of mail, as text', async () => {
    const { user } = await openNotifications();
    await user.click(screen.getByRole('button', { name: 'See a sample' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sample email' });
    expect(await within(dialog).findByText('Riverside rowing club: one change')).toBeVisible();
    await user.selectOptions(within(dialog).getByLabelText('Kind of email'), 'Reminder');
    expect(await within(dialog).findByText('Reminder: Training on the river')).toBeVisible();
    expect(dialog).toHaveTextContent(/You get this email because “Riverside rowing club”/);
  });

  it('shows the error in the sample and offers a retry', async () => {
    const { user } = await openNotifications();
    await answerNext('getNotificationSample', 500);
    await user.click(screen.getByRole('button', { name: 'See a sample' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sample email' });
    await user.click(await within(dialog).findByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('Riverside rowing club: one change')).toBeVisible();
  });
});

it('shows choices as saved although the answer was lost', async () => {
  const { choose, choice } = await openNotifications();
  loseAnswers(/^PATCH/);
  await choose('Changes', family, 'None');
  await waitFor(() => expect(row(family)).toHaveTextContent('Saved'));
  expect(row(family)).not.toHaveTextContent('Not saved');
  expect(shown(choice('Changes', family))).toBe('None');
});

it('keeps a later choice if an earlier one is verified slowly', async () => {
  const { choose, choice, calls } = await openNotifications();
  const network = holdAnswers(/^GET .*\/notification-settings$/);
  const { fetch } = globalThis;
  loseAnswers(/^PATCH/);
  const sent = (method: string) =>
    calls.filter((call) => call === `${method} /user/notification-settings`).length;
  const reads = sent('GET');
  await choose('Changes', family, 'None');
  await waitFor(() => expect(sent('GET')).toBe(reads + 1));
  vi.stubGlobal('fetch', fetch);
  await choose('Reminders', family, 'Off');
  // An answer from before this change must not replace what it saves.
  expect(sent('PATCH')).toBe(1);
  network.letGo();
  await waitFor(() => expect(row(family)).toHaveTextContent('Saved'));
  expect(shown(choice('Changes', family))).toBe('None');
  expect(shown(choice('Reminders', family))).toBe('Off');
});

it.each([
  ['chosen', () => screen.getByLabelText(`Changes, ${all}`), '8 calendars are changed.'],
  [
    'ended',
    () => screen.getByRole('button', { name: 'Unsubscribe from all' }),
    'You get no more emails about your calendars.',
  ],
])('shows what was %s while the page was still loading again', async (_name, find, text) => {
  const { choose, choice, user, calls, router } = await openNotifications();
  const network = holdAnswers(/^GET .*\/notification-settings$/);
  const reads = () => calls.filter((call) => call === 'GET /user/notification-settings').length;
  const before = reads();
  const pages = within(screen.getByRole('navigation', { name: 'Your account' }));
  await user.click(pages.getByRole('link', { name: 'Email notifications' }));
  await waitFor(() => expect(reads()).toBe(before + 1));
  const control = find();
  if (control instanceof HTMLSelectElement) await choose('Changes', all, 'None');
  else await user.click(control);
  expect(await screen.findByText(text)).toBeVisible();
  network.letGo();
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  await waitFor(() => expect(shown(choice('Changes', all))).toBe('None'));
});
