import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSettings, readSettings } from '../open-settings.ts';

const openViews = (hash?: string) => openSettings('views', 'Views', hash);
const section = (name: string) => within(screen.getByRole('region', { name }));
const views = () => section('Choice and order');
const days = () => section('Days and hours');
const rows = () =>
  within(views().getByRole('list', { name: 'Views to choose from' })).getAllByRole('listitem');
const buttons = () =>
  within(views().getByRole('figure', { name: 'Preview' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const save = (part: ReturnType<typeof section>) =>
  part.getByRole('button', { name: 'Save changes' });

describe('the views', () => {
  it('are switched off and moved by keys and buttons, with the row of buttons as a preview', async () => {
    const { user } = await openViews();
    const scheduler = views().getByRole('switch', { name: 'Scheduler' });
    await user.click(scheduler);
    expect(buttons()).not.toContain('Scheduler');
    expect(screen.getByText(/^Nobody will be able to choose Scheduler anymore/)).toBeVisible();
    const handle = views().getByRole('button', { name: 'Move Week' });
    handle.focus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(handle).toHaveFocus());
    expect(buttons().slice(0, 3)).toEqual(['Week', 'Month', 'Weeks']);
    expect(screen.getByText('Week is now number 1 of 10.')).toBeInTheDocument();
    await user.click(views().getByRole('button', { name: 'Move Month down' }));
    await user.click(save(views()));
    await screen.findByText('The settings are saved.');
    const { enabled_views } = (await readSettings()).calendar_views;
    expect(enabled_views.slice(0, 3)).toEqual(['week', 'weeks', 'month']);
    expect(enabled_views).not.toContain('scheduler');
    // Those that are off keep their places in the list.
    expect(rows().at(4)).toHaveTextContent('Scheduler');
  });

  it('keep one that is on', async () => {
    const { user } = await openViews();
    for (const toggle of views().getAllByRole('switch').slice(1)) await user.click(toggle);
    expect(views().getByRole('switch', { name: 'Month' })).toBeDisabled();
  });

  it('return to what is saved', async () => {
    const { user } = await openViews();
    await user.click(views().getByRole('switch', { name: 'Year' }));
    await user.click(views().getByRole('button', { name: 'Discard changes' }));
    expect(views().getByRole('switch', { name: 'Year' })).toBeChecked();
    expect(buttons()).toContain('Year');
  });

  it('begin with one for wide screens and one for phones, which has to be on', async () => {
    const { user } = await openViews();
    await user.click(views().getByRole('switch', { name: 'Year' }));
    await user.selectOptions(screen.getByLabelText('First view on wide screens'), 'Week');
    const onPhones = screen.getByLabelText('First view on phones');
    await user.selectOptions(onPhones, 'Year (off)');
    await user.click(save(views()));
    await waitFor(() => expect(onPhones).toBeInvalid());
    expect(onPhones).toHaveAccessibleDescription(/The default view must be enabled/);
    await user.selectOptions(onPhones, 'List');
    await user.click(save(views()));
    await screen.findByText('The settings are saved.');
    expect((await readSettings()).calendar_views).toMatchObject({
      default_view: 'week',
      narrow_default_view: 'list',
    });
  });
});

describe('the days and hours', () => {
  it('are previewed, explained and saved', async () => {
    const { user } = await openViews();
    const weekdays = () => days().getAllByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/);
    expect(weekdays()).toHaveLength(7);
    await user.selectOptions(screen.getByLabelText('Weekend'), 'Hidden');
    expect(weekdays()).toHaveLength(5);
    expect(
      screen.getByText(/^Events on Saturdays and Sundays will only be in lists/),
    ).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Show week numbers' }));
    expect(days().getByText(/^Week \d+$/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('The day begins at'), '9:00 AM');
    await user.selectOptions(screen.getByLabelText('Length of a slot'), '15 minutes');
    await user.click(save(days()));
    await screen.findByText('The settings are saved.');
    expect((await readSettings()).calendar_views).toMatchObject({
      hide_weekend: true,
      show_week_numbers: true,
      visible_from: 9,
      time_resolution: 15,
    });
  });

  it('are refused if a day ends before it begins', async () => {
    const { user } = await openViews();
    await user.selectOptions(screen.getByLabelText('The day ends at'), '6:00 AM');
    await user.click(save(days()));
    await waitFor(() => expect(screen.getByLabelText('The day ends at')).toBeInvalid());
  });
});
