import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { failChange } from '#tests/setup/lost-answers.ts';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const controls = { clock: { now: '2026-03-02T09:00:00Z' } };
const clean = /^Spring clean/;
const moved = 'Moved to Sun, Mar 8, 9:00 AM';

async function openMonth(calendar = 'ksr0wingclubmain01') {
  const page = await openPage(`/${calendar}?view=month&date=2026-03-02`, { controls });
  const { user } = page;
  await screen.findAllByRole('button', { name: clean });
  const shows = (name: RegExp) =>
    waitFor(() => expect(screen.getAllByRole('button', { name })).toHaveLength(1));
  return {
    ...page,
    shows,
    /** Moves the spring clean by a day. */
    move: async (text: string) => {
      screen.getByRole('button', { name: clean }).focus();
      await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
      await screen.findAllByText(/Enter keeps it here/);
      await user.keyboard('{Enter}');
      await screen.findByText(text);
    },
    openRecent: async () => {
      await user.click(screen.getByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Recent changes' }));
      return within(await screen.findByRole('dialog', { name: 'Recent changes' }));
    },
  };
}

const undo = { name: /^Undo: / };
const redo = { name: /^Redo: / };

describe('the recent changes', () => {
  it('name each change, undo it and redo it', async () => {
    const { move, openRecent, shows, user } = await openMonth();
    await move(moved);
    const recent = await openRecent();
    const item = recent.getByRole('listitem');
    expect(item).toHaveTextContent('Spring clean of the boathouse');
    expect(item).toHaveTextContent(moved);
    expect(item).toHaveTextContent('just now');
    await user.click(recent.getByRole('button', undo));
    await shows(/^Spring clean.*, Saturday, March 7, 9:00 AM/);
    expect(await screen.findByText('Undone')).toBeVisible();
    const again = await recent.findByRole('button', redo);
    await waitFor(() => expect(again).toHaveFocus());
    expect(again).toHaveAccessibleName(`Redo: Spring clean of the boathouse, ${moved}`);
    await user.click(again);
    await shows(/^Spring clean.*, Sunday, March 8, 9:00 AM/);
    expect(await screen.findByText('Redone')).toBeVisible();
    await user.click(await recent.findByRole('button', undo));
    await shows(/^Spring clean.*, Saturday, March 7, 9:00 AM/);
  });

  it('of one event are undone the latest first, and redone the earliest first', async () => {
    const { move, openRecent, shows, user } = await openMonth();
    await move(moved);
    await move('Moved to Mon, Mar 9, 9:00 AM');
    const recent = await openRecent();
    const buttons = () => recent.getAllByRole('button', { name: /^(Undo|Redo): / });
    const isBlocked = (button: HTMLElement) => button.matches(':disabled');
    const press = async (index: number) => {
      const button = buttons()[index];
      if (button) await user.click(button);
    };
    const expectBlocked = (...all: boolean[]) =>
      waitFor(() => expect(buttons().map(isBlocked)).toEqual(all));
    await expectBlocked(false, true);
    expect(buttons()[1]).toHaveAccessibleDescription('Undo the later change first');
    await press(1);
    await press(0);
    await shows(/^Spring clean.*, Sunday, March 8, /);
    await expectBlocked(false, false);
    await press(1);
    await shows(/^Spring clean.*, Saturday, March 7, /);
    await expectBlocked(true, false);
    expect(buttons()[0]).toHaveAccessibleDescription('Redo the earlier change first');
    await press(1);
    await shows(/^Spring clean.*, Sunday, March 8, /);
    await expectBlocked(false, false);
    await press(0);
    await shows(/^Spring clean.*, Monday, March 9, /);
    await expectBlocked(false, true);
  });

  it('bring a deleted event back, and delete it again', async () => {
    const { openRecent, shows, user } = await openMonth();
    screen.getByRole('button', { name: clean }).focus();
    await user.keyboard('{Delete}');
    await screen.findByText('“Spring clean of the boathouse” is deleted.');
    const recent = await openRecent();
    expect(recent.getByRole('listitem')).toHaveTextContent('Deleted, Sat, Mar 7, 9:00 AM');
    await user.click(recent.getByRole('button', undo));
    await shows(/^Spring clean.*, Saturday, March 7, 9:00 AM/);
    await user.click(await recent.findByRole('button', redo));
    await waitFor(() => expect(screen.queryByRole('button', { name: clean })).toBeNull());
  });

  it('say that there are none yet', async () => {
    const { openRecent } = await openMonth();
    const recent = await openRecent();
    expect(recent.getByText('Nothing to undo here.')).toBeVisible();
    expect(recent.queryByRole('list')).toBeNull();
  });

  it('show that one is being undone', async () => {
    const { move, openRecent, user } = await openMonth();
    await move(moved);
    const recent = await openRecent();
    const network = holdCalls(/undo/);
    await user.click(recent.getByRole('button', undo));
    await waitFor(() =>
      expect(recent.getByRole('button', undo)).toHaveAttribute('aria-busy', 'true'),
    );
    network.letGo();
    expect(await recent.findByRole('button', redo)).toHaveAttribute('aria-busy', 'false');
  });

  it('can be undone again after the server has failed, which the message tells', async () => {
    const { move, openRecent, shows, user } = await openMonth();
    await move(moved);
    const recent = await openRecent();
    failChange(/undo/);
    await user.click(recent.getByRole('button', undo));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await user.click(recent.getByRole('button', undo));
    await shows(/^Spring clean.*, Saturday, March 7, 9:00 AM/);
  });

  it('stay named when somebody else has changed the event since', async () => {
    const { move, openRecent, user } = await openMonth();
    await move(moved);
    const recent = await openRecent();
    await control('calendar-change', {
      calendar: 'ksr0wingclubmain01',
      change: 'rename',
      event: '7003',
      title: 'Mine',
    });
    await user.click(recent.getByRole('button', undo));
    await waitFor(() =>
      expect(recent.getByRole('listitem')).toHaveTextContent('It can no longer be changed back.'),
    );
    expect(recent.queryByRole('button', undo)).toBeNull();
  });

  it('are not offered to visitors who may change nothing', async () => {
    const { user } = await openPage('/ksroomsreadonly001?view=month&date=2026-03-02', { controls });
    await screen.findByRole('grid');
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menu')).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Recent changes' })).toBeNull();
  });
});
