import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const rowing = 'ksr0wingclubmain01';
const readOnly = 'ksroomsreadonly001';
const addOnly = 'ksroomsaddonly0001';
const controls = { clock: { now: '2026-03-02T09:00:00Z' } };

const clean = /^Spring clean/;
const rosa = /^Rosa and Nina/;
const sixth = /^Friday, March 6, 2026/;

const open = (view: string, calendar = rowing) =>
  openPage(`/${calendar}?view=${view}&date=2026-03-02`, { controls });

async function findEvent(name: RegExp): Promise<HTMLElement> {
  const [event] = await screen.findAllByRole('button', { name });
  if (!event) throw new Error('There is no such event.');
  return event;
}

/** Waits until an event is there, which is drawn anew once it is saved. */
const shows = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible());

/** Presses the right button, and returns the entries of the menu that opens. */
async function pressRight(
  element: HTMLElement,
  name: string | RegExp,
  point = { clientX: 5, clientY: 6 },
) {
  fireEvent.contextMenu(element, { button: 2, ...point });
  return within(await screen.findByRole('menu', { name })).getAllByRole('menuitem');
}

const choose = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('menuitem', { name }));
const names = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

describe('the menu of an event', () => {
  it('offers by the right button what may be done with it', async () => {
    await open('month');
    const items = await pressRight(await findEvent(clean), 'Spring clean of the boathouse');
    expect(names(items)).toEqual([
      'Show details',
      'Edit',
      'Duplicate',
      'Move',
      'Copy',
      'Cut',
      'Show only Open days',
      'Delete',
    ]);
    await choose('Show details');
    const card = { name: 'Spring clean of the boathouse' };
    expect(await screen.findByRole('dialog', card)).toBeVisible();
  });

  it.each([
    ['the menu key', { key: 'ContextMenu' }],
    ['Shift and F10', { key: 'F10', shiftKey: true }],
  ])('opens by %s with its first entry, and returns the focus', async (_, key) => {
    const { user } = await open('list');
    const event = await findEvent(clean);
    event.focus();
    expect(fireEvent.keyDown(event, key)).toBe(false);
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Show details' })).toHaveFocus(),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(event).toHaveFocus());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('leads to the editor', async () => {
    await open('agenda');
    await pressRight(await findEvent(rosa), /Rosa/);
    await choose('Edit');
    expect(await screen.findByRole('heading', { name: 'Edit event' })).toBeVisible();
  });

  it('leads to the editor of a copy', async () => {
    const { router } = await open('month');
    await pressRight(await findEvent(rosa), /Rosa/);
    await choose('Duplicate');
    expect(await screen.findByLabelText('Title')).toHaveValue('Rosa and Nina');
    await waitFor(() => expect(router.state.location.search).toContain('new'));
  });

  it('deletes it, and leaves the focus on its day', async () => {
    await open('month');
    await pressRight(await findEvent(rosa), /Rosa/);
    await choose('Delete');
    await waitFor(() => expect(screen.queryByRole('button', { name: rosa })).toBeNull());
    const day = screen.getByRole('gridcell', { name: /^Tuesday, March 10/ });
    await waitFor(() => expect(day).toHaveFocus());
  });

  it('moves it by as much as people say', async () => {
    const { user } = await open('month');
    await pressRight(await findEvent(rosa), /Rosa/);
    await choose('Move');
    const dialog = await screen.findByRole('dialog', { name: 'Move 1 event' });
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await shows(/^Rosa and Nina, Wednesday, March 11/);
  });

  it('puts a moved occurrence back', async () => {
    await open('month');
    const juniors = await findEvent(/^Training on the river, with the juniors/);
    await pressRight(juniors, /juniors/);
    await choose(/^Move back to Wednesday, March 18/);
    await shows(/^Training .+ juniors, Wednesday, March 18/);
  });

  it('shows only its calendar, and all again', async () => {
    await open('month');
    await pressRight(await findEvent(clean), /Spring/);
    await choose('Show only Open days');
    await waitFor(() => expect(screen.queryByRole('button', { name: rosa })).toBeNull());
    await pressRight(await findEvent(clean), /Spring/);
    await choose('Show all calendars');
    expect(await findEvent(rosa)).toBeVisible();
  });

  it('is about all chosen events where it is one of them', async () => {
    const { user } = await open('month');
    fireEvent.click(await findEvent(clean), { ctrlKey: true, detail: 1 });
    fireEvent.click(await findEvent(rosa), { ctrlKey: true, detail: 1 });
    const items = await pressRight(await findEvent(rosa), /Rosa/);
    expect(names(items)).toEqual(['Move', 'Copy', 'Cut', 'Clear', 'Delete']);
    await choose('Delete');
    await waitFor(() => expect(screen.queryByRole('button', { name: clean })).toBeNull());
    expect(screen.queryByRole('button', { name: rosa })).toBeNull();
    await waitFor(() => expect(screen.queryByText('2 events chosen')).toBeNull());
    // Undone, they are there again, but no longer chosen.
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await shows(clean);
    expect(screen.queryByText('2 events chosen')).toBeNull();
  });

  it('leaves out what visitors who only read may not', async () => {
    await open('month', readOnly);
    const [event] = await screen.findAllByRole('button', { name: /, Monday, March 2/ });
    if (!event) throw new Error('There is an event.');
    const items = await pressRight(event, /./);
    expect(names(items).filter((name) => !name?.startsWith('Show only'))).toEqual(['Show details']);
  });

  it('says why what others may do is not possible', async () => {
    await open('month', addOnly);
    const [event] = await screen.findAllByRole('button', { name: /, Monday, March 2/ });
    if (!event) throw new Error('There is an event.');
    await pressRight(event, /./);
    const edit = screen.getByRole('menuitem', { name: 'Edit' });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    expect(edit).toHaveAccessibleDescription('You may not change this event.');
  });

  // Safari on phones asks for no menu then.
  it('opens by a finger that rests on an event of a list, for visitors who may change none', async () => {
    await open('agenda', readOnly);
    const [event] = await screen.findAllByRole('button', { name: /, Monday, March 2/ });
    if (!event) throw new Error('There is an event.');
    const finger = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' };
    fireEvent.pointerDown(event, finger);
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByRole('menuitem', { name: 'Show details' })).toBeVisible();
    fireEvent.pointerUp(event, finger);
    // The end of the press is no tap, which would open the event.
    expect(fireEvent.click(event, { detail: 1 })).toBe(false);
  });

  it('is the browser’s own with Shift, and on links in a text', async () => {
    await open('agenda');
    const event = await findEvent(clean);
    expect(fireEvent.contextMenu(event, { button: 2, shiftKey: true })).toBe(true);
    const item = event.closest('li');
    if (!item) throw new Error('The agenda is a list.');
    const link = within(item).getByRole('link', { name: /cleaning-plan/ });
    expect(fireEvent.contextMenu(link, { button: 2 })).toBe(true);
    expect(screen.queryByRole('menu')).toBeNull();
    await pressRight(item, 'Spring clean of the boathouse');
  });
});

describe('the menu of a place', () => {
  it('adds an event there', async () => {
    await open('month');
    const day = await screen.findByRole('gridcell', { name: sixth });
    const items = await pressRight(day, 'Friday, March 6, 2026');
    expect(names(items)).toEqual(['New event', 'Show this day']);
    await choose('New event');
    const form = await screen.findByRole('dialog', { name: 'New event' });
    expect(within(form).getByLabelText('Start')).toHaveValue('03/06/2026');
  });

  it('adds an event to the sub-calendar of its row', async () => {
    await open('timeline');
    const name = /^Open days, Tuesday, March 3, 2026/;
    const cell = await screen.findByRole('gridcell', { name });
    cell.focus();
    fireEvent.keyDown(cell, { key: 'ContextMenu' });
    await choose('New event');
    const form = await screen.findByRole('dialog', { name: 'New event' });
    expect(within(form).getByLabelText('Open days')).toBeChecked();
    expect(within(form).getByLabelText('Committee')).not.toBeChecked();
  });

  it('adds an event at the hour below the pointer, which it measures only once', async () => {
    const { user } = await open('week');
    const day = await screen.findByRole('gridcell', { name: /^Friday, March 6, 2026, 0 events/ });
    const measure = vi.spyOn(day, 'getBoundingClientRect');
    // The week shows the hours from 7 AM to 10 PM.
    measure.mockReturnValue(new DOMRect(0, 0, 100, 1500));
    const press = () => pressRight(day, 'Friday, March 6, 2026', { clientX: 5, clientY: 500 });
    await press();
    measure.mockClear();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(measure).not.toHaveBeenCalled();
    await press();
    await choose('New event');
    const form = await screen.findByRole('dialog', { name: 'New event' });
    expect(within(form).getByLabelText('Start time')).toHaveValue('12:00 PM');
  });

  it('pastes what has been copied', async () => {
    await open('month');
    await pressRight(await findEvent(rosa), /Rosa/);
    await choose('Copy');
    await screen.findByText('Copied');
    const day = await screen.findByRole('gridcell', { name: sixth });
    await pressRight(day, /March 6/);
    await choose('Paste');
    await shows(/^Rosa and Nina, Friday, March 6, 10:00 AM/);
  });

  it('leads to its day, also from the heading of a list', async () => {
    await open('agenda');
    const heading = await screen.findByRole('heading', { name: 'Saturday, March 7, 2026' });
    await pressRight(heading, 'Saturday, March 7, 2026');
    await choose('Show this day');
    expect(await screen.findByRole('grid', { name: 'Saturday, March 7, 2026' })).toBeVisible();
  });

  it('has no new event for visitors who may not add one', async () => {
    await open('month', readOnly);
    const day = await screen.findByRole('gridcell', { name: sixth });
    expect(names(await pressRight(day, /March 6/))).toEqual(['Show this day']);
  });
});
