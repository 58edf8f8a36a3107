import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openCalendar, sales } from '../calendar/calendar-page.ts';

const call = 'PUT /admintool96/api/101/update-attributes';
const field = (name: string) => screen.getByRole('textbox', { name });

describe('the attributes of a calendar', () => {
  it('ask for confirmation of the changes, send only those, and can be undone', async () => {
    const { user, press, confirm, sent } = await openCalendar('?tab=attributes');
    await user.clear(field('max_events_per_day'));
    await user.type(field('max_events_per_day'), '60');
    await user.selectOptions(screen.getByRole('combobox', { name: 'beta_views' }), 'On');
    await user.clear(field('theme'));
    await user.type(field('support_tag'), 'vip');
    await press('Save changes');
    const dialog = within(await screen.findByRole('alertdialog'));
    const change = (name: string) => dialog.getByText(name).nextElementSibling;
    expect(change('max_events_per_day')).toHaveTextContent('Before: 40→After: 60');
    expect(change('beta_views')).toHaveTextContent('Before: Off→After: On');
    expect(change('theme')).toHaveTextContent('Before: blue→After: Default');
    expect(sent).toEqual([]);
    await confirm('Change attributes');
    expect(await screen.findByText('4 attributes are changed.')).toBeVisible();
    const changes = { theme: null, max_events_per_day: 60, beta_views: true, support_tag: 'vip' };
    expect(sent).toMatchObject([{ call, body: { attributes: changes } }]);

    await press('Undo');
    expect(await screen.findByText('Undone.')).toBeVisible();
    const before = { theme: 'blue', max_events_per_day: 40, beta_views: false, support_tag: null };
    expect(sent[1]).toMatchObject({ call, body: { attributes: before } });
    await waitFor(() => expect(field('theme')).toHaveValue('blue'));
  });

  it('omit unchanged values', async () => {
    const { user, press, confirm, sent } = await openCalendar('?tab=attributes');
    await user.type(field('theme'), '-dark');
    await press('Save changes');
    await confirm('Change attributes');
    expect(await screen.findByText('1 attribute is changed.')).toBeVisible();
    expect(sent[0]?.body).toEqual({ attributes: { theme: 'blue-dark' } });
  });

  it('keep typed text if saving fails', async () => {
    const { user, press, confirm } = await openCalendar('?tab=attributes');
    await answerNext('setCalendarAttributes', 500);
    await user.type(field('theme'), '-dark');
    await press('Save changes');
    await confirm('Change attributes');
    expect(await screen.findByRole('alert')).toHaveTextContent(/internal_error$/);
    expect(field('theme')).toHaveValue('blue-dark');
  });

  it('can be extended, guessing the type of the value', async () => {
    const { user, press, sent } = await openCalendar('?tab=attributes');
    await press(/^New attribute of /);
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'seats');
    await user.type(form.getByRole('textbox', { name: /^Value/ }), '7{Enter}');
    expect(await screen.findByText('The attribute seats is set.')).toBeVisible();
    expect(sent).toMatchObject([{ call, body: { attributes: { seats: 7 } } }]);
    await waitFor(() => expect(field('seats')).toHaveValue('7'));
  });

  it('are read-only for sales', async () => {
    await openCalendar('?tab=attributes', sales);
    expect(screen.getByText('theme').nextElementSibling).toHaveTextContent('blue');
    expect(screen.getByRole('button', { name: 'Change attributes' })).toHaveAccessibleDescription(
      'Only support and admins may do this.',
    );
  });
});

it('an app’s attributes are saved to the app, and the reason to the open calendar', async () => {
  const { user, press, confirm, sent } = await openCalendar('?tab=apps');
  await user.type(field('theme'), '-dark');
  await press('Save changes');
  await user.type(await screen.findByLabelText('Reason (optional)'), 'They asked for it');
  await confirm('Change attributes');
  expect(await screen.findByText(/^1 attribute is changed\./)).toBeVisible();
  expect(sent).toMatchObject([
    {
      call: 'PUT /admintool96/api/app/1101/update-attributes',
      body: { attributes: { theme: 'blue-dark' } },
    },
    { call: 'POST /admintool96/api/101/audit/note', body: { note: 'They asked for it' } },
  ]);
});

it('an app’s attributes keep typed text if saving fails', async () => {
  const { user, press, confirm, sent } = await openCalendar('?tab=apps');
  await answerNext('setAppAttributes', 500);
  await user.type(field('theme'), '-dark');
  await press('Save changes');
  await confirm('Change attributes');
  expect(await screen.findByRole('alert')).toHaveTextContent(/internal_error$/);
  expect(field('theme')).toHaveValue('blue-dark');
  expect(sent).toHaveLength(1);
});
