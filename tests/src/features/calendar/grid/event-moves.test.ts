import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { statusAtom } from '#src/status/status.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const frozen = { clock: { now: '2026-03-02T09:00:00Z' } };
const rowing = 'ksr0wingclubmain01';

/** Opens a calendar in a view, and presses Enter in a cell without events. */
async function enterCell(calendar: string, view: string, name: RegExp) {
  const page = await openPage(`/${calendar}?view=${view}&date=2026-03-02`, { controls: frozen });
  const cell = await screen.findByRole('gridcell', { name });
  cell.focus();
  await waitFor(() => expect(cell).toHaveFocus());
  await page.user.keyboard('{Enter}');
  return { ...page, cell };
}

const newEvent = () => screen.findByRole('dialog', { name: 'New event' });
const value = (form: HTMLElement, label: string) => within(form).getByLabelText(label);

describe('Enter in an empty cell', () => {
  it.each(['month', 'weeks', 'week'])('adds an event to the day in the view %s', async (view) => {
    await enterCell(rowing, view, /^Friday, March 6, 2026, 0 events/);
    const form = await newEvent();
    expect(value(form, 'Start')).toHaveValue('03/06/2026');
    expect(value(form, 'Start time')).toHaveValue('9:00 AM');
  });

  it.each(['scheduler', 'timeline'])('adds it to the sub-calendar in the view %s', async (view) => {
    await enterCell(rowing, view, /^Open days, Monday, March 2, 2026, 0 events/);
    const form = await newEvent();
    expect(value(form, 'Open days')).toBeChecked();
    expect(value(form, 'Committee')).not.toBeChecked();
    expect(value(form, 'Start time')).toHaveValue('9:00 AM');
  });

  it('adds it to the hour of a cell in the timeline of a day', async () => {
    await enterCell(rowing, 'timeline&scale=day', /^Open days, Monday, March 2, 8 AM, 0 events/);
    const form = await newEvent();
    expect(value(form, 'Start time')).toHaveValue('8:00 AM');
    expect(value(form, 'Open days')).toBeChecked();
  });

  it('adds nothing for visitors who may not', async () => {
    const name = /^Saturday, March 7, 2026, 0 events/;
    await enterCell('ksroomsreadonly001', 'month', name);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a click in an empty cell', () => {
  const open = (view: string, calendar = rowing) =>
    openPage(`/${calendar}?view=${view}&date=2026-03-02`, { controls: frozen });
  const sixth = () => screen.findByRole('gridcell', { name: /^Friday, March 6, 2026, 0 events/ });

  // Hours need a layout: browser tests click there.
  it.each(['month', 'weeks'])('begins an event there in the view %s', async (view) => {
    const { user } = await open(view);
    await user.click(await sixth());
    expect(value(await newEvent(), 'Start')).toHaveValue('03/06/2026');
  });

  it('begins one event, even if it is a double click', async () => {
    const { user } = await open('month');
    await user.dblClick(await sixth());
    expect(value(await newEvent(), 'Start')).toHaveValue('03/06/2026');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('only closes the card of an event', async () => {
    const { user } = await open('month');
    await user.click(await screen.findByRole('button', { name: /^Spring clean/ }));
    const card = await screen.findByRole('dialog', { name: 'Spring clean of the boathouse' });
    await user.click(await sixth());
    await waitFor(() => expect(card).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await sixth());
    await newEvent();
  });

  it('only gives up what is chosen', async () => {
    const { user } = await open('month');
    const event = await screen.findByRole('button', { name: /^Spring clean/ });
    await user.keyboard('{Control>}');
    await user.click(event);
    await user.keyboard('{/Control}');
    await screen.findByText('1 event chosen');
    await user.click(await sixth());
    await waitFor(() => expect(screen.queryByText('1 event chosen')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds nothing for visitors who may not, and only says so if it is a double click', async () => {
    const { user, store } = await open('month', 'ksroomsreadonly001');
    const cell = await screen.findByRole('gridcell', { name: /^Saturday, March 7, 2026/ });
    const messages: unknown[] = [];
    store.sub(statusAtom, () => messages.push(store.get(statusAtom)));
    await user.click(cell);
    await user.dblClick(cell);
    expect(await screen.findByText(/^You may only view this calendar/)).toBeVisible();
    expect(messages).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says nothing to visitors who may only view and rest a finger there', async () => {
    const { store } = await open('month', 'ksroomsreadonly001');
    const cell = await screen.findByRole('gridcell', { name: /^Saturday, March 7, 2026/ });
    // The code of gestures is there once it has answered.
    fireEvent.doubleClick(cell);
    await screen.findByText(/^You may only view this calendar/);
    store.set(statusAtom, null);
    const finger = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' };
    vi.useFakeTimers();
    fireEvent.pointerDown(cell, finger);
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();
    fireEvent.pointerUp(cell, finger);
    expect(store.get(statusAtom)).toBeNull();
  });

  it('opens the day in a phone’s month', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(width < 640px)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const { user } = await open('month');
    await user.click(await sixth());
    expect(await screen.findByRole('grid', { name: 'Friday, March 6, 2026' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
