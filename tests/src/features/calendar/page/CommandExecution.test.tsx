import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { statusAtom } from '#src/status/status.ts';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { failChange } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { beIdle } from '#tests/setup/page-banners.ts';

const frozen = { clock: { now: '2026-03-02T09:00:00Z' } };
const rowing = '/ksr0wingclubmain01?view=month&date=2026-03-02';

/** Opens the card of the first event of the page with this name. */
async function openCard(address: string, name: RegExp, options: { as?: string } = {}) {
  const page = await openPage(address, { controls: frozen, ...options });
  const [event] = await screen.findAllByRole('button', { name });
  if (!event) throw new Error('There is no such event.');
  await page.user.click(event);
  const card = await screen.findByRole('dialog');
  const press = async (button: string) =>
    page.user.click(await within(card).findByRole('button', { name: button }));
  return { ...page, card, press };
}

/** Waits until keys act, which load when the page is idle. */
async function waitForShortcuts({ user }: { user: UserEvent }): Promise<void> {
  await waitFor(async () => {
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const events = (name: RegExp) => screen.queryAllByRole('button', { name });

describe('deleting an event', () => {
  const clean = /^Spring clean/;

  /** Deletes an event while the server does not answer, and waits until keys act. */
  async function deleteUnanswered() {
    beIdle();
    const page = await openCard(rowing, clean);
    const network = holdCalls(/^DELETE/);
    await page.press('Delete');
    const day = screen.getByRole('gridcell', { name: /^Saturday, March 7, 2026/ });
    await waitFor(() => expect(day).toHaveFocus());
    await waitForShortcuts(page);
    return { page, network };
  }

  it('removes it at once, announces it, and brings it back with Undo', async () => {
    const page = await openCard(rowing, clean);
    const network = holdCalls(/^DELETE/);
    await page.press('Delete');
    await waitFor(() => expect(events(clean)).toHaveLength(0));
    const day = screen.getByRole('gridcell', { name: /^Saturday, March 7, 2026/ });
    await waitFor(() => expect(day).toHaveFocus());
    expect(screen.queryByText(/is deleted/)).toBeNull();
    network.letGo();
    expect(await screen.findByText('“Spring clean of the boathouse” is deleted.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    await waitFor(() => expect(events(clean)).toHaveLength(1));
  });

  it('can be undone with its key before the server has answered', async () => {
    const { page, network } = await deleteUnanswered();
    await page.user.keyboard('z');
    network.letGo();
    expect(await screen.findByText('Undone')).toBeVisible();
    await waitFor(() => expect(events(clean)).toHaveLength(1));
  });

  it('can be undone with its key at the moment of the answer', async () => {
    const { page, network } = await deleteUnanswered();
    // The message is set before React has rendered that nothing is pending anymore.
    const stop = page.store.sub(statusAtom, () => {
      stop();
      queueMicrotask(() => fireEvent.keyDown(document.body, { key: 'z' }));
    });
    network.letGo();
    expect(await screen.findByText('Undone')).toBeVisible();
    await waitFor(() => expect(events(clean)).toHaveLength(1));
  });

  it('shows it again if the server fails, and tries again', async () => {
    const page = await openCard(rowing, clean);
    failChange(/^DELETE /);
    await page.press('Delete');
    expect(await screen.findByText(/is still in the calendar/)).toBeVisible();
    expect(events(clean)).toHaveLength(1);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/is deleted/)).toBeVisible();
    await waitFor(() => expect(events(clean)).toHaveLength(0));
  });

  it('can be undone with its key after an undo has failed and its message is closed', async () => {
    const { page, network } = await deleteUnanswered();
    network.letGo();
    await screen.findByText(/is deleted/);
    failChange(/\/undo\//);
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Try again' });
    await page.user.click(screen.getByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    await page.user.keyboard('z');
    expect(await screen.findByText('Undone')).toBeVisible();
    await waitFor(() => expect(events(clean)).toHaveLength(1));
    await page.user.keyboard('z');
    expect(await screen.findByText('There is nothing to undo.')).toBeVisible();
  });

  it('says why an undo is refused, and keeps showing what is true', async () => {
    const { page, network } = await deleteUnanswered();
    network.letGo();
    await screen.findByText(/is deleted/);
    await answerNext('undoEventChange', 409, 'event_changed_since');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/The change has not been undone/)).toBeVisible();
    await waitFor(() => expect(events(clean)).toHaveLength(0));
    // The server has said that it cannot be undone.
    await page.user.keyboard('z');
    expect(await screen.findByText('There is nothing to undo.')).toBeVisible();
  });

  it('is not offered to those who may not', async () => {
    const { card } = await openCard('/ksroomsreadonly001?view=month&date=2026-03-02', / [AP]M – /);
    await within(card).findByText('History');
    expect(within(card).queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});

describe('deleting an occurrence of a series', () => {
  const training = /^Training on the river/;
  const question = () => screen.findByRole('dialog', { name: 'Delete which events?' });
  const settled = () => screen.findByText('“Training on the river” is deleted.');

  it('asks which events are meant, and says how many there are', async () => {
    const page = await openCard(rowing, training);
    await page.press('Delete');
    const dialog = await question();
    const first = within(dialog).getByRole('radio', { name: 'This event' });
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toBeChecked();
    expect(within(dialog).getByText('Only the event on Monday, February 23')).toBeVisible();
    expect(await within(dialog).findByText(/^Every event, also \d+ past ones$/)).toBeVisible();
    expect(within(dialog).getByText('Every event from Monday, February 23 on')).toBeVisible();
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(events(training).length).toBeGreaterThan(5);
  });

  it('asks about one series after the other if both are deleted before the first question is there', async () => {
    const page = await openPage(rowing, { controls: frozen });
    const others = /^Report to the harbor/;
    await screen.findAllByRole('button', { name: others });
    for (const [event] of [events(training), events(others)])
      if (event) fireEvent.keyDown(event, { key: 'Delete' });
    const dialog = await question();
    await waitFor(() =>
      expect(within(dialog).getByText('Only the event on Monday, February 23')).toBeVisible(),
    );
    await page.user.click(within(dialog).getByRole('radio', { name: /^All events/ }));
    await page.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await settled();
    const next = within(await question());
    expect(next.getByRole('radio', { name: 'This event' })).toBeChecked();
    await page.user.click(next.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^“Report to the harbor office” is deleted\.$/)).toBeVisible();
  });

  it.each([
    ['This event', 1],
    ['All events of the series', 0],
  ])('removes “%s” and nothing else', async (choice, isOne) => {
    const page = await openCard(rowing, training);
    const before = events(training).length;
    await page.press('Delete');
    const dialog = await question();
    await page.user.click(within(dialog).getByRole('radio', { name: choice }));
    await page.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(events(training)).toHaveLength(isOne ? before - 1 : 0));
    await settled();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(events(training)).toHaveLength(before));
  });

  it('leaves the earlier ones if only those from here on are meant', async () => {
    const page = await openPage(`${rowing.replace('03-02', '03-16')}`, { controls: frozen });
    const second = await screen.findByRole('button', {
      name: /^Training on the river, Monday, March 16/,
    });
    await page.user.click(second);
    const card = await screen.findByRole('dialog');
    await page.user.click(await within(card).findByRole('button', { name: 'Delete' }));
    const dialog = await question();
    await page.user.click(within(dialog).getByRole('radio', { name: 'This and following events' }));
    await page.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await settled();
    await waitFor(() =>
      expect(events(/^Training on the river, .* March (1[6-9]|[23]\d)\b/)).toEqual([]),
    );
    expect(events(/^Training on the river, .* March ([2-9]|1[01])\b/).length).toBeGreaterThan(2);
  });
});
