import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { views } from '#src/features/calendar/views/views.ts';
import { dayAt, startOfWeek } from '#src/util/day-numbers.ts';
import { openPage } from '#tests/setup/open-page.tsx';

beforeEach(() => localStorage.clear());

/** The views that draw days as places, with the headings that name weekdays there. */
const placeViews = [
  ['month', headings],
  ['weeks', headings],
  ['week', headings],
  ['days', headings],
  ['scheduler', rangeName],
  ['timeline', headings],
  ['year', (grid: HTMLElement) => headings(firstMonth(grid))],
] as const;

const eventViews = ['list', 'agenda', 'table'] as const;

/** The letter that chooses a view. */
const letter = (view: string) => views.find(({ name }) => name === view)?.shortcut ?? '';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const short = (text: string) => names.find((name) => text.includes(name))?.slice(0, 2);

function headings(grid: HTMLElement): string {
  const headers = within(grid).getAllByRole('columnheader');
  const weekdays = headers.map((header) =>
    short(header.getAttribute('abbr') ?? header.getAttribute('aria-label') ?? header.textContent),
  );
  return weekdays.filter(Boolean).join(' ');
}

function firstMonth(grid: HTMLElement): HTMLElement {
  const [month] = within(grid).getAllByRole('rowgroup');
  if (!month) throw new Error('The year has no months.');
  return month;
}

function rangeName(grid: HTMLElement): string | undefined {
  return short(grid.getAttribute('aria-label') ?? '');
}

const page = (view: string) => new URL(window.location.href).searchParams.get('view') === view;

type User = Awaited<ReturnType<typeof openPage>>['user'];

/** Chooses a view by its letter, and returns its grid. */
async function chooseView(user: User, view: string): Promise<HTMLElement> {
  await screen.findByRole('heading', { level: 2 });
  const before = label();
  await user.keyboard(letter(view));
  return waitFor(() => {
    const [grid] = screen.getAllByRole('grid').filter(({ tagName }) => tagName !== 'TABLE');
    if (!grid || label() === before) throw new Error('The view is not there yet.');
    return grid;
  });
}

/** The range in words, which is another one in each view that follows. */
const label = () => screen.getByRole('heading', { level: 2 }).textContent;

/** The weekdays that each view draws, from the first to the last. */
async function listWeekdays(user: User) {
  // Another range than that of the first view.
  await chooseView(user, 'year');
  const weekdays: Record<string, string | undefined> = {};
  for (const [view, read] of placeViews) {
    const grid = await chooseView(user, view);
    await waitFor(() => expect(grid).toHaveAccessibleName(label()));
    weekdays[view] = read(grid);
  }
  return weekdays;
}

/** Those of the month from which the page's day is chosen. */
async function listPickerWeekdays(user: User) {
  const heading = screen.getByRole('heading', { level: 2 });
  await user.click(within(heading).getByRole('button'));
  const picker = await screen.findByRole('dialog', { name: 'Go to a day' });
  return headings(within(picker).getByRole('grid'));
}

const fridayView = 'view=month&date=2026-03-06';
const withoutWeekend = 'Mo Tu We Th Fr';
const fromSaturday = 'Sa Su Mo Tu We Th Fr';

describe('the week', () => {
  it.each([
    ['the calendar', '/ksallotmentwater06', {}],
    ['the hosting page', '/ksr0wingclubmain01', { weekStart: 6, hideWeekend: true }],
  ])('has no weekend in any view that draws days if %s hides it', async (_, address, defaults) => {
    const { user } = await openPage(`${address}?${fridayView}`, {
      controls: 'weekStart' in defaults ? { settings: { calendarDefaults: defaults } } : {},
    });
    expect(await listWeekdays(user)).toEqual({
      month: withoutWeekend,
      weeks: withoutWeekend,
      week: withoutWeekend,
      days: 'Fr Mo Tu',
      scheduler: 'Fr',
      timeline: withoutWeekend,
      year: withoutWeekend,
    });
    expect(await listPickerWeekdays(user)).toBe('Mo Tu We Th Fr Sa Su');
  });

  it.each([
    ['the calendar', '/ksstreetparty00109', {}],
    ['the hosting page', '/ksfamilycalendar03', { weekStart: 6, hideWeekend: true }],
  ])('starts in every view as %s says', async (_, address, defaults) => {
    const { user } = await openPage(`${address}?${fridayView}`, {
      controls: 'weekStart' in defaults ? { settings: { calendarDefaults: defaults } } : {},
    });
    expect(await listWeekdays(user)).toEqual({
      month: fromSaturday,
      weeks: fromSaturday,
      week: fromSaturday,
      days: 'Fr Sa Su',
      scheduler: 'Fr',
      timeline: fromSaturday,
      year: fromSaturday,
    });
    expect(await listPickerWeekdays(user)).toBe(fromSaturday);
  });
});

describe('a date field', () => {
  it.each([
    ['the calendar', '/ksstreetparty00109', {}],
    ['the hosting page', '/ksfamilycalendar03', { weekStart: 6, hideWeekend: true }],
  ])('has the week of the calendar’s page, as %s says', async (_, address, defaults) => {
    const { user } = await openPage(`${address}?edit=new`, {
      controls: 'weekStart' in defaults ? { settings: { calendarDefaults: defaults } } : {},
    });
    await user.click(await screen.findByRole('button', { name: 'Choose “Start” from a month' }));
    const month = await screen.findByRole('dialog', { name: 'Start' });
    expect(headings(within(month).getByRole('grid'))).toBe(fromSaturday);
  });
});

describe('the numbers of weeks', () => {
  it.each(['month', 'weeks', 'year'])(
    'are before their days in a grid of days (%s)',
    async (view) => {
      await openPage(`/ksallotmentwater06?view=${view}&date=2026-03-04`);
      const [row] = await screen.findAllByRole('row', { name: 'Week 10' });
      expect(row?.firstElementChild).toHaveTextContent('10');
    },
  );

  // Where weeks start on Saturday, the first one of a year has the sixth of January.
  it.each([
    ['2026-01-06', 'Week 1'],
    ['2026-03-04', 'Week 9'],
  ])('are above the hours of a week (%s)', async (date, name) => {
    await openPage(`/ksstreetparty00109?view=week&date=${date}`);
    const corner = await screen.findByTitle(name);
    expect(corner).toHaveTextContent(name.replace('Week ', 'W'));
  });

  it('are in the months from which days are chosen', async () => {
    const { user } = await openPage('/ksallotmentwater06?view=week&date=2026-03-04');
    await screen.findByRole('grid', { name: /^Mar 2/ });
    await user.click(within(screen.getByRole('heading', { level: 2 })).getByRole('button'));
    const picker = await screen.findByRole('dialog', { name: 'Go to a day' });
    expect(within(picker).getByRole('rowheader', { name: /Week 10$/ })).toHaveTextContent('10');
  });

  it('are not there if the calendar does not want them', async () => {
    const { user } = await openPage('/ksr0wingclubmain01?view=month&date=2026-03-04');
    const [row] = await screen.findAllByRole('row', { name: 'Week 10' });
    expect(row?.firstElementChild).toHaveAttribute('role', 'gridcell');
    await user.keyboard('w');
    await screen.findByRole('grid', { name: /^Mar 2\s–/ });
    expect(screen.queryByTitle('Week 10')).toBeNull();
  });
});

/** The Saturday of the week in which the world of the mock service begins, on which the rota has an event. */
const saturday = startOfWeek(Math.floor(Date.now() / 86_400_000), { weekStartsOn: 1 }) + 5;

describe('a hidden weekend', () => {
  it('has its events in the views that list events, and in none that draws days', async () => {
    const { user } = await openPage(`/ksallotmentwater06?view=month&date=${dayAt(saturday)}`);
    const event = /^Open garden/;
    for (const [view] of placeViews) {
      await user.keyboard(letter(view));
      await waitFor(() => expect(page(view)).toBe(true));
      // The range has been read once an event of a weekday is there; the year has only their number.
      await (view === 'year'
        ? screen.findAllByRole('gridcell', { name: /, \d+ events?$/ })
        : screen.findAllByRole('button', { name: /^Weekly meeting, Monday/ }));
      expect(screen.queryByRole('button', { name: event })).toBeNull();
    }
    for (const view of eventViews) {
      await user.keyboard(letter(view));
      await waitFor(() => expect(page(view)).toBe(true));
      const [shown] = await screen.findAllByText(event);
      expect(shown).toBeInTheDocument();
    }
  });

  it('is not empty in a list if it has events', async () => {
    await openPage(`/ksallotmentwater06?view=agenda&count=1&date=${dayAt(saturday)}`);
    expect(await screen.findByText(/^Open garden/)).toBeVisible();
    expect(screen.queryByText('There are no events here.')).toBeNull();
  });

  it.each([
    ['days&count=3', /^Mar 6\s–\s10, 2026$/, /^Mar 11\s–\s13, 2026$/],
    ['days&count=1', /^Friday, March 6, 2026$/, /^Monday, March 9, 2026$/],
    ['scheduler&count=2', /^Mar 6\s–\s9, 2026$/, /^Mar 10\s–\s11, 2026$/],
    ['timeline&scale=day', /^Friday, March 6, 2026$/, /^Monday, March 9, 2026$/],
  ])('is neither counted nor stepped onto (%s)', async (view, label, next) => {
    const { user } = await openPage(`/ksallotmentwater06?view=${view}&date=2026-03-06`);
    await screen.findByRole('grid', { name: label });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('grid', { name: next });
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('grid', { name: label })).toBeVisible();
  });

  it.each([
    ['days&count=1', /^Monday, March 9, 2026$/],
    ['scheduler', /^Monday, March 9, 2026$/],
    ['timeline&scale=day', /^Monday, March 9, 2026$/],
    ['week', /^Mar 2\s–\s6, 2026$/],
  ])('is passed by an address that names it (%s)', async (view, label) => {
    await openPage(`/ksallotmentwater06?view=${view}&date=2026-03-07`);
    expect(await screen.findByRole('grid', { name: label })).toBeVisible();
  });

  it.each([
    ['month', '2026-02-01'],
    ['week', '2026-02-28'],
    ['timeline&scale=week', '2026-02-28'],
    ['year', '2026-02-28'],
  ])(
    'leaves the focus in the grid when keys lead from it to another range (%s)',
    async (view, date) => {
      const { user } = await openPage(`/ksallotmentwater06?view=${view}&date=${date}`);
      await screen.findByRole('grid');
      const stop = await waitFor(() => {
        const cells = screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0);
        const [cell] = cells;
        if (!cell) throw new Error('No cell is in the tab order.');
        return cell;
      });
      const before = screen.getByRole('grid').getAttribute('aria-label');
      stop.focus();
      await user.keyboard('{PageDown}');
      await waitFor(() =>
        expect(screen.getByRole('grid').getAttribute('aria-label')).not.toBe(before),
      );
      await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
      expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
    },
  );

  it.each(['month', 'year'])(
    'adds no week to a month that has only hidden days of it (%s)',
    async (view) => {
      // The first of February is a Sunday.
      await openPage(`/ksallotmentwater06?view=${view}&date=2026-02-02`);
      const month = await screen.findByRole('grid', { name: /2026/ });
      const february =
        view === 'month' ? month : within(month).getByRole('rowgroup', { name: 'February 2026' });
      const weeks = within(february).getAllByRole('row', { name: /^Week/ });
      expect(weeks.map((week) => week.getAttribute('aria-label'))).toEqual([
        'Week 6',
        'Week 7',
        'Week 8',
        'Week 9',
      ]);
    },
  );

  it('is passed by the arrows of a timeline', async () => {
    const { user } = await openPage('/ksallotmentwater06?view=timeline&scale=week&date=2026-03-06');
    await screen.findByRole('grid', { name: /^Mar 2\s–\s6/ });
    const stop = screen.getAllByRole('gridcell').find((cell) => cell.tabIndex === 0);
    stop?.focus();
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('grid', { name: /^Mar 9\s–\s13/ });
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Monday, March 9/));
  });
});
