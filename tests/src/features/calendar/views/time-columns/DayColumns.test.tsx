import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';
import { openGrid, waitForFocus, waitForGrid } from '../grid-page.ts';

beforeEach(() => localStorage.clear());

const dayCells = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('gridcell')
    .filter((cell) => cell.hasAttribute('data-day'));

const openClub = (parameters: string) => openGrid(`/ksr0wingclubmain01?${parameters}`);

describe('days with time down', () => {
  it('are a grid named by its range, with a row for what lasts all day and one for the hours', async () => {
    const { grid } = await openClub('view=week&date=2026-03-04');
    expect(grid).toHaveAccessibleName(/^Mar 2\s–\s8, 2026$/);
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(7);
    expect(within(grid).getByRole('row', { name: 'All day' })).toBeVisible();
    expect(
      within(grid).getByRole('gridcell', { name: /^Wednesday, March 4, 2026, 0 events/ }),
    ).toBeVisible();
  });

  it('show as many days as the address says, and step by as many', async () => {
    const { page, grid } = await openClub('view=days&count=3&date=2026-03-04');
    expect(grid).toHaveAccessibleName(/^Mar 4\s–\s6, 2026$/);
    expect(dayCells(grid)).toHaveLength(3);
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    await waitForGrid(/^Mar 7\s–\s9, 2026$/);
  });

  it('place an event by its hours, and name it in full', async () => {
    const { grid } = await openClub('view=week');
    const event = await within(grid).findAllByRole('button', { name: /^Training on the river/ });
    expect(event[0]).toHaveAccessibleName(/5:30 PM – 7:00 PM, Training, Heron \(8\+\), repeats$/);
    expect(Number.parseFloat(event[0]?.style.insetBlockStart ?? '')).toBeGreaterThan(50);
  });

  it('have one tab stop, arrows that move by day beyond the range, and Page Down by range', async () => {
    const { page, grid } = await openClub('view=days&count=1&date=2026-03-04');
    const stops = within(grid)
      .getAllByRole('gridcell')
      .filter((cell) => cell.tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    await page.user.keyboard('{ArrowRight}');
    await waitForGrid('Thursday, March 5, 2026');
    await waitForFocus(/^Thursday, March 5, 2026/);
    await page.user.keyboard('{PageDown}');
    await waitForFocus(/^Friday, March 6, 2026/);
  });

  it('lead down to the events of a day, and back with Escape', async () => {
    const { page, grid } = await openClub('view=week');
    const events = await within(grid).findAllByRole('button', { name: /^Training on the river/ });
    const cell = events[0]?.closest<HTMLElement>('[role="gridcell"]');
    if (!cell) throw new Error('The event is in no cell.');
    cell.focus();
    await page.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(cell).getAllByRole('button')[0]).toHaveFocus());
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(cell).toHaveFocus());
  });

  describe('with more events than fit beside each other', () => {
    const crowd = /^\d+ events, \d+(:\d\d)?( [AP]M)? – \d+(:\d\d)? [AP]M, \w+, \w+ \d+$/;

    it.each(['week', 'days&count=1'])(
      'have one bar that says how many and when (%s)',
      async (view) => {
        const { grid } = await openGrid(`/ksb1gcalendar10000?view=${view}`);
        const [bar] = await within(grid).findAllByRole('button', { name: crowd });
        expect(bar).toHaveTextContent(/^\d+ events, \d+/);
        expect(bar?.style.inlineSize).toBe('');
        expect(within(grid).queryAllByText(/^\+\d+$/)).toEqual([]);
      },
    );

    it('list them when it is pressed', async () => {
      const { page, grid } = await openGrid('/ksb1gcalendar10000?view=days&count=1');
      const [bar] = await within(grid).findAllByRole('button', { name: crowd });
      if (!bar) throw new Error('There is room for all events.');
      const [, count] = /^(\d+) /.exec(bar.textContent) ?? [];
      await page.user.click(bar);
      const list = await screen.findByRole('dialog', { name: /^\w+, \w+ \d+, \d.* – / });
      expect(await within(list).findAllByRole('listitem')).toHaveLength(Number(count));
    });

    it('lead down in the order of time, also to these', async () => {
      const { page, grid } = await openGrid('/ksb1gcalendar10000?view=days&count=1');
      const [bar] = await within(grid).findAllByRole('button', { name: crowd });
      const cell = bar?.closest<HTMLElement>('[role="gridcell"][data-day]');
      if (!cell) throw new Error('There is room for all events.');
      const stops = within(cell).getAllByRole('button');
      cell.focus();
      const starts: number[] = [];
      while (starts.length < stops.length) {
        await page.user.keyboard('{ArrowDown}');
        const stop = document.activeElement;
        if (!(stop instanceof HTMLElement) || stop === cell) break;
        if (cell.contains(stop)) starts.push(Number.parseFloat(stop.style.insetBlockStart));
      }
      expect(starts).toHaveLength(stops.length);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    });
  });

  it('open a day by itself from its heading', async () => {
    const { page, grid } = await openClub('view=week&date=2026-03-04');
    await page.user.click(within(grid).getByRole('button', { name: 'Wednesday, March 4, 2026' }));
    await waitForGrid('Wednesday, March 4, 2026');
  });
});

describe('the hours of a second zone', () => {
  const zones = 'calendar-view:ksboathouseshift04';
  const axis = (grid: HTMLElement) =>
    within(grid)
      .getAllByText(/^\d+(:\d+)?\s[AP]M$/, { ignore: 'button *, [role="gridcell"] *' })
      .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

  async function openShifts(secondZone: string, parameters: string) {
    localStorage.setItem(zones, JSON.stringify({ secondZone }));
    await openPage(`/ksboathouseshift04?${parameters}`);
    return screen.findByRole('grid');
  }

  it('are beside those of the first, with the names of both', async () => {
    const grid = await openShifts('Asia/Kolkata', 'view=week&date=2026-03-04');
    expect(within(grid).getByTitle('Asia/Kolkata')).toHaveTextContent('Kolkata');
    expect(within(grid).getByTitle('Europe/Zurich')).toHaveTextContent('Zurich');
    expect(axis(grid).slice(0, 4)).toEqual(['5:30 AM', '1 AM', '6:30 AM', '2 AM']);
    expect(within(grid).queryByTitle(/^Kolkata /)).toBeNull();
  });

  it.each([
    ['skip', '2026-03-29', ['5:30 AM', '1 AM', '2 AM', '6:30 AM', '3 AM']],
    ['show twice', '2026-10-25', ['4:30 AM', '1 AM', '5:30 AM', '2 AM', '7:30 AM', '3 AM']],
  ])('follow an hour that clocks %s on the only day', async (_, date, hours) => {
    const grid = await openShifts('Asia/Kolkata', `view=days&count=1&date=${date}`);
    expect(axis(grid).slice(0, hours.length)).toEqual(hours);
  });

  it.each([
    ['Asia/Kolkata', '2026-03-29', 'Sunday, March 29', /^Kolkata -1h from 3\sAM$/],
    ['America/New_York', '2026-03-08', 'Sunday, March 8', /^New York \+1h from 8\sAM$/],
    ['America/New_York', '2026-03-02', 'Sunday, March 8', /^New York \+1h from 8\sAM$/],
    ['Australia/Lord_Howe', '2026-04-05', 'Sunday, April 5', /^Lord Howe -30m$/],
  ])('in %s are not those of each day in the week of %s', async (zone, date, day, note) => {
    const grid = await openShifts(zone, `view=week&date=${date}`);
    const heading = within(grid).getByRole('columnheader', { name: day });
    expect(within(heading).getByTitle(note)).toHaveTextContent(note);
    expect(within(grid).getAllByTitle(note)).toHaveLength(1);
  });

  it('are beside the columns of the scheduler', async () => {
    const grid = await openShifts('Asia/Kolkata', 'view=scheduler&count=2&date=2026-03-28');
    expect(within(grid).getByTitle('Asia/Kolkata')).toHaveTextContent('Kolkata');
    expect(axis(grid).slice(0, 2)).toEqual(['5:30 AM', '1 AM']);
    const heading = within(grid).getByRole('columnheader', { name: 'Sunday, March 29' });
    expect(within(heading).getByText(/^Kolkata -1h from 3\sAM$/)).toBeVisible();
  });
});
