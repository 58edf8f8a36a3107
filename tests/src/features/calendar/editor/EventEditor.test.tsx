import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pickCases } from '#scripts/testing/depth.ts';
import { addMeeting, minutesFromNow } from '#tests/setup/add-only.ts';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext, control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { beIdle, findOfflineRegion } from '#tests/setup/page-banners.ts';

const key = 'ksr0wingclubmain01';
const controls = { clock: { now: '2026-03-02T09:00:00Z' } };

beforeEach(() => localStorage.clear());

/** Opens the editor of an event, or of a new one. */
async function openEditor(event = 'new', calendar = key) {
  const page = await openPage(`/${calendar}?view=month&date=2026-03-02&edit=${event}`, {
    controls,
  });
  const name = event === 'new' ? 'New event' : 'Edit event';
  const form = within(await screen.findByRole('region', { name }));
  await form.findByLabelText('Title');
  const field = (label: string) => form.getByLabelText(label);
  const fill = async (label: string, text: string) => {
    await page.user.clear(field(label));
    await page.user.click(field(label));
    await page.user.paste(text);
  };
  const save = () => page.user.click(form.getByRole('button', { name: 'Save' }));
  const writes = () =>
    page.calls.filter((call) => /^(POST|PATCH) .*\/events(?!.*\/preview)/.test(call));
  return { ...page, form, field, fill, save, writes };
}

async function readTitles(): Promise<string[]> {
  const url = new URL(`/calendars/${key}/events`, window.location.origin);
  url.search = 'start_date=2026-03-01&end_date=2026-03-31';
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  const { results }: { results: { title: string }[] } = await response.json();
  return results.map(({ title }) => title);
}

describe('what cannot be is said at its field, and not sent', () => {
  it.each(
    pickCases(
      [
        ['a title of 251 characters', 'Title', 'x'.repeat(251), 'Title'],
        ['an end before the start', 'End', '01/02/2026', 'End'],
        ['an event of 100 years', 'End', '03/02/2126', 'End'],
        ['a day that does not exist', 'Start', '02/30/2026', 'Start'],
      ],
      2,
    ),
  )('%s', async (_, label, text, marked) => {
    const { field, fill, save, writes } = await openEditor();
    await fill('Title', 'Party');
    await fill(label, text);
    await save();
    await waitFor(() => expect(field(marked)).toBeInvalid());
    await waitFor(() => expect(field(marked)).toHaveFocus());
    expect(writes()).toEqual([]);
    if (label !== 'Title') expect(field('Title')).toHaveValue('Party');
  });

  it('a rule whose last day is before the event', async () => {
    const { user, field, fill, save, writes } = await openEditor();
    await fill('Title', 'Party');
    await user.selectOptions(field('Repeats'), 'Daily');
    await user.selectOptions(field('Ends'), 'On a day');
    await fill('Last day', '01/01/2020');
    await save();
    await waitFor(() => expect(field('Last day')).toBeInvalid());
    expect(field('Last day')).toHaveAccessibleDescription(/The last day is before the event\./);
    expect(writes()).toEqual([]);
  });
});

it('what is said at one field goes once another field has solved it', async () => {
  const { user, form, field, fill, save } = await openEditor();
  await fill('Title', 'Party');
  await user.click(field('Training'));
  await user.selectOptions(field('Repeats'), 'Weekly');
  await user.click(field('Monday'));
  await user.selectOptions(field('Ends'), 'On a day');
  await fill('Last day', '02/20/2026');
  // A week on no day has no sentence.
  expect(form.queryByText(/^Every week on/)).toBeNull();
  await save();
  expect(await form.findByText('Choose at least one calendar.')).toBeVisible();
  const describes = (name: string, text: string) =>
    expect(form.getByRole('group', { name })).toHaveAccessibleDescription(text);
  describes('Calendars', 'Choose at least one calendar.');
  describes('Weekdays', 'Choose at least one weekday.');
  await waitFor(() => expect(field('Training')).toHaveFocus());
  expect(form.getByText('The last day is before the event.')).toBeVisible();
  await user.click(field('Committee'));
  await waitFor(() => expect(form.queryByText('Choose at least one calendar.')).toBeNull());
  expect(form.getByText('Choose at least one weekday.')).toBeVisible();
  await user.click(field('Friday'));
  await waitFor(() => expect(form.queryByText('Choose at least one weekday.')).toBeNull());
  expect(form.getByText('Every week on Friday, until Friday, February 20, 2026')).toBeVisible();
  await fill('Start', '02/19/2026');
  await waitFor(() => expect(form.queryByText('The last day is before the event.')).toBeNull());
});

it('a rule says which months it leaves out, and offers the last weekday of a month', async () => {
  const { user, form, field, fill } = await openEditor();
  await fill('Start', '03/31/2026');
  await user.selectOptions(field('Repeats'), 'Monthly, on the same day');
  expect(
    await form.findByText('Every month on day 31. Months without this day are left out.'),
  ).toBeVisible();
  await user.selectOptions(field('Repeats'), 'Monthly, on the last Tuesday');
  expect(await form.findByText('Every month on the last Tuesday')).toBeVisible();
  await fill('Start', '02/29/2028');
  await user.selectOptions(field('Repeats'), 'Yearly');
  expect(await form.findByText('Every year. Years without this day are left out.')).toBeVisible();
});

it.each([
  [key, 'Monday'],
  ['ksmeetingrooms0102', 'Sunday'],
])('the weekdays of a rule are in the order of the calendar: %s', async (calendar, first) => {
  const { user, form, field } = await openEditor('new', calendar);
  await user.selectOptions(field('Repeats'), 'Weekly');
  const weekdays = within(form.getByRole('group', { name: 'Weekdays' })).getAllByRole('checkbox');
  expect(weekdays[0]).toHaveAccessibleName(first);
});

it('the weekdays of a rule are short to read, and named in full', async () => {
  const { user, form, field } = await openEditor();
  await user.selectOptions(field('Repeats'), 'Weekly');
  const weekdays = within(form.getByRole('group', { name: 'Weekdays' }));
  await user.click(weekdays.getByText('Wed'));
  expect(weekdays.getByRole('checkbox', { name: 'Wednesday' })).toBeChecked();
  expect(form.getByText('Every week on Monday and Wednesday')).toBeVisible();
});

describe('the events beside the times', () => {
  const beside = (form: ReturnType<typeof within>, day: string) =>
    within(form.getByRole('complementary', { name: `Events on ${day}` }));

  it('are those of the day on which the event begins, without itself', async () => {
    const { form, fill } = await openEditor('7003');
    expect(await beside(form, 'Saturday, March 7').findByText('No other events')).toBeVisible();
    await fill('Start', '03/02/2026');
    const monday = beside(form, 'Monday, March 2');
    const events = await monday.findAllByRole('listitem');
    expect(events.map(({ textContent }) => textContent)).toEqual([
      '5:30 PM – 7:00 PMTraining on the river',
      '7:00 PM – 8:30 PMCommittee meeting',
    ]);
    await fill('Start', '');
    expect(monday.getByText('Committee meeting')).toBeVisible();
  });

  it('are those of the calendars that the page shows', async () => {
    await openPage(`/${key}?view=month&date=2026-03-02&edit=new&sub=10105`, { controls });
    const events = await screen.findByRole('complementary', { name: 'Events on Monday, March 2' });
    expect(await within(events).findByText('Committee meeting')).toBeVisible();
    expect(within(events).queryByText('Training on the river')).toBeNull();
  });
});

it('the events of the day are not read where there is no room for them', async () => {
  const isNarrow = (query: string) => query === '(width < 1024px)';
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isNarrow(query) }),
  );
  const { calls } = await openPage('/ksr0wingclubmain01?edit=new&date=2026-03-02');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
  const reads = calls.filter((call) => call.includes('start_date=2026-03-02&end_date=2026-03-02'));
  expect(reads).toEqual([]);
});

it('a year that is still being typed breaks nothing', async () => {
  const { user } = await openPage('/ksr0wingclubmain01?edit=7003');
  const day = await screen.findByLabelText('Last day to sign up');
  await user.clear(day);
  await user.type(day, '3/8/202');
  expect(day).toHaveValue('3/8/202');
});

it('Ctrl+Enter saves from anywhere in the editor, as its list of shortcuts says', async () => {
  const { user, field, fill } = await openEditor('7003');
  await fill('Notes', 'Bring a broom');
  await waitFor(() => expect(field('Notes')).toHaveFocus());
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('“Spring clean of the boathouse” is changed.')).toBeVisible();
});

describe('Delete in the editor', () => {
  it('deletes the event, leads back to the calendar, and offers to undo it', async () => {
    const { user, form } = await openEditor('7003');
    await user.click(form.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“Spring clean of the boathouse” is deleted.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Edit event' })).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('gridcell', { name: /^Monday, March 2,/ })).toHaveFocus(),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: /^Spring clean/ })).toBeVisible();
  });

  it('asks which events of a series are meant, and leaves the editor as it is without an answer', async () => {
    const { user, form, field, fill } = await openEditor('8009-20260322T070000Z');
    await fill('Where', 'Upper pontoon');
    await user.click(form.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete which events?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(field('Where')).toHaveValue('Upper pontoon');
  });

  it('is not there for a new event', async () => {
    const { form } = await openEditor();
    expect(form.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});

it('an event that repeats on the weekday of its start alone follows it, however its day is typed', async () => {
  const { user, form, field, save } = await openEditor();
  await user.type(field('Title'), 'Party');
  await user.selectOptions(field('Repeats'), 'Weekly');
  expect(await form.findByText('Every week on Monday')).toBeVisible();
  await user.clear(field('Start'));
  await user.type(field('Start'), '3/13/2026');
  expect(await form.findByText('Every week on Friday')).toBeVisible();
  expect(field('Friday')).toBeChecked();
  expect(field('Monday')).not.toBeChecked();
  // A second time, from that day on.
  await user.clear(field('Start'));
  await user.type(field('Start'), '3/17/2026');
  expect(await form.findByText('Every week on Tuesday')).toBeVisible();
  // Another weekday that was chosen stays.
  await user.click(field('Thursday'));
  await user.clear(field('Start'));
  await user.type(field('Start'), '3/18/2026');
  expect(await form.findByText('Every week on Tuesday and Thursday')).toBeVisible();
  await save();
  expect(await screen.findByText('“Party” is in the calendar.')).toBeVisible();
});

it('an occurrence moves alone to another weekday', async () => {
  const { user, fill, save, writes } = await openEditor('8009-20260322T070000Z');
  await fill('Start', '03/21/2026');
  await save();
  const question = within(await screen.findByRole('dialog', { name: 'Change which events?' }));
  expect(question.getByRole('radio', { name: 'This event' })).toBeChecked();
  await user.click(question.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Moved to Sat, Mar 21, /)).toBeVisible();
  expect(writes()).toHaveLength(1);
});

it('an event that was moved to before its deadline can be changed without another deadline', async () => {
  const { user, form, fill, save } = await openEditor('7003');
  await fill('Last day to sign up', '03/08/2026');
  await save();
  expect(await form.findByText('This is after the end of the event.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave page' }));
  const clean = await screen.findByRole('button', { name: /^Spring clean/ });
  clean.focus();
  await user.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Spring clean.*March 5/ }));
  const card = within(await screen.findByRole('dialog'));
  await user.click(await card.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('region', { name: 'Edit event' });
  await waitFor(() => expect(screen.getByLabelText('Start')).toHaveValue('03/05/2026'));
  await user.clear(screen.getByLabelText('Where'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Edit event' })).toBeNull());
});

it('what is typed of a new event stays when the page’s data is read again', async () => {
  beIdle();
  const { field, fill, calls, router } = await openEditor();
  await findOfflineRegion();
  await fill('Title', 'Party');
  await fill('Where', 'Lower pontoon');
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('You are online again.')).toBeVisible();
  const reads = () => calls.filter((call) => call === `GET /calendars/${key}`);
  await waitFor(() => expect(reads()).toHaveLength(2));
  await waitFor(() => expect(router.state.revalidation).toBe('idle'));
  expect(field('Title')).toHaveValue('Party');
  expect(field('Where')).toHaveValue('Lower pontoon');
});

it('an event that lasts all day ends within a year, its last day included', async () => {
  const { user, field, fill, save, writes } = await openEditor();
  await fill('Title', 'Season');
  await user.click(field('All day'));
  await fill('End', '03/03/2027');
  await save();
  await waitFor(() =>
    expect(field('End')).toHaveAccessibleDescription(/An event can last a year at most\./),
  );
  expect(writes()).toEqual([]);
  await fill('End', '03/02/2027');
  await save();
  expect(await screen.findByText('“Season” is in the calendar.')).toBeVisible();
});

it('all days and times of a form have the calendar’s format', async () => {
  const page = await openPage('/ksstaldhelmschoir7?view=month&date=2026-03-02&edit=new', {
    controls: { ...controls, settings: { language: 'de' } },
  });
  const form = within(await screen.findByRole('region', { name: 'Neuer Termin' }));
  await page.user.selectOptions(await form.findByLabelText('Wiederholt sich'), 'Täglich');
  await page.user.selectOptions(form.getByLabelText('Endet'), 'An einem bestimmten Tag');
  const example = /12\/31\/2026/;
  await waitFor(() =>
    expect(form.getByLabelText('Letzter Tag')).toHaveAccessibleDescription(example),
  );
  await page.user.click(form.getByLabelText('Anmeldung möglich'));
  expect(form.getByLabelText('Anmeldeschluss')).toHaveAccessibleDescription(example);
});

it('a rule without an end that began decades ago goes on until today', async () => {
  const { user, field, fill, save } = await openEditor();
  await fill('Title', 'Watch');
  await fill('Start', '01/03/1990');
  await user.selectOptions(field('Repeats'), 'Weekly');
  await save();
  expect(await screen.findByText('“Watch” is in the calendar.')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Watch, Wednesday, March 4,/ })).toBeVisible();
});

describe('hostile Markdown in notes', () => {
  it('stays text, in the preview and in the card', async () => {
    const page = await openEditor();
    await page.fill('Title', 'Party');
    const hostile = '<img src=x onerror=alert(1)> [go](javascript:alert(1))';
    await page.fill('Notes', hostile);
    await page.user.click(
      page.form.getAllByRole('button', { name: 'Preview' })[0] ?? document.body,
    );
    expect(await page.form.findByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
    expect(document.querySelector('img[src="x"], a[href^="javascript"]')).toBeNull();
  });
});

describe('a connection that is lost while an event is saved', () => {
  it('keeps the form, and adds the event once when it is sent again', async () => {
    const page = await openEditor();
    await page.fill('Title', 'Boat christening');
    const { fetch } = globalThis;
    loseAnswers(/^POST .*\/events$/);
    await page.save();
    const again = await page.form.findByRole('alert');
    expect(again).toBeVisible();
    expect(page.field('Title')).toHaveValue('Boat christening');
    globalThis.fetch = fetch;
    await page.save();
    expect(await screen.findByText('“Boat christening” is in the calendar.')).toBeVisible();
    const titles = await readTitles();
    expect(titles.filter((title) => title === 'Boat christening')).toHaveLength(1);
  });

  it('says that an event is too large, and keeps what was typed', async () => {
    const { form, field, fill, save } = await openEditor('7003');
    await fill('Notes', 'Long');
    await answerNext('updateEvent', 413);
    await save();
    const notice = await form.findByRole('alert');
    expect(notice).toHaveTextContent('The event is too large');
    expect(notice).toHaveTextContent('Shorten its notes and try again.');
    expect(notice).not.toHaveTextContent(/file|upload/i);
    expect(field('Notes')).toHaveValue('Long');
    await save();
    expect(await screen.findByText('“Spring clean of the boathouse” is changed.')).toBeVisible();
  });

  it('shows what the server finds wrong at its field', async () => {
    const { field, fill, save } = await openEditor();
    await fill('Title', 'Party');
    await answerNext('createEvent', 422);
    await save();
    await waitFor(() => expect(field('Title')).toHaveValue('Party'));
  });
});

describe('a right that ends while the form is open', () => {
  it('is told, and loses nothing, if it was taken away', async () => {
    const page = await openEditor('7003');
    await page.fill('Where', 'Upper pontoon');
    await answerNext('updateEvent', 403, 'permission_denied');
    await page.save();
    expect(await page.form.findByRole('alert')).toBeVisible();
    expect(page.field('Where')).toHaveValue('Upper pontoon');
  });

  /** Opens the editor of an event that was just added, where this device's clock is ahead by some minutes. */
  const openAdded = async (minutesAhead: number) => {
    const addOnly = 'ksroomsaddonly0001';
    const controls = minutesFromNow(-minutesAhead);
    const page = await openPage(`/${addOnly}?view=month`, { controls });
    const id = await addMeeting(addOnly);
    await page.router.navigate(`/${addOnly}?view=month&edit=${id}`);
    const form = within(await screen.findByRole('region', { name: 'Edit event' }));
    const title = await form.findByLabelText('Title');
    return { ...page, form, title };
  };

  it.each([0, 31, -31])(
    'is told with the minutes that remain, %i minutes too early',
    async (ahead) => {
      const { form, user, title } = await openAdded(ahead);
      expect(await form.findByText(/^You can change it for (29|30) more minutes\.$/)).toBeVisible();
      await user.clear(title);
      await user.type(title, 'Better');
      await user.click(form.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText(/ is changed\.$/)).toBeVisible();
    },
  );

  it('is told when they are over, and what was typed stays', async () => {
    const { form, title, user } = await openAdded(45);
    await user.clear(title);
    await user.type(title, 'Better');
    await control('clock', minutesFromNow(-10).clock);
    await user.click(form.getByRole('button', { name: 'Save' }));
    const text = 'You may no longer change this event. What you typed is still here.';
    expect(await form.findByText(text)).toBeVisible();
    // The server's own words say less.
    await waitFor(() => expect(form.queryByText('Not allowed')).toBeNull());
    expect(title).toHaveValue('Better');
    expect(form.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });
});

it('a new event keeps the hour that it was offered', async () => {
  const page = await openEditor('new');
  const start = page.field('Start time').getAttribute('value');
  await control('clock', { now: '2026-03-02T13:00:00Z' });
  await act(() => page.router.revalidate());
  await page.fill('Title', 'Party');
  expect(page.field('Start time')).toHaveValue(start);
});

it('what is typed stays when the page’s data cannot be read again', async () => {
  const page = await openEditor('new');
  await page.fill('Title', 'Party');
  await answerNext('getCalendar', 500);
  await act(() => page.router.revalidate());
  expect(page.field('Title')).toHaveValue('Party');
});

describe('the editor of an event that does not exist', () => {
  it('says so, and leads back to the calendar', async () => {
    const page = await openPage(`/${key}?view=month&date=2026-03-02&edit=999999`, { controls });
    expect(await screen.findByText('Event not found')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Back to the calendar' }));
    expect(await screen.findByRole('grid', { name: 'March 2026' })).toBeVisible();
  });
});

describe('the draft of an event', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));

  it.each([
    ['is kept over a reload without a question', { as: 'owner@example.com' }, false],
    [
      'cannot be kept while staff view the page as its user, so the browser asks',
      { as: 'support@example.com', viewAs: 'owner@example.com' },
      true,
    ],
  ])('%s', async (_, session, isAsked) => {
    const page = await openPage(`/${key}?view=month&date=2026-03-02&edit=7003`, {
      controls,
      ...session,
    });
    await page.user.type(await screen.findByLabelText('Where'), ' ramp');
    const reload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(reload);
    expect(reload.defaultPrevented).toBe(isAsked);
  });

  it('is there again in another tab after this one was closed', async () => {
    const page = await openEditor('7003');
    await page.fill('Where', 'Upper pontoon');
    leave();
    sessionStorage.clear();
    const again = await openEditor('7003');
    await waitFor(() => expect(again.field('Where')).toHaveValue('Upper pontoon'));
  });

  it('is there again after the calendar could not be shown for a while', async () => {
    const page = await openEditor('7003');
    await page.fill('Where', 'Upper pontoon');
    await answerNext('getCalendar', 401, 'calendar_password_required');
    await act(() => page.router.revalidate());
    expect(await screen.findByRole('button', { name: 'Open calendar' })).toBeVisible();
    await act(() => page.router.revalidate());
    const form = within(await screen.findByRole('region', { name: 'Edit event' }));
    await form.findByLabelText('Where');
    await waitFor(() => expect(form.getByLabelText('Where')).toHaveValue('Upper pontoon'));
  });

  it('is not there anymore once it was given up', async () => {
    const page = await openEditor('7003');
    await page.fill('Where', 'Upper pontoon');
    await page.user.click(page.form.getByRole('button', { name: 'Cancel' }));
    await page.user.click(await screen.findByRole('button', { name: 'Leave page' }));
    await screen.findByRole('grid', { name: 'March 2026' });
    const again = await openEditor('7003');
    await waitFor(() => expect(again.field('Where')).toHaveValue('Boathouse'));
  });

  it('takes back nothing that somebody else has changed meanwhile', async () => {
    const page = await openEditor('7003');
    await page.fill('Where', 'Upper pontoon');
    await page.user.click(page.field('Committee'));
    leave();
    const rename = { calendar: key, change: 'rename', event: '7003', title: 'Renamed by Rosa' };
    await openPage(`/${key}?view=month&date=2026-03-02&edit=7003`, {
      controls: { ...controls, 'calendar-change': rename },
    });
    const form = within(await screen.findByRole('region', { name: 'Edit event' }));
    expect(await form.findByLabelText('Title')).toHaveValue('Renamed by Rosa');
    await waitFor(() => expect(form.getByLabelText('Where')).toHaveValue('Upper pontoon'));
    expect(form.getByLabelText('Committee')).toBeChecked();
    expect(form.getByLabelText('Open days')).toBeChecked();
  });

  it('is whole if the event is not in the calendar yet', async () => {
    const page = await openEditor();
    await page.fill('Title', 'Party');
    const start = page.field('Start time').getAttribute('value');
    leave();
    await openPage(`/${key}?view=month&date=2026-03-02&edit=new`, {
      controls: { clock: { now: '2026-03-02T15:00:00Z' } },
    });
    const form = within(await screen.findByRole('region', { name: 'New event' }));
    await waitFor(() => expect(form.getByLabelText('Title')).toHaveValue('Party'));
    expect(form.getByLabelText('Start time')).toHaveValue(start);
  });

  it('is there again for a visitor who has logged in since', async () => {
    const page = await openEditor('7003');
    await page.fill('Where', 'Upper pontoon');
    leave();
    sessionStorage.clear();
    await openPage(`/${key}?view=month&date=2026-03-02&edit=7003`, {
      controls,
      as: 'owner@example.com',
    });
    const form = within(await screen.findByRole('region', { name: 'Edit event' }));
    expect(await form.findByLabelText('Where')).toHaveValue('Upper pontoon');
  });
});
