import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const rowing = '/ksr0wingclubmain01?view=month';
const big = '/ksb1gcalendar10000?view=month';

beforeEach(() => localStorage.clear());

async function openPanel(address: string) {
  const page = await openPage(address);
  await page.user.click(await screen.findByRole('button', { name: /^Calendars and filters/ }));
  const panel = await screen.findByRole('dialog', { name: 'Calendars and filters' });
  await within(panel).findByRole('heading', { name: 'Calendars' });
  return { ...page, panel };
}
const box = (panel: HTMLElement, name: string) => within(panel).getByRole('checkbox', { name });
const parameter = (name: string) => new URLSearchParams(window.location.search).get(name);

describe('the side panel', () => {
  it('hides a part of the calendar, shows it alone, and shows all again', async () => {
    const { user, panel } = await openPanel(rowing);
    await user.click(box(panel, 'Training'));
    await waitFor(() => expect(box(panel, 'Training')).not.toBeChecked());
    expect(box(panel, 'Heron (8+)')).toBeChecked();
    await user.click(within(panel).getByRole('button', { name: 'Only this one: Otter (2x)' }));
    await waitFor(() => expect(box(panel, 'Heron (8+)')).not.toBeChecked());
    expect(box(panel, 'Otter (2x)')).toBeChecked();
    await waitFor(() => expect(parameter('sub')).toMatch(/^\d+$/));
    const [everything] = within(panel).getAllByRole('button', { name: 'Show all' });
    if (!everything) throw new Error('There is no way back.');
    await user.click(everything);
    await waitFor(() => expect(box(panel, 'Training')).toBeChecked());
    await waitFor(() => expect(parameter('sub')).toBe('all'));
  });

  it('shows and hides a whole folder, whose box tells when only some are shown', async () => {
    const { user, panel } = await openPanel(rowing);
    expect(box(panel, 'Boats')).toBeChecked();
    await user.click(box(panel, 'Otter (2x)'));
    await waitFor(() => expect(box(panel, 'Boats')).toBePartiallyChecked());
    await user.click(box(panel, 'Boats'));
    await waitFor(() => expect(box(panel, 'Otter (2x)')).toBeChecked());
    await user.click(box(panel, 'Boats'));
    await waitFor(() => expect(box(panel, 'Heron (8+)')).not.toBeChecked());
    expect(box(panel, 'Committee')).toBeChecked();
    await user.click(within(panel).getByRole('button', { name: 'Calendars in Boats' }));
    expect(within(panel).queryByRole('checkbox', { name: 'Heron (8+)' })).toBeNull();
  });

  it('finds among many by words of their names', async () => {
    const { user, panel } = await openPanel(big);
    const names = () => within(panel).getAllByRole('checkbox').length;
    const before = names();
    await user.type(within(panel).getByRole('searchbox', { name: 'Find a calendar' }), 'zzz');
    expect(within(panel).getByText('No calendar matches.')).toBeVisible();
    await user.clear(within(panel).getByRole('searchbox', { name: 'Find a calendar' }));
    expect(names()).toBe(before);
  });

  it('needs no search among few', async () => {
    const { panel } = await openPanel(rowing);
    expect(within(panel).queryByRole('searchbox')).toBeNull();
  });

  it('shows only events with a chosen value', async () => {
    const { user, panel } = await openPanel(rowing);
    await user.click(box(panel, 'Life jackets'));
    await waitFor(() => expect(parameter('filter')).toMatch(/^\d+$/));
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    const grid = await screen.findByRole('grid');
    const button = await screen.findByRole('button', { name: 'Calendars and filters filtered' });
    const training = { name: /^Training on the river/ };
    await waitFor(() => expect(within(grid).queryAllByRole('button', training)).toHaveLength(0));
    expect(within(grid).getByRole('button', { name: /^Spring clean/ })).toBeVisible();
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(parameter('filter')).toBe(''));
  });

  it('remembers what was chosen for the next visit, unless the link says otherwise', async () => {
    const { user, panel } = await openPanel(rowing);
    await user.click(box(panel, 'Training'));
    await waitFor(() => expect(parameter('sub')).toContain(','));
    await openPage(rowing);
    expect(
      await screen.findByRole('button', { name: 'Calendars and filters 5 of 6 calendars' }),
    ).toBeVisible();
    await openPage(`${rowing}&sub=all`);
    expect(await screen.findByRole('button', { name: 'Calendars and filters' })).toBeVisible();
  });

  it('shows all times in another zone, which it remembers', async () => {
    const { user, panel } = await openPanel(`${rowing}&event=7003`);
    const zones = () => within(panel).getByLabelText('Time zone');
    expect(zones()).toHaveDisplayValue('Europe/Zurich (this calendar)');
    await user.selectOptions(zones(), 'America/New_York');
    await waitFor(() => expect(zones()).toHaveValue('America/New_York'));
    await user.keyboard('{Escape}');
    await openPage(`${rowing}&event=7003`);
    expect(await screen.findByText(/3:00 AM – 6:00 AM$/)).toBeVisible();
  });

  it('shows the hours of a second zone, which it remembers, and reads nothing again', async () => {
    // The page reads other things, too, when the browser is idle.
    vi.stubGlobal('requestIdleCallback', () => 0);
    vi.stubGlobal('cancelIdleCallback', () => {});
    const week = '/ksr0wingclubmain01?view=week&date=2026-03-04';
    const { user, panel, calls } = await openPanel(week);
    const zones = () => within(panel).getByLabelText('Second time zone');
    expect(zones()).toHaveDisplayValue('No second time zone');
    expect(within(zones()).queryByRole('option', { name: /^Europe\/Zurich/ })).toBeNull();
    expect(screen.queryByTitle('America/New York')).toBeNull();
    const before = calls.length;
    await user.selectOptions(zones(), 'America/New_York');
    expect(await screen.findByTitle('America/New York')).toHaveTextContent('New York');
    expect(calls).toHaveLength(before);
    // Noon in Zurich.
    expect(screen.getAllByText(/^6\sAM$/)).not.toHaveLength(0);
    await openPage(week);
    expect(await screen.findByTitle('America/New York')).toBeVisible();
  });

  it('shows no second zone if it becomes the zone of all times', async () => {
    const { user, panel } = await openPanel('/ksr0wingclubmain01?view=week&date=2026-03-04');
    await user.selectOptions(within(panel).getByLabelText('Second time zone'), 'Asia/Tokyo');
    expect(await screen.findByTitle('Asia/Tokyo')).toBeInTheDocument();
    await user.selectOptions(within(panel).getByLabelText('Time zone'), 'Asia/Tokyo');
    await waitFor(() => expect(screen.queryByTitle('Europe/Zurich')).toBeNull());
    expect(screen.getAllByTitle('Asia/Tokyo')).toHaveLength(1);
    expect(within(panel).getByLabelText('Second time zone')).toHaveValue('');
  });

  it('is absent where a site has taken it away', async () => {
    await openPage(`${rowing}&disableSidepanel=1`);
    await screen.findByRole('grid');
    expect(screen.queryByRole('button', { name: /^Calendars and filters/ })).toBeNull();
  });
});

it('offers other colors only to those who may change them', async () => {
  const { panel } = await openPanel('/ksroomsmodify00001');
  expect(within(panel).queryByRole('button', { name: /^Color of/ })).toBeNull();
  const admins = await openPanel('/ksmeetingrooms0102');
  expect(within(admins.panel).getAllByRole('button', { name: /^Color of/ })).not.toHaveLength(0);
});
