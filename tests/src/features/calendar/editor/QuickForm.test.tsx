import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { failChange } from '#tests/setup/lost-answers.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { countRenders } from '#tests/setup/renders.ts';

const key = 'ksr0wingclubmain01';
const controls = { clock: { now: '2026-03-02T09:00:00Z' } };

/** Opens the small form of a new event, by the button with this name. */
async function openForm(button = 'New event', settings: object = {}, view = 'month') {
  const page = await openPage(`/${key}?view=${view}&date=2026-03-02`, {
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
  const showTimes = () => page.user.click(form.getByRole('button', { expanded: false }));
  return { ...page, form, title, field, showTimes };
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

it('a typed letter renders no event', async () => {
  const { user, title } = await openForm('New event', {}, 'week');
  expect((await screen.findAllByText(/^Training on the river/)).length).toBeGreaterThan(0);
  // With the first letter, the form has something to save.
  await user.type(title, 'P');
  const renders = countRenders();
  await user.keyboard('a');
  const rendered = renders.stop();
  // The form, and where the event would be.
  expect(rendered.get('Ghost')).toBe(1);
  const drawn = ['TimeColumns', 'TimeColumn', 'TimeEvent'].filter((name) => rendered.has(name));
  expect(drawn).toEqual([]);
});

it('an event whose day was changed before More can repeat on the weekday of that day', async () => {
  const { user, title, field, showTimes } = await openForm();
  await paste(user, title, 'Party');
  await showTimes();
  await user.clear(field('Start'));
  await paste(user, field('Start'), '3/13/2026');
  await user.click(screen.getByRole('button', { name: 'More' }));
  const editor = within(await screen.findByRole('region', { name: 'New event' }));
  // What is typed on goes on with the title.
  await waitFor(() => expect(editor.getByLabelText('Title')).toHaveFocus());
  await user.keyboard(' and music');
  expect(editor.getByLabelText('Title')).toHaveValue('Party and music');
  await user.selectOptions(await editor.findByLabelText('Repeats'), 'Weekly');
  expect(await editor.findByText('Every week on Friday')).toBeVisible();
});

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
    const { user, form, title, field, showTimes } = await openForm();
    await paste(user, title, 'Supper Mar 3, 2026 18-20 @Club');
    await showTimes();
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

  it('that name no weekday repeat on that of a day that is set by hand', async () => {
    const { user, title, field, showTimes } = await openForm();
    await paste(user, title, 'Training Mar 13, 2026 weekly');
    await showTimes();
    await user.clear(field('Start'));
    await paste(user, field('Start'), '3/18/2026');
    await user.tab();
    await user.click(title);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('“Training” is in the calendar.')).toBeVisible();
    expect(await readEvent('Training')).toMatchObject({
      start: expect.stringMatching(/^2026-03-18/),
      rrule: 'FREQ=WEEKLY;BYDAY=WE',
    });
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

  it('are understood in the page’s language', async () => {
    const { user, form, title } = await openForm('Neuer Termin', { language: 'de' });
    await paste(user, title, 'Chor jeden Donnerstag 19:30–21 Uhr');
    expect(form.getByText(/^Donnerstag, 5\. März, 19:30\s–\s21:00$/)).toBeVisible();
    expect(form.getByText('Jede Woche am Donnerstag')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('„Chor“ steht im Kalender.')).toBeVisible();
    expect(await readEvent('Chor')).toMatchObject({
      start: '2026-03-05T19:30:00+01:00',
      end: '2026-03-05T21:00:00+01:00',
      rrule: 'FREQ=WEEKLY;BYDAY=TH',
    });
  });

  it('are told in another language, too, if they are not understood', async () => {
    const { user, form, title } = await openForm('Neuer Termin', { language: 'de' });
    await paste(user, title, 'Chor morgen 10 Uhr bis Sommer');
    expect(form.getByText(/^Nicht verstanden: „bis Sommer“\. /)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(title).toHaveAccessibleDescription(/was mit „bis Sommer“ geschieht/);
    await user.click(form.getByRole('button', { name: 'Im Titel lassen' }));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('„Chor bis Sommer“ steht im Kalender.')).toBeVisible();
  });

  it('are held if some are not understood, until they stay in the title', async () => {
    const { user, form, title, field, calls } = await openForm();
    await paste(user, title, 'Knots Mar 13, 2026 weekly until summer');
    expect(form.getByText('Knots until summer')).toBeVisible();
    expect(form.getByText(/^Not understood: “until summer”\. /)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(title).toBeInvalid();
    expect(title).toHaveAccessibleDescription(/Decide about “until summer” first\./);
    await waitFor(() => expect(title).toHaveFocus());
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Keep it in the title' }));
    expect(title).toBeValid();
    await waitFor(() => expect(title).toHaveFocus());
    expect(form.queryByText(/^Not understood/)).toBeNull();
    expect(field('Start')).toHaveValue('03/13/2026');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('“Knots until summer” is in the calendar.')).toBeVisible();
    expect(await readEvent('Knots until summer')).toMatchObject({ rrule: 'FREQ=WEEKLY;BYDAY=FR' });
  });

  it('are held until what was not understood is corrected', async () => {
    const { user, form, title } = await openForm();
    await paste(user, title, 'Knots Mar 13, 2026 9.30');
    await user.keyboard('{Enter}');
    expect(title).toBeInvalid();
    await paste(user, title, '-11');
    expect(form.queryByText(/^Not understood/)).toBeNull();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('“Knots” is in the calendar.')).toBeVisible();
    expect(await readEvent('Knots')).toMatchObject({
      start: '2026-03-13T09:30:00+01:00',
      end: '2026-03-13T11:00:00+01:00',
    });
  });

  it('need a title, unless all of them are kept as typed', async () => {
    const { user, form, title, field } = await openForm();
    await paste(user, title, 'Fri 17:30');
    expect(form.getByText('No title yet')).toBeVisible();
    expect(field('Start time')).toHaveValue('5:30 PM');
    await user.keyboard('{Enter}');
    expect(title).toHaveAccessibleDescription(/Enter a title, too\./);
    await user.click(form.getByRole('button', { name: 'Keep as typed' }));
    expect(title).toBeValid();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('“Fri 17:30” is in the calendar.')).toBeVisible();
  });
});

/** The texts of the ghosts in the view, and in which of its days, rows and columns they are. */
const ghosts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-ghost]')].map((ghost) => {
    const cell = ghost.closest('[role="gridcell"]') ?? ghost.closest('[role="row"]');
    return { text: ghost.textContent, place: cell?.textContent, color: ghost.dataset['color'] };
  });
const hidden = () => waitFor(() => expect(ghosts()).toEqual([]));

it('says in one line when the event would be, which leads to the fields for it', async () => {
  const { user, form, title, field } = await openForm();
  const when = form.getByRole('button', {
    name: /^Monday, March 2 · \d+:\d\d [AP]M – \d+:\d\d [AP]M$/,
  });
  expect(when).toHaveAttribute('aria-expanded', 'false');
  expect(field('Start time')).not.toBeVisible();
  await paste(user, title, 'Lunch Mar 5, 2026 12-13');
  expect(when).toHaveAccessibleName('Thursday, March 5 · 12:00 PM – 1:00 PM');
  await user.click(when);
  expect(when).toHaveAttribute('aria-expanded', 'true');
  expect(field('Start time')).toBeVisible();
  await user.click(field('All day'));
  expect(when).toHaveAccessibleName('Thursday, March 5 · All day');
});

it('shows the fields for its time if one of them is wrong', async () => {
  const { user, form, title, field, showTimes } = await openForm();
  await paste(user, title, 'Budget');
  await showTimes();
  await user.clear(field('End'));
  await user.click(form.getByRole('button', { expanded: true }));
  expect(field('End')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field('End')).toBeVisible();
  await waitFor(() => expect(field('End')).toHaveFocus());
});

it('asks before a typed title is discarded, and discards nothing else', async () => {
  const { user, title } = await openForm();
  await paste(user, title, 'Budget');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard this event?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(title).toHaveValue('Budget');
  await waitFor(() => expect(title).toHaveFocus());
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'New event' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('does not lead to the editor while the event is being added, which would add it again', async () => {
  const { user, title, form, router } = await openForm();
  await paste(user, title, 'Budget');
  const network = holdCalls(/^POST/);
  await user.keyboard('{Enter}');
  await user.click(form.getByRole('button', { name: 'More' }));
  network.letGo();
  expect(await screen.findByText('“Budget” is in the calendar.')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).not.toContain('edit'));
});

describe('the view behind the form', () => {
  it('shows when the event would be, on as many days as it is, until the form is given up', async () => {
    const { user, field, showTimes } = await openForm();
    await showTimes();
    await waitFor(() => expect(ghosts()).toHaveLength(1));
    expect(ghosts()[0]?.text).toMatch(/^\d+ [AP]M – \d+ [AP]M$/);
    expect(ghosts()[0]?.place).toContain('Monday, March 2, 2026');
    expect(document.querySelector('[data-ghost]')).toHaveAttribute('aria-hidden', 'true');
    await user.click(field('All day'));
    await user.clear(field('End'));
    await user.type(field('End'), '3/4/2026');
    await user.tab();
    await waitFor(() => expect(ghosts()).toHaveLength(3));
    expect(ghosts()[0]?.text).toMatch(/^Mar 2\s–\s4, 2026$/);
    await user.clear(field('Start'));
    await hidden();
    await user.type(field('Start'), '3/10/2026');
    await user.tab();
    await waitFor(() => expect(ghosts()[0]?.text).toMatch(/^Mar 10\s–\s12, 2026$/));
    expect(ghosts()[0]?.place).toContain('Tuesday, March 10, 2026');
    await user.keyboard('{Escape}');
    await hidden();
  });

  it('shows it in the color of its sub-calendar, and the event alone once it is saved', async () => {
    const { user, title, field } = await openForm();
    await waitFor(() => expect(ghosts()).toHaveLength(1));
    const before = ghosts()[0]?.color;
    await user.click(field('Training'));
    await user.click(field('Committee'));
    await waitFor(() => expect(ghosts()[0]?.color).not.toBe(before));
    await paste(user, title, 'Budget');
    const network = holdCalls(/^POST/);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: /^Budget/, hidden: true })).toBeVisible();
    await hidden();
    network.letGo();
    expect(await screen.findByText('“Budget” is in the calendar.')).toBeVisible();
    expect(ghosts()).toEqual([]);
  });

  it('shows it again when it could not be saved', async () => {
    const { user, title, form } = await openForm();
    await waitFor(() => expect(ghosts()).toHaveLength(1));
    failChange(/^POST /);
    await paste(user, title, 'Budget');
    await user.keyboard('{Enter}');
    expect(await form.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(ghosts()).toHaveLength(1));
  });

  it.each(['scheduler', 'timeline'])(
    'shows it in each of its sub-calendars in the view %s',
    async (view) => {
      const { user, field } = await openForm('New event', {}, view);
      await waitFor(() => expect(ghosts()).toHaveLength(1));
      expect(ghosts()[0]?.place).toContain('Training');
      await user.click(field('Committee'));
      await waitFor(() => expect(ghosts()).toHaveLength(2));
      expect(ghosts()[1]?.place).toContain('Committee');
    },
  );

  it('turns to the day that is typed, and stays there if the form is given up', async () => {
    const { user, field, showTimes } = await openForm('New event', {}, 'week');
    await showTimes();
    await waitFor(() => expect(ghosts()).toHaveLength(1));
    await user.clear(field('Start'));
    await user.type(field('Start'), '3/25/2026');
    const grid = { name: /^Mar(ch)? 23/, hidden: true };
    expect(await screen.findByRole('grid', grid)).toBeVisible();
    await waitFor(() => expect(ghosts()[0]?.place).toContain('Wednesday, March 25, 2026'));
    expect(field('Start')).toHaveValue('3/25/2026');
    await waitFor(() => expect(field('Start')).toHaveFocus());
    await user.keyboard('{Escape}');
    await hidden();
    expect(await screen.findByRole('grid', grid)).toBeVisible();
  });

  it('shows it when the words in the title say', async () => {
    const { user, title } = await openForm('New event', {}, 'week');
    await waitFor(() => expect(ghosts()).toHaveLength(1));
    await paste(user, title, 'Lunch Mar 5, 2026 12-13');
    await waitFor(() => expect(ghosts()[0]?.text).toBe('12:00 PM – 1:00 PM New event'));
    expect(ghosts()[0]?.place).toContain('Thursday, March 5, 2026');
  });
});
