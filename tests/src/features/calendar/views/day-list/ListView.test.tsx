import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const rowing = '/ksr0wingclubmain01?view=list';

async function openList(address = rowing) {
  const page = await openPage(address);
  const list = await screen.findByRole('region', { name: /^\w+ \d{4}$/ });
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
  return { page, list };
}

const findTraining = async (list: HTMLElement) => {
  const [first, second] = await within(list).findAllByRole('button', {
    name: /^Training on the river/,
  });
  if (!first || !second) throw new Error('There are several trainings.');
  return { first, second };
};

describe('the list', () => {
  it('names days by their dates, and events by all that tells them apart', async () => {
    const { list } = await openList();
    expect(
      await within(list).findByRole('heading', { level: 4, name: /^Today, \w+, \w+ \d+, \d+$/ }),
    ).toBeVisible();
    const { first } = await findTraining(list);
    expect(first).toHaveAccessibleName(
      /^Training on the river, \w+, \w+ \d+, .+ – .+, Training, Heron \(8\+\), repeats$/,
    );
    expect(first).toHaveAttribute('data-detail', 'Lower pontoon · Training, Heron (8+)');
  });

  it('has a heading for each month, above those of its days', async () => {
    const { list } = await openList(`${rowing}&date=2027-01-25`);
    await within(list).findByRole('heading', { level: 3, name: 'February 2027' });
    const headings = within(list)
      .getAllByRole('heading')
      .map((heading) => heading.textContent.replace(/^.*day, (\w+) \d+, (\d+)$/, 'day of $1 $2'));
    const start = headings.indexOf('January 2027');
    const end = headings.indexOf('February 2027');
    expect(new Set(headings.slice(start + 1, end))).toEqual(new Set(['day of January 2027']));
    expect(headings[end + 1]).toBe('day of February 2027');
  });

  it('shows an event of several days on each of them', async () => {
    const { list } = await openList();
    const floor = await within(list).findAllByRole('button', { name: /^Boathouse closed/ });
    expect(floor.map(({ dataset }) => dataset['detail']?.split(' · ')[0])).toEqual([
      'Day 1 of 3',
      'Day 2 of 3',
      'Day 3 of 3',
    ]);
    expect(floor.map(({ dataset }) => dataset['time'])).toEqual(['All day', 'All day', 'All day']);
  });

  it('says when a night begins on one day, and when it ends on the next', async () => {
    const { list } = await openList('/ksboathouseshift04?view=list');
    const nights = await within(list).findAllByRole('button', { name: /^Night: / });
    const times = new Set(nights.map(({ dataset }) => dataset['time']));
    expect(times).toEqual(new Set(['Until 6:00 AM', 'From 10:00 PM']));
  });

  it('has one tab stop; arrows move by event, Home and End within the day', async () => {
    const { page, list } = await openList('/ksboathouseshift04?view=list');
    const rows = await within(list).findAllByRole('button', { name: /, \w+day, / });
    const [first, ...others] = rows.filter(({ tabIndex }) => tabIndex === 0);
    expect(others).toEqual([]);
    // Today begins with the end of a week on call.
    expect(first).toHaveAccessibleName(/^On call: /);
    first?.focus();
    await page.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Night: /));
    await page.user.keyboard('{End}{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Late: /));
    await page.user.keyboard('{Home}');
    await waitFor(() => expect(first).toHaveFocus());
    await page.user.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Night: /));
    const stops = within(list)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([document.activeElement]);
  });

  it('moves by month with Page Down, and keeps the focus in the list', async () => {
    const { page, list } = await openList(`${rowing}&date=2027-01-04`);
    (await findTraining(list)).first.focus();
    await page.user.keyboard('{PageDown}');
    await waitFor(() => expect(list).toHaveAccessibleName('February 2027'));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/, February \d+, /));
  });

  it('opens an event in the address', async () => {
    const { page, list } = await openList();
    await page.user.click((await findTraining(list)).first);
    await waitFor(() =>
      expect(new URLSearchParams(page.router.state.location.search).get('event')).toMatch(/^7001/),
    );
  });

  it('has few rows of ten thousand in the document', async () => {
    const { list } = await openList('/ksb1gcalendar10000?view=list');
    const rows = await within(list).findAllByRole('listitem');
    expect(rows.length).toBeLessThan(60);
    expect(Number(rows[0]?.getAttribute('aria-setsize'))).toBeGreaterThan(300);
  });

  it('says how far there are no events, and looks further on request', async () => {
    const { page } = await openList(`${rowing}&date=1950-01-01`);
    const back = await screen.findByText(/^No earlier events, back to \w+ \d+, 1949$/);
    const text = back.textContent ?? '';
    await page.user.click(screen.getByRole('button', { name: 'Look further back' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    // The list goes on by itself, so that what it says may be replaced at once.
    await waitFor(() =>
      expect(screen.getByText(/^No earlier events, back to \w+ \d+, 194[89]$/)).toBeVisible(),
    );
  });

  it('shows what others change when the user returns', async () => {
    await openList();
    await control('calendar-change', {
      calendar: 'ksr0wingclubmain01',
      change: 'create',
      title: 'Somebody else’s idea',
    });
    await waitFor(() => {
      window.dispatchEvent(new Event('focus'));
      expect(screen.getByRole('button', { name: /^Somebody else’s idea/ })).toBeVisible();
    });
  });
});
