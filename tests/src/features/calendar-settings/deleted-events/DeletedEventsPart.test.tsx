import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { loseFirstAnswer } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openSettings, rowing } from '../open-settings.ts';

const open = () => openSettings('deleted-events', 'Deleted events');
/** Opens the page after something has happened on the server. */
async function openAfter(happen: () => Promise<unknown>) {
  const page = await openSettings('general', 'General');
  await happen();
  await page.user.click(screen.getByRole('link', { name: 'Deleted events' }));
  return page;
}
const list = () => screen.findByRole('list', { name: 'Deleted in the last 30 days' });
const restoreButton = () => screen.findByRole('button', { name: 'Restore “Quiz night”' });

async function send(method: string, path: string, body?: object) {
  const response = await fetch(`${window.location.origin}/calendars${rowing}${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

describe('deleted events', () => {
  it('say what they were, who deleted them, and until when they can come back', async () => {
    await open();
    const [row] = within(await list()).getAllByRole('listitem');
    expect(row).toHaveTextContent('Quiz night');
    expect(row).toHaveTextContent(/\wday, \w+ \d+, \d{4}, 7:00 PM/);
    expect(row).toHaveTextContent(/Milo Member deleted it, \d days ago/);
    expect(row).toHaveTextContent(/Gone for good in 2\d days/);
  });

  it('come back, and Undo deletes them again', async () => {
    const { user } = await open();
    await user.click(await restoreButton());
    expect(await screen.findByText('“Quiz night” is back in the calendar.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No deleted events' })).toBeVisible();
    expect((await send('GET', '/events/7901')).title).toBe('Quiz night');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“Quiz night” is deleted again.')).toBeVisible();
    expect(await restoreButton()).toBeVisible();
  });

  it('are restored with the keyboard alone, which leaves the focus in the list', async () => {
    const { user } = await openAfter(async () => {
      const { version } = await send('GET', '/events/7003');
      await send('DELETE', `/events/7003?version=${version}`);
    });
    const next = await restoreButton();
    screen.getByRole('button', { name: 'Restore “Spring clean of the boathouse”' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByText('“Spring clean of the boathouse” is back in the calendar.');
    await waitFor(() => expect(next).toHaveFocus());
  });

  it('stay until they are back, and a second click does nothing', async () => {
    const { user } = await open();
    const calls = holdCalls(/^POST .+restoration/);
    const button = await restoreButton();
    await user.dblClick(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    calls.letGo();
    await screen.findByText('“Quiz night” is back in the calendar.');
  });

  it.each([
    ['sub_calendar_deleted', /^The sub-calendar of this event does not exist anymore/],
    ['event_overlapping', /^There is another event at this time/],
  ])('that are refused with %s say why in their row', async (id, reason) => {
    const { user } = await open();
    await answerNext('restoreEvent', 409, id);
    await user.click(await restoreButton());
    const [row] = within(await list()).getAllByRole('listitem');
    expect(await within(row ?? document.body).findByText(reason)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Restore “Quiz night”' })).toBeVisible();
  });

  it('whose calendars are deleted, too, say that they cannot come back', async () => {
    await openAfter(() => send('DELETE', '/sub-calendars/10106'));
    const row = (await screen.findByText('Quiz night')).closest('li');
    expect(row).toHaveTextContent(
      'It cannot come back, because its sub-calendars are deleted, too.',
    );
    expect(screen.queryByRole('button', { name: 'Restore “Quiz night”' })).toBeNull();
  });

  it('that somebody else has restored meanwhile leave the list', async () => {
    const { user } = await open();
    const button = await restoreButton();
    await send('POST', '/deleted-events/7901/restoration');
    await user.click(button);
    expect(await screen.findByText(/“Quiz night” has not been restored/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Quiz night')).toBeNull());
  });

  it('count as restored if only the answer was lost', async () => {
    const { user } = await open();
    loseFirstAnswer(/^POST \/calendars.+restoration/);
    await user.click(await restoreButton());
    expect(await screen.findByText('“Quiz night” is back in the calendar.')).toBeVisible();
  });

  it('can be read again after an error', async () => {
    const { user } = await openAfter(() => answerNext('listDeletedEvents', 500));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await restoreButton()).toBeVisible();
  });

  it('have pages, and the link of the last one stays when that is empty', async () => {
    const { user } = await openAfter(async () => {
      for (let count = 0; count < 25; count++) {
        const { event } = await send('POST', '/events', newEvent);
        await send('DELETE', `/events/${event.id}?version=${event.version}`);
      }
    });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByText('1–25 of 26')).toBeVisible();
    await user.click(pages.getByRole('link', { name: 'Next page' }));
    expect(await restoreButton()).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?offset=25'));
    await user.click(await restoreButton());
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(25);
  });
});

const newEvent = {
  title: 'Draft',
  start: '2026-06-02T17:00',
  end: '2026-06-02T18:00',
  all_day: false,
  sub_calendar_ids: [10106],
};
