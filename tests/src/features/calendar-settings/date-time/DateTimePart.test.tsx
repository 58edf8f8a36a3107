import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSettings, readSettings } from '../open-settings.ts';

const openDateTime = (hash?: string) => openSettings('date-time', 'Date and time', hash);
const preview = () => screen.getByRole('figure', { name: 'Preview' });
const weekdays = () => within(preview()).getAllByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/);
const save = () => screen.getByRole('button', { name: 'Save changes' });

it('previews the week and the formats before they are saved', async () => {
  const { user } = await openDateTime();
  expect(weekdays().map(({ textContent }) => textContent)[0]).toBe('Mon');
  await user.selectOptions(screen.getByLabelText('First day of the week'), 'Sunday');
  expect(weekdays().map(({ textContent }) => textContent)[0]).toBe('Sun');
  await user.click(screen.getByRole('radio', { name: '24-hour clock' }));
  expect(within(preview()).getByText(/, \d\d:\d\d \(Europe\/Zurich\)$/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Date format'), 'Deutsch');
  expect(
    within(preview()).getByText(/^Now: (Mo|Di|Mi|Do|Fr|Sa|So)\w+tag|^Now: Mittwoch/),
  ).toBeVisible();
});

it('says what another zone means for events, and saves only what has changed', async () => {
  const { user } = await openDateTime();
  const before = (await readSettings()).date_time;
  await user.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo');
  expect(
    screen.getByText(/what begins at 10:00 AM will begin at [56]:00 PM in Asia\/Tokyo\.$/),
  ).toBeVisible();
  await user.click(save());
  await screen.findByText('The settings are saved.');
  expect((await readSettings()).date_time).toEqual({ ...before, time_zone: 'Asia/Tokyo' });
});

it('takes the choice of a zone from readers, and the undo gives it back', async () => {
  const { user } = await openDateTime();
  await user.click(screen.getByRole('switch', { name: 'Readers may choose another time zone' }));
  expect(screen.getByText(/who have chosen another time zone will be back/)).toBeVisible();
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Your changes are undone.');
  expect((await readSettings()).date_time.show_time_zone).toBe(true);
});
