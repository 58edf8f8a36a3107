import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeEvent } from '#tests/setup/change-event.ts';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { failChange } from '#tests/setup/lost-answers.ts';
import { control } from '#tests/setup/mock-controls.ts';
import { openCardPart, rowingKey } from './open-card.ts';

const event = '7003';
const occurrence = '7001-20260302T163000Z';
const openHistory = (id = event) =>
  openCardPart(id, /^History$/, { controls: { clock: { now: '2026-03-02T09:00:00Z' } } });
const restore = { name: /^Restore this version: / };
const confirmation = { name: 'Restore this version?' };

/** Lists what others have changed, until the card says it. */
const seeChange = async (text: RegExp) => {
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(text));
};

const readEvent = async (id = event) => {
  const url = `/calendars/${rowingKey}/events/${id}`;
  const response = await fetch(new URL(url, window.location.origin), {
    headers: { Accept: 'application/json' },
  });
  const answer: { title: string; start: string; location?: string } = await response.json();
  return answer;
};

describe('the history of an event', () => {
  it('says who has changed what, before and after, as readers write it', async () => {
    const { card } = await openHistory();
    const list = await within(card).findByRole('list', { name: 'History' });
    const [latest, first] = within(list).getAllByRole('listitem');
    expect(latest).toHaveTextContent(/^Olivia Owner changed it, /);
    expect(latest).toHaveTextContent(
      'StartBefore: Saturday, March 14, 2026, 9:00 AM → After: Saturday, March 7, 2026, 9:00 AM',
    );
    expect(latest).toHaveTextContent(/EndBefore: .* → After: Saturday, March 7, 2026, 12:00 PM/);
    expect(first).toHaveTextContent(/^Milo Member created it, /);
  });

  it('shows what has changed in notes as readers see notes', async () => {
    const { reopen } = await openHistory();
    const shared = '# What to bring\n\nWarm clothes.';
    await changeEvent(rowingKey, event, { notes: shared });
    const more =
      '- a **cake**\n- [the list](https://example.com/list)\n- [this](javascript:alert(1))';
    await changeEvent(rowingKey, event, { notes: `${shared}\n\n${more}` });
    const card = await reopen();
    const list = await within(card).findByRole('list', { name: 'History' });
    const [latest] = within(list).getAllByRole('listitem');
    const entry = within(latest ?? list);
    expect(entry.getByText('cake').tagName).toBe('STRONG');
    expect(entry.getByRole('link', { name: 'the list' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    expect(entry.getByText('[this](javascript:alert(1))')).toBeVisible();
    expect(entry.queryByText('Warm clothes.')).toBeNull();
    // Nothing is gone.
    expect(entry.queryByText('–')).toBeNull();
  });

  it('restores an earlier version, and Undo takes that back', async () => {
    const { card, user } = await openHistory();
    const buttons = await within(card).findAllByRole('button', restore);
    // The latest version is what the event is like now.
    expect(buttons).toHaveLength(1);
    const [button] = buttons;
    if (button) await user.click(button);
    expect(await screen.findByText('Moved to Sat, Mar 14, 9:00 AM')).toBeVisible();
    expect((await readEvent()).start).toMatch(/^2026-03-14T09:00/);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect((await readEvent()).start).toMatch(/^2026-03-07T09:00/);
  });

  it('restores the first version of a series of the demo data', async () => {
    const { card, user } = await openHistory(occurrence);
    const list = await within(card).findByRole('list', { name: 'History' });
    const [latest, first] = within(list).getAllByRole('listitem');
    expect(latest).toHaveTextContent(/^Olivia Owner changed it, /);
    expect(latest).toHaveTextContent('Before: Upper pontoon → After: Lower pontoon');
    expect(first).toHaveTextContent(/^Olivia Owner created it, /);
    await user.click(within(list).getByRole('button', restore));
    const question = within(await screen.findByRole('dialog', confirmation));
    expect(question.getByText('All events of the series')).toBeVisible();
    expect(await question.findByText(/^Every event, also \d+ past ones$/)).toBeVisible();
    expect(question.queryByText(/go back/)).toBeNull();
    await user.click(question.getByRole('button', { name: 'Restore this version' }));
    expect(await screen.findByText('“Training on the river” is changed.')).toBeVisible();
    expect((await readEvent(occurrence)).location).toBe('Upper pontoon');
  });

  it('says before it restores a series how many keep what was changed for them, and changes nothing if canceled', async () => {
    const { reopen, user, calls } = await openHistory(occurrence);
    const times = { start: '2026-03-03T18:00', end: '2026-03-03T19:00', all_day: false };
    await changeEvent(rowingKey, occurrence, times);
    await seeChange(/Tuesday, March 3/);
    const card = await reopen();
    const buttons = await within(card).findAllByRole('button', restore);
    await user.click(buttons.at(-1) ?? card);
    const question = within(await screen.findByRole('dialog', confirmation));
    const other = /^Every event, also \d+ past ones \d keeps? what was changed for (it|them)$/;
    expect(await question.findByText(other)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(0);
  });

  it('says before it restores an event from before it was repeated that the series ends', async () => {
    const { reopen, user } = await openHistory();
    await changeEvent(rowingKey, event, { rrule: 'FREQ=WEEKLY', scope: 'all' });
    await seeChange(/Every week/);
    const card = await reopen();
    const list = await within(card).findByRole('list', { name: 'History' });
    const buttons = within(list).getAllByRole('button', restore);
    await user.click(buttons.at(-1) ?? card);
    const question = within(await screen.findByRole('dialog', confirmation));
    expect(question.getByText('The series ends. Only this event stays.')).toBeVisible();
  });

  it('asks what to do if somebody changes the event meanwhile', async () => {
    const { card, user } = await openHistory();
    const [button] = await within(card).findAllByRole('button', restore);
    // Nor does the page know of the change before.
    const network = holdCalls(/^GET .*\/event-changes/);
    const change = { calendar: rowingKey, change: 'move', event };
    await control('calendar-change', change);
    if (button) await user.click(button);
    const question = await screen.findByRole('dialog', { name: 'Changed by someone else' });
    await user.click(within(question).getByRole('button', { name: 'Save my changes' }));
    await screen.findByText(/^Moved to /);
    network.letGo();
    await waitFor(async () => expect((await readEvent()).start).toMatch(/^2026-03-14T09:00/));
  });

  it('leaves the event alone if the server fails', async () => {
    const { card, user } = await openHistory();
    const [button] = await within(card).findAllByRole('button', restore);
    failChange(/^PATCH /);
    if (button) await user.click(button);
    expect(await screen.findByText(/is as it was before\./)).toBeVisible();
    expect((await readEvent()).start).toMatch(/^2026-03-07T09:00/);
  });
});
