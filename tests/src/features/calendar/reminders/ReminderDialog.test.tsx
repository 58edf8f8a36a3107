import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getEventReminders } from '#generated/calendar/fetchers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const calendar = 'ksr0wingclubmain01';
const address = `/${calendar}?view=month&date=2026-03-02&event=7003`;
const clock = { now: '2026-03-02T09:00:00Z' };

/** Opens the reminders of an event from its card. */
async function openReminders(as: string | null) {
  const page = await openPage(address, {
    controls: { clock },
    ...(as !== null && { as }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Remind me' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reminders' }));
  return { ...page, dialog };
}

const readChoice = async () =>
  (await getEventReminders({ path: { calendar, eventId: '7003' } }))?.minutes;

describe('reminders of an event', () => {
  it('are those of the calendar until others are chosen', async () => {
    const { dialog, user } = await openReminders('owner@example.com');
    const usual = await dialog.findByRole('checkbox', { name: 'Default: 1 hour before' });
    const hour = dialog.getByRole('checkbox', { name: '1 hour before' });
    expect(usual).toBeChecked();
    expect(hour).toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: '2 weeks before' }));
    expect(usual).not.toBeChecked();
    await user.click(hour);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your reminders are saved.')).toBeVisible();
    expect(await readChoice()).toEqual([20160]);
  });

  it('stay as they were if the server fails', async () => {
    const { dialog, user } = await openReminders('owner@example.com');
    await user.click(await dialog.findByRole('checkbox', { name: 'When it begins' }));
    await answerNext('setEventReminders', 500);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Your reminders are as they were before/)).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'When it begins' })).toBeChecked();
    expect(await readChoice()).toBeNull();
  });

  it('need a login, which visitors are told', async () => {
    const { dialog, calls } = await openReminders(null);
    expect(await dialog.findByText(/Log in to choose them/)).toBeVisible();
    expect(calls.filter((call) => call.endsWith('/reminders'))).toEqual([]);
  });
});

it('those of a sub-calendar are chosen in the panel', async () => {
  const { user } = await openPage(`/${calendar}?view=month&date=2026-03-02`, {
    controls: { clock },
    as: 'owner@example.com',
  });
  await user.click(await screen.findByRole('button', { name: /^Calendars and filters/ }));
  await user.click(await screen.findByRole('button', { name: 'Reminders of Open days' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reminders' }));
  // It is the usual choice of its events.
  await user.click(await dialog.findByRole('checkbox', { name: '1 hour before' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your reminders are saved.');
  const reminders = await getEventReminders({ path: { calendar, eventId: '7003' } });
  expect(reminders).toEqual({ minutes: null, inherited: [] });
});
