import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const key = 'ksr0wingclubmain01';
const controls = { clock: { now: '2026-03-02T09:00:00Z' } };

/** Opens the small form of a new event, by the button with this name. */
async function openForm(button = 'New event', settings: object = {}) {
  const page = await openPage(`/${key}?view=month&date=2026-03-02`, {
    controls: { ...controls, settings },
  });
  await page.user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  const form = within(dialog);
  const title = await waitFor(() => {
    const field = dialog.querySelector<HTMLInputElement>('[name="title"]');
    if (!field) throw new Error('There is no title yet.');
    expect(field).toHaveFocus();
    return field;
  });
  const field = (label: string) => form.getByLabelText(label);
  return { ...page, form, title, field };
}

async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

async function readEvent(title: string) {
  const url = new URL(`/calendars/${key}/events`, window.location.origin);
  url.search = 'start_date=2026-03-02&end_date=2026-03-31';
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  const { results }: { results: { title: string }[] } = await response.json();
  return results.find((event) => event.title === title);
}

describe('words in the title of a new event', () => {
  it('are told and shown in the fields before they are saved', async () => {
    const { user, form, title, field } = await openForm();
    await paste(
      user,
      title,
      'Training every Tuesday from Mar 3, 2026 18:30-20 @Boathouse #Committee',
    );
    expect(form.getByText('Tuesday, March 3, 6:30 PM – 8:00 PM')).toBeVisible();
    expect(form.getByText('Every week on Tuesday')).toBeVisible();
    expect(form.getByText('Boathouse')).toBeVisible();
    expect(field('Start')).toHaveValue('03/03/2026');
    expect(field('Start time')).toHaveValue('6:30 PM');
    expect(field('End time')).toHaveValue('8:00 PM');
    expect(field('Committee')).toBeChecked();
    expect(field('Training')).not.toBeChecked();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('“Training” is in the calendar.')).toBeVisible();
    expect(await readEvent('Training')).toMatchObject({
      start: '2026-03-03T18:30:00+01:00',
      end: '2026-03-03T20:00:00+01:00',
      rrule: 'FREQ=WEEKLY;BYDAY=TU',
      location: 'Boathouse',
    });
  });

  it('give way to what is changed by hand, and go to the editor with More', async () => {
    const { user, form, title, field } = await openForm();
    await paste(user, title, 'Supper Mar 3, 2026 18-20 @Club');
    await user.clear(field('End time'));
    await user.type(field('End time'), '9 PM');
    await user.tab();
    await paste(user, title, ' house');
    expect(field('End time')).toHaveValue('9:00 PM');
    await user.click(form.getByRole('button', { name: 'More' }));
    const editor = within(await screen.findByRole('region', { name: 'New event' }));
    expect(editor.getByLabelText('Title')).toHaveValue('Supper');
    expect(editor.getByLabelText('Where')).toHaveValue('Club house');
    expect(editor.getByLabelText('Start')).toHaveValue('03/03/2026');
    expect(editor.getByLabelText('End time')).toHaveValue('9:00 PM');
  });

  it('can be kept as the title', async () => {
    const { user, form, title, field } = await openForm();
    const before = field('Start').getAttribute('value');
    await paste(user, title, 'Plan tomorrow 12-13');
    expect(field('Start time')).toHaveValue('12:00 PM');
    await user.click(form.getByRole('button', { name: 'Keep as typed' }));
    expect(field('Start')).toHaveValue(before);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('“Plan tomorrow 12-13” is in the calendar.')).toBeVisible();
  });

  it('name a calendar that does not exist', async () => {
    const { user, form, title } = await openForm();
    await paste(user, title, 'Row tomorrow #Pelican');
    expect(form.getByText('There is no calendar “Pelican”.')).toBeVisible();
  });

  it('are a title in other languages, where they would be guessed', async () => {
    const { user, form, title } = await openForm('Neuer Termin', { language: 'de' });
    await paste(user, title, 'Lunch tomorrow 12-13');
    expect(form.queryByRole('button', { name: 'So lassen' })).toBeNull();
  });
});
