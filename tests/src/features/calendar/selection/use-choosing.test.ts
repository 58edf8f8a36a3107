import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { failChange, loseAnswers } from '#tests/setup/lost-answers.ts';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { findGrid, layOut } from '../random-acts/layout.ts';

const frozen = { clock: { now: '2026-03-02T09:00:00Z' } };
const rowing = 'ksr0wingclubmain01';

const clean = /^Spring clean/;
const rosa = /^Rosa and Nina/;
const course = /^Coaching course/;
const training = /^Training on the river, Wednesday, March 4/;
const outing = /^Sunday outing, Sunday, March 22/;
const check = /^Early check of the pontoon, Saturday, March 28/;

const find = async (name: RegExp) => {
  const [event] = await screen.findAllByRole('button', { name });
  if (!event) throw new Error('There is no such event.');
  return event;
};
const shows = (name: RegExp) =>
  waitFor(() => expect(screen.queryAllByRole('button', { name })).toHaveLength(1));
const bar = () => screen.getByRole('group', { name: 'Chosen events' });
const counts = (text: string) => waitFor(() => expect(within(bar()).getByText(text)).toBeVisible());
const countsNone = () => waitFor(() => expect(bar()).toHaveTextContent(''));

/** Opens a calendar in a view. `choose` clicks events while Ctrl is pressed. */
async function openView(view = 'month', calendar = rowing) {
  const page = await openPage(`/${calendar}?view=${view}&date=2026-03-02`, { controls: frozen });
  return {
    ...page,
    choose: async (...names: RegExp[]) => {
      for (const name of names) fireEvent.click(await find(name), { ctrlKey: true, detail: 1 });
    },
    act: async (name: string) => page.user.click(await screen.findByRole('button', { name })),
  };
}

/** When the events of March take place on the server, by id. */
async function readTimes() {
  const query = 'start_date=2026-02-23&end_date=2026-04-05';
  const answer = await fetch(`${window.location.origin}/calendars/${rowing}/events?${query}`);
  const { results }: { results: { id: string; start: string; sub_calendar_ids: number[] }[] } =
    await answer.json();
  return new Map(results.map(({ id, start, sub_calendar_ids: ids }) => [id, `${start} ${ids}`]));
}

describe('choosing several events', () => {
  it('adds and takes away by Ctrl and a click, opens nothing, and says how many there are', async () => {
    const { choose } = await openView();
    await choose(clean, rosa);
    await counts('2 events chosen');
    await shows(/^Spring clean.*, chosen$/);
    await choose(clean);
    await counts('1 event chosen');
    expect(screen.queryByRole('button', { name: /^Spring clean.*, chosen$/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes a range in the order of the view by Shift and a click', async () => {
    const { choose } = await openView();
    await choose(clean);
    fireEvent.click(await find(/^Training on the river, Wednesday, March 11/), { shiftKey: true });
    // And that of Monday, and Rosa and Nina.
    await counts('4 events chosen');
    await shows(/^Rosa and Nina.*, chosen$/);
  });

  it('takes those in sight by Ctrl and A, and none by Escape', async () => {
    const { user } = await openView();
    (await find(clean)).focus();
    await user.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(bar()).toHaveTextContent(/^\d\d events chosen/));
    const drawn = document.querySelectorAll('[data-event]').length;
    const chosen = document.querySelectorAll('[data-event][data-chosen]').length;
    expect(chosen).toBe(drawn);
    await user.keyboard('{Escape}');
    await countsNone();
    await waitFor(async () => expect(await find(clean)).toHaveFocus());
  });

  it('goes by the keyboard alone: Ctrl and Space, and Shift and arrows', async () => {
    const { user } = await openView('week');
    (await find(/^Committee meeting/)).focus();
    await user.keyboard('{Control>} {/Control}');
    await counts('1 event chosen');
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await counts('2 events chosen');
    await shows(/^Training on the river, Monday, March 2.*, chosen$/);
    expect(screen.queryByRole('dialog')).toBeNull();
    (await find(clean)).focus();
    await user.keyboard('{Shift>} {/Shift}');
    await counts('4 events chosen');
  });

  it('ends with a click on empty space', async () => {
    const { user, choose } = await openView();
    await choose(clean);
    await counts('1 event chosen');
    await user.click(screen.getByRole('gridcell', { name: /^Friday, March 6, 2026/ }));
    await countsNone();
  });

  it('by a frame ends with the view, so that Escape is free again', async () => {
    const { user } = await openView();
    const day = await screen.findByRole('gridcell', { name: /^Friday, March 6, 2026/ });
    await find(clean);
    onTestFinished(layOut(findGrid(day)));
    const press = { pointerId: 1, isPrimary: true, button: 0, shiftKey: true };
    fireEvent.pointerDown(day, press);
    // Its code arrives while the mouse is down.
    await waitFor(() => expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false));
    fireEvent.pointerDown(day, press);
    await user.click(screen.getByRole('radio', { name: 'List' }));
    await screen.findByRole('region', { name: 'March 2026' });
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
  });

  it('lasts in another view', async () => {
    const { user, choose } = await openView();
    await choose(clean, rosa);
    await counts('2 events chosen');
    await user.keyboard('w');
    await shows(/^Spring clean.*, chosen$/);
    await counts('2 events chosen');
  });

  it('is not for visitors who may change nothing: the event opens', async () => {
    await openView('month', 'ksroomsreadonly001');
    fireEvent.click(await find(/ [AP]M – /), { ctrlKey: true, detail: 1 });
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(bar()).toHaveTextContent('');
  });
});

describe('several chosen events', () => {
  it('move together by keys, with one undo', async () => {
    const { user, choose, calls, act } = await openView();
    const before = await readTimes();
    await choose(clean, rosa);
    (await find(clean)).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(document.querySelectorAll('[data-ghost]')).toHaveLength(2));
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .some(({ textContent }) =>
            /^Saturday, March 14, .+ and 1 more event/.test(textContent ?? ''),
          ),
      ).toBe(true),
    );
    const network = holdCalls(/^PATCH/);
    await user.keyboard('{Enter}');
    await shows(/^Spring clean.*, Saturday, March 14, 9:00 AM/);
    await shows(/^Rosa and Nina, Tuesday, March 17, 10:00 AM/);
    network.letGo();
    expect(await screen.findByText('2 events were moved.')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(2);
    const after = await readTimes();
    expect(after.get('7003')).toMatch(/^2026-03-14T09:00/);
    expect(after.get('8003')).toMatch(/^2026-03-17T10:00/);
    await counts('2 events chosen');
    await act('Undo');
    expect(await screen.findByText('Undone')).toBeVisible();
    await shows(/^Spring clean.*, Saturday, March 7/);
    await shows(/^Rosa and Nina, Tuesday, March 10/);
    expect(await readTimes()).toEqual(before);
  });

  it('are taken back one by one if the server fails, with one message and another try', async () => {
    const { choose, act } = await openView();
    await choose(clean, rosa, course);
    failChange(/^PATCH .*\/7003$/);
    await act('Move');
    const dialog = await screen.findByRole('dialog', { name: 'Move 3 events' });
    fireEvent.change(within(dialog).getByLabelText('Unit'), { target: { value: 'weeks' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    const message = await screen.findByText(/^2 events were moved\./);
    expect(message).toHaveTextContent('“Spring clean of the boathouse” is as it was before.');
    await shows(/^Spring clean.*, Saturday, March 7/);
    await shows(/^Rosa and Nina, Tuesday, March 17/);
    await act('Try again');
    expect(await screen.findByText(/^Moved to /)).toBeVisible();
    await shows(/^Spring clean.*, Saturday, March 14/);
  });

  it('that all fail are told by their number, and another try makes them once', async () => {
    const { choose, act } = await openView();
    await choose(clean, rosa);
    await act('Move');
    const dialog = await screen.findByRole('dialog', { name: 'Move 2 events' });
    fireEvent.change(within(dialog).getByLabelText('Unit'), { target: { value: 'weeks' } });
    const { fetch } = globalThis;
    // They are made, but nothing that arrives says so.
    loseAnswers(/^(PATCH|GET) /);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    const message = await screen.findByText(/^It is unclear whether 2 events have been changed\./);
    // The reason once, although it is that of both.
    expect(message.textContent?.match(/you may be offline/g)).toHaveLength(1);
    globalThis.fetch = fetch;
    await act('Try again');
    expect(await screen.findByText('2 events were moved.')).toBeVisible();
    await shows(/^Spring clean.*, Saturday, March 14/);
    await shows(/^Rosa and Nina, Tuesday, March 17/);
    const after = await readTimes();
    expect(after.get('7003')).toMatch(/^2026-03-14T09:00/);
    expect(after.get('8003')).toMatch(/^2026-03-17T10:00/);
  });

  it('whose undo fails are told by their number, and another try takes them back', async () => {
    const { choose, act } = await openView();
    const before = await readTimes();
    await choose(clean, rosa);
    await act('Delete');
    expect(await screen.findByText('2 events are deleted.')).toBeVisible();
    for (const _ of ['one', 'other']) failChange(/\/undo\//);
    await act('Undo');
    expect(await screen.findByText(/^2 changes have not been undone\./)).toBeVisible();
    failChange(/\/undo\//);
    await act('Try again');
    const message = await screen.findByText(/^Undone/);
    expect(message).toHaveTextContent('1 change has not been undone.');
    await act('Try again');
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await readTimes()).toEqual(before);
  });

  it('go to another sub-calendar', async () => {
    const { choose, act } = await openView();
    await choose(clean, rosa);
    await act('Change calendar');
    const dialog = await screen.findByRole('dialog', { name: 'Change the calendar of 2 events' });
    const committee = within(dialog).getByRole('option', { name: /Committee$/ });
    fireEvent.change(within(dialog).getByLabelText('Calendar'), {
      target: { value: committee.getAttribute('value') },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Change' }));
    await shows(
      /^Spring clean.*, Saturday, March 7, .+, Committee, has files, takes sign-ups, chosen$/,
    );
    await shows(/^Rosa and Nina, .+, Committee, chosen$/);
    expect(await screen.findByText('2 events were moved.')).toBeVisible();
  });

  it('are deleted together, and the focus goes back to the grid', async () => {
    const { choose, act } = await openView();
    const before = await readTimes();
    await choose(clean, rosa);
    await act('Delete');
    await waitFor(() => expect(screen.queryByRole('button', { name: clean })).toBeNull());
    expect(await screen.findByText('2 events are deleted.')).toBeVisible();
    await waitFor(() => expect(document.activeElement?.role ?? '').toBe('gridcell'));
    await countsNone();
    expect((await readTimes()).size).toBe(before.size - 2);
    await act('Undo');
    await shows(clean);
    await shows(rosa);
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await readTimes()).toEqual(before);
  });

  it('ask once which occurrences are meant, and move a series only once', async () => {
    const { user, choose, calls } = await openView();
    const before = await readTimes();
    await choose(training, /^Training on the river, Monday, March 9/, clean);
    (await find(training)).focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await user.keyboard('{Enter}');
    const question = await screen.findByRole('dialog', { name: 'Change which events?' });
    expect(within(question).getByText('Only the 3 chosen events')).toBeVisible();
    expect(
      await within(question).findByText(/^Every event of a series from the first chosen one on/),
    ).toBeVisible();
    expect(await within(question).findByText(/^Every event(?! of| from)/)).toBeVisible();
    await user.click(within(question).getByRole('radio', { name: 'All events of their series' }));
    await user.click(within(question).getByRole('button', { name: 'Save' }));
    await shows(/^Training on the river, Tuesday, March 3,/);
    await shows(/^Training on the river, Tuesday, March 10/);
    await shows(/^Spring clean.*, Sunday, March 8/);
    expect(await screen.findByText('2 events were moved.')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await readTimes()).toEqual(before);
  });

  it('of several series that end, and of none, are counted before the choice', async () => {
    const { user, choose, calls } = await openView();
    await choose(outing, check, clean);
    (await find(clean)).focus();
    await user.keyboard('{Delete}');
    const question = await screen.findByRole('dialog', { name: 'Delete which events?' });
    expect(within(question).getByText('Only the 3 chosen events')).toBeVisible();
    // Ten outings, five checks and the only cleaning.
    expect(
      await within(question).findByText(
        '16 events, those of a series from the first chosen one on',
      ),
    ).toBeVisible();
    // Two more checks.
    expect(within(question).getByText('18 events')).toBeVisible();
    expect(calls.filter((call) => call.endsWith('/preview'))).toHaveLength(2);
  });

  it('of one series are each changed by themselves, and undone in turn', async () => {
    const { user, choose } = await openView();
    const before = await readTimes();
    await choose(training, /^Training on the river, Monday, March 9/);
    (await find(training)).focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await user.keyboard('{Enter}');
    const question = await screen.findByRole('dialog', { name: 'Change which events?' });
    await user.click(within(question).getByRole('button', { name: 'Save' }));
    await shows(/^Training on the river, Thursday, March 5/);
    await shows(/^Training on the river, Tuesday, March 10/);
    await shows(/^Training on the river, Wednesday, March 11/);
    expect(await screen.findByText('2 events were moved.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await readTimes()).toEqual(before);
  });
});

describe('Delete', () => {
  it('deletes the focused event, and its day gets the focus', async () => {
    const { user } = await openView();
    (await find(clean)).focus();
    await user.keyboard('{Delete}');
    expect(await screen.findByText('“Spring clean of the boathouse” is deleted.')).toBeVisible();
    const day = screen.getByRole('gridcell', { name: /^Saturday, March 7, 2026/ });
    await waitFor(() => expect(day).toHaveFocus());
  });
});

describe('once somebody else has deleted the only chosen event', () => {
  const openWithoutChosen = async () => {
    const page = await openView();
    await page.choose(clean);
    await counts('1 event chosen');
    await control('calendar-change', { calendar: rowing, change: 'delete', event: '7003' });
    await waitFor(() => {
      fireEvent(window, new Event('online'));
      expect(screen.queryByRole('button', { name: clean })).toBeNull();
    });
    await countsNone();
    return page;
  };

  it('keys copy and delete the focused event', async () => {
    const { user } = await openWithoutChosen();
    (await find(course)).focus();
    await user.keyboard('{Control>}c{/Control}');
    expect(await screen.findByText('Copied')).toBeVisible();
    await user.keyboard('{Delete}');
    expect(await screen.findByText(/^“Coaching course.*” is deleted\.$/)).toBeVisible();
  });

  it('a tap opens an event', async () => {
    await openWithoutChosen();
    const event = await find(rosa);
    fireEvent.pointerDown(event, { pointerType: 'touch' });
    fireEvent.click(event, { detail: 1 });
    expect(await screen.findByRole('dialog')).toBeVisible();
    await countsNone();
  });
});
