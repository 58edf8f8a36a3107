import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
