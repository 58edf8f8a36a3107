import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const rowing = '/ksr0wingclubmain01?view=month&date=2026-03-02';

async function openMonth(address = rowing) {
  const page = await openPage(address);
  const grid = await screen.findByRole('grid');
  return { page, grid };
}

const waitForFocus = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('gridcell', { name })).toHaveFocus());
const cell = (name: RegExp) => screen.findByRole('gridcell', { name });

describe('a month', () => {
  it('has whole weeks, with weekdays by their names', async () => {
    const { grid } = await openMonth();
    expect(grid).toHaveAccessibleName('March 2026');
    const columns = within(grid).getAllByRole('columnheader');
    expect(columns.map((column) => column.getAttribute('aria-label'))).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(42);
    expect(within(grid).getByRole('row', { name: 'Week 10' })).toBeVisible();
  });

  it('names a day by its date and number of events, and an event by all that tells it apart', async () => {
    await openPage('/ksr0wingclubmain01?view=month');
    const today = await screen.findByRole('gridcell', { current: 'date' });
    await waitFor(() => expect(today).toHaveAccessibleName(/^\w+, \w+ \d+, \d+, 1 event /));
    expect(
      within(today).getByRole('button', { name: /^Training on the river, / }),
    ).toHaveAccessibleName(
      /^Training on the river, \w+, \w+ \d+, .+ – .+, Training, Heron \(8\+\), repeats$/,
    );
  });

  it('has one tab stop, and arrows move by day, also into other months', async () => {
    const { page, grid } = await openMonth();
    const stops = within(grid)
      .getAllByRole('gridcell')
      .filter((one) => one.tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    await page.user.keyboard('{ArrowRight}{ArrowDown}');
    await waitForFocus(/^Tuesday, March 10, 2026/);
    await page.user.keyboard('{Home}');
    await waitForFocus(/^Monday, March 9, 2026/);
    await page.user.keyboard('{Control>}{End}{/Control}');
    await waitForFocus(/^Sunday, April 5, 2026/);
    const entries = window.history.length;
    await page.user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAccessibleName('April 2026'));
    await waitForFocus(/^Monday, April 6, 2026/);
    await waitFor(() => expect(window.history.length).toBe(entries));
  });

  it('follows arrows that are faster than the next month appears', async () => {
    const { page, grid } = await openMonth();
    (await cell(/^Monday, March 2, 2026/)).focus();
    await page.user.keyboard('{Control>}{End}{/Control}');
    await waitForFocus(/^Sunday, April 5, 2026/);
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? grid, { key });
    // Nothing is rendered until all keys are pressed.
    act(() => {
      press('ArrowRight');
      press('ArrowRight');
      press('ArrowDown');
    });
    await waitForFocus(/^Tuesday, April 14, 2026/);
  });

  it('moves by month with Page Up and Page Down, and keeps the focus in the grid', async () => {
    const { page } = await openMonth();
    (await cell(/^Monday, March 2, 2026/)).focus();
    await page.user.keyboard('{PageDown}');
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAccessibleName('April 2026'));
    await waitForFocus(/^Thursday, April 2, 2026/);
    await page.user.keyboard('{PageUp}');
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAccessibleName('March 2026'));
  });

  it('leads with Enter to a day’s events, and back with Escape', async () => {
    const { page } = await openMonth('/ksr0wingclubmain01?view=month');
    const today = await screen.findByRole('gridcell', { current: 'date' });
    const event = await within(today).findByRole('button', { name: /^Training on the river/ });
    today.focus();
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(event).toHaveFocus());
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(today).toHaveFocus());
  });

  it('opens an event in the address, in an entry of its own', async () => {
    const { page } = await openMonth('/ksr0wingclubmain01?view=month');
    const today = await screen.findByRole('gridcell', { current: 'date' });
    await page.user.click(
      await within(today).findByRole('button', { name: /^Training on the river/ }),
    );
    await waitFor(() =>
      expect(new URLSearchParams(page.router.state.location.search).get('event')).toMatch(/^7001/),
    );
  });

  it('shows the number of events without room, and all of a day on request', async () => {
    const { page } = await openMonth('/ksb1gcalendar10000?view=month');
    const today = await screen.findByRole('gridcell', { current: 'date' });
    const more = await within(today).findByRole('button', { name: /^\+\d+ more on / });
    await page.user.click(more);
    const list = await screen.findByRole('dialog');
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(300));
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
  });

  it('shows what others change when the user returns', async () => {
    await openMonth('/ksr0wingclubmain01?view=month');
    const title = 'Somebody else’s idea';
    await control('calendar-change', { calendar: 'ksr0wingclubmain01', change: 'create', title });
    await waitFor(() => {
      window.dispatchEvent(new Event('focus'));
      expect(screen.getByRole('button', { name: /^Somebody else’s idea/ })).toBeVisible();
    });
  });
});

describe('the toolbar', () => {
  it('has keys, for visitors too', async () => {
    const { page } = await openMonth();
    await screen.findByRole('heading', { level: 2, name: 'March 2026' });
    await waitFor(async () => {
      await page.user.keyboard('j');
      expect(screen.getByRole('heading', { level: 2 })).not.toHaveTextContent('March 2026');
    });
    await page.user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Month')).toBeVisible();
    await page.user.click(within(dialog).getByRole('button', { name: 'Customize' }));
    expect(within(dialog).getByRole('switch', { name: /^Month/ })).toBeVisible();
  });

  it('moves through months, and Back takes each step back', async () => {
    const { page } = await openMonth();
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'April 2026' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'March 2026' })).toBeVisible();
    await page.router.navigate(-1);
    expect(await screen.findByRole('heading', { level: 2, name: 'April 2026' })).toBeVisible();
  });

  it('still moves where a site that embeds the calendar leaves the menu out', async () => {
    const { page } = await openMonth(`${rowing}&showMenu=0`);
    expect(screen.queryByRole('button', { name: /^Calendars and filters/ })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'April 2026' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Today' }));
    expect(await screen.findByRole('gridcell', { current: 'date' })).toBeVisible();
  });
});

describe('an address that cannot be shown', () => {
  it('is explained, and the rest of it is followed', async () => {
    await openMonth('/ksr0wingclubmain01?view=spiral&date=2026-02-31&sub=10101,99&count=12');
    expect(await screen.findByText(/“spiral” is not available/)).toBeVisible();
    expect(screen.getByText(/“2026-02-31” is not a day between 1900 and 2199/)).toBeVisible();
    expect(screen.getByText(/parts of the calendar that are not there: “10101,99”/)).toBeVisible();
    expect(screen.getByText(/“12” is not between 1 and 7/)).toBeVisible();
  });
});
