import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';
import { beIdle } from '#tests/setup/page-banners.ts';

const controls = { clock: { now: '2026-03-02T09:00:00Z' } };

it.each([
  ['the focused day', /^Thursday, March 12, 2026/, '03/12/2026'],
  ['the day of the address, if no day has the focus', null, '03/02/2026'],
])('the key C adds an event on %s', async (_case, focused, start) => {
  beIdle();
  const page = await openPage('/ksr0wingclubmain01?view=month&date=2026-03-02', { controls });
  await screen.findByRole('grid', { name: 'March 2026' });
  if (focused) screen.getByRole('gridcell', { name: focused }).focus();
  const dialog = await waitFor(async () => {
    await page.user.keyboard('c');
    return screen.getByRole('dialog', { name: 'New event' });
  });
  expect(await within(dialog).findByLabelText('Start')).toHaveValue(start);
});

const viewOnly = 'You may only view this calendar. To add events, ask Hugo Hafner.';

it('the key C says why a visitor may add no events, and is not listed', async () => {
  beIdle();
  const page = await openPage('/ksroomsreadonly001?view=month&date=2026-03-02', { controls });
  await screen.findByRole('grid', { name: 'March 2026' });
  await waitFor(async () => {
    await page.user.keyboard('c');
    expect(screen.getByText(viewOnly)).toBeVisible();
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  await page.user.keyboard('?');
  const shortcuts = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(shortcuts).queryByText('New event')).toBeNull();
});

it.each([
  ['ksroomsreadonly001', 'View only', /^You can see .*Hugo Hafner/],
  ['ksroomsreadhide001', 'View only', /but no details.*Hugo Hafner/],
  ['ksroomsaddonly0001', 'Can add events', /for 30 minutes/],
  ['ksroomsmodifyown01', 'Can edit own events', /added with this link/],
  ['ksroomsmodify00001', 'Can edit', /add, change and delete events/],
  ['ksroomsmixed000001', 'Rights differ', /from calendar to calendar/],
])('a sign says what the link %s may do: %s', async (key, sign, description) => {
  await openPage(`/${key}?view=month&date=2026-03-02`, { controls });
  const note = await screen.findByRole('note', { name: sign });
  expect(note).toHaveAccessibleDescription(description);
});

it('no sign is shown to those who may do everything', async () => {
  await openPage('/ksmeetingrooms0102?view=month&date=2026-03-02', { controls });
  await screen.findByRole('grid');
  expect(screen.queryByRole('note')).toBeNull();
});

it('the menu separates what can be done from the views, also for visitors who may only view', async () => {
  const { user } = await openPage('/ksroomsreadonly001?view=month&date=2026-03-02', { controls });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('group', { name: 'More views' })).toBeVisible();
  expect(menu.getAllByRole('separator')).toHaveLength(1);
});
