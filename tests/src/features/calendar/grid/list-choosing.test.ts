import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pickCases } from '#scripts/testing/depth.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const frozen = { clock: { now: '2026-03-02T09:00:00Z' } };
const rowing = 'ksr0wingclubmain01';

const clean = /^Spring clean of the boathouse/;
const rosa = /^Rosa and Nina/;

const bar = () => screen.getByRole('group', { name: 'Chosen events' });
const counts = (text: string) => waitFor(() => expect(within(bar()).getByText(text)).toBeVisible());
const countsNone = () => waitFor(() => expect(bar()).toHaveTextContent(''));

/** The first event with a name in a list, or its link in the table. */
async function find(name: RegExp): Promise<HTMLElement> {
  const role = screen.queryByRole('table') ? 'link' : 'button';
  const [event] = await screen.findAllByRole(role, { name });
  if (!event) throw new Error('There is no such event.');
  return event;
}

async function openView(view: string, calendar = rowing) {
  const page = await openPage(`/${calendar}?view=${view}&date=2026-03-02`, { controls: frozen });
  const list = await screen.findByRole('region', { name: /2026/ });
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
  return {
    ...page,
    list,
    choose: async (...names: RegExp[]) => {
      for (const name of names) fireEvent.click(await find(name), { ctrlKey: true, detail: 1 });
    },
  };
}

/** Where the keyboard is on an event: its row in the table, otherwise its button. */
const focusable = (event: HTMLElement) => event.closest<HTMLElement>('tr') ?? event;

async function readEvents() {
  const query = 'start_date=2026-03-01&end_date=2026-04-30';
  const answer = await fetch(`${window.location.origin}/calendars/${rowing}/events?${query}`);
  const { results }: { results: { id: string; title: string; start: string }[] } =
    await answer.json();
  return new Map(results.map(({ id, title, start }) => [id, `${title} ${start.slice(0, 16)}`]));
}

describe.each(pickCases(['table', 'list', 'agenda']))('choosing events in %s', (view) => {
  it('adds and takes away by Ctrl and a click, opens nothing, and says how many there are', async () => {
    const { choose } = await openView(view);
    await choose(clean, rosa);
    await counts('2 events chosen');
    await waitFor(async () => expect(await find(clean)).toHaveAccessibleName(/, chosen$/));
    await choose(clean);
    await counts('1 event chosen');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes a range in the order of the view by Shift, and none by Escape', async () => {
    const { user } = await openView(view);
    const first = await find(/^Training on the river/);
    fireEvent.click(first, { ctrlKey: true, detail: 1 });
    fireEvent.click(await find(clean), { shiftKey: true, detail: 1 });
    await waitFor(() => expect(bar()).toHaveTextContent(/^([4-9]|\d\d) events chosen/));
    await user.keyboard('{Escape}');
    await countsNone();
  });

  it('goes by the keyboard alone: Ctrl and Space, and Shift and arrows', async () => {
    const { user } = await openView(view);
    focusable(await find(clean)).focus();
    await user.keyboard('{Control>} {/Control}');
    await counts('1 event chosen');
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await counts('3 events chosen');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(bar()).toHaveTextContent(/^([4-9]|\d\d) events chosen/));
  });

  it('deletes those that are chosen, keeps the focus in the view, and takes that back at once', async () => {
    const { user, choose, list } = await openView(view);
    const before = await readEvents();
    await choose(clean, rosa);
    focusable(await find(clean)).focus();
    await user.keyboard('{Delete}');
    expect(await screen.findByText('2 events are deleted.')).toBeVisible();
    await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
    await countsNone();
    expect((await readEvents()).size).toBe(before.size - 2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await readEvents()).toEqual(before);
  });

  it('is not for visitors who may change nothing', async () => {
    await openView(view, 'ksroomsreadonly001');
    const [event] = document.querySelectorAll<HTMLElement>('[data-event]');
    if (!event) throw new Error('There are events.');
    focusable(event).focus();
    fireEvent.keyDown(focusable(event), { key: ' ', ctrlKey: true });
    fireEvent.keyDown(focusable(event), { key: 'a', code: 'KeyA', ctrlKey: true });
    expect(bar()).toHaveTextContent('');
  });
});

describe('choosing events of a full day', () => {
  it('works in the window that lists them, and lasts when Escape closes it', async () => {
    const { user } = await openPage('/ksboathouseshift04?view=month&date=2026-03-02', {
      controls: frozen,
    });
    const [more] = await screen.findAllByRole('button', { name: /^\+\d+ more on / });
    if (!more) throw new Error('A day is full.');
    await user.click(more);
    const window = await screen.findByRole('dialog');
    const [first] = await within(window).findAllByRole('button', { name: /, March / });
    fireEvent.click(first ?? window, { ctrlKey: true, detail: 1 });
    await counts('1 event chosen');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await counts('2 events chosen');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await counts('2 events chosen');
  });
});
