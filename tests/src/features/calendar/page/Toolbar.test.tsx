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
