import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { failChange } from '#tests/setup/lost-answers.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const frozen = { clock: { now: '2026-03-02T09:00:00Z' } };
const rowing = 'ksr0wingclubmain01';
const shifts = 'ksboathouseshift04';

/** Opens a calendar in a view and focuses an event. */
async function focusEvent(calendar: string, view: string, name: RegExp) {
  const page = await openPage(`/${calendar}?view=${view}&date=2026-03-02`, { controls: frozen });
  const [event] = await screen.findAllByRole('button', { name });
  event?.focus();
  await waitFor(() => expect(event).toHaveFocus());
  const press = (keys: string) => page.user.keyboard(`{Alt>}${keys}{/Alt}`);
  return { ...page, event, press };
}

const events = (name: RegExp) => screen.queryAllByRole('button', { name });
const shows = (name: RegExp) => waitFor(() => expect(events(name)).toHaveLength(1));
const announces = (text: RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').some((one) => text.test(one.textContent ?? ''))).toBe(
      true,
    ),
  );

/** The calendar's events of a week on the server, by id. */
async function readEvents(calendar: string) {
  const query = 'start_date=2026-03-02&end_date=2026-03-22';
  const answer = await fetch(`${window.location.origin}/calendars/${calendar}/events?${query}`);
  const { results }: { results: { id: string; start: string; end: string }[] } =
    await answer.json();
  return new Map(results.map((one) => [one.id, one]));
}

describe('moving an event with the keyboard', () => {
  const clean = /^Spring clean/;

  it('announces each step, writes once with Enter, and can be undone', async () => {
    const { press, user, calls } = await focusEvent(rowing, 'month', clean);
    const before = await readEvents(rowing);
    await press('{ArrowRight}');
    await announces(/^Sunday, March 8, 9:00 AM – 12:00 PMEnter keeps it here/);
    await press('{ArrowDown}');
    await announces(/^Sunday, March 15, 9:00 AM – 12:00 PM/);
    expect(events(/^Spring clean.*Saturday, March 7/)).toHaveLength(1);
    expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(0);
    const network = holdCalls(/^PATCH/);
    await user.keyboard('{Enter}');
    await shows(/^Spring clean.*, Sunday, March 15, 9:00 AM – 12:00 PM/);
    const moved = () => screen.getByRole('button', { name: /^Spring clean.*, Sunday, March 15/ });
    await waitFor(() => expect(moved()).toHaveFocus());
    network.letGo();
    expect(await screen.findByText('Moved to Sun, Mar 15, 9:00 AM')).toBeVisible();
    await waitFor(() => expect(moved()).toHaveFocus());
    const changed = await readEvents(rowing);
    expect(changed.get('7003')?.start).toMatch(/^2026-03-15T09:00/);
    expect([...changed.keys()].sort()).toEqual([...before.keys()].sort());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    await shows(/^Spring clean.*, Saturday, March 7/);
    expect((await readEvents(rowing)).get('7003')?.start).toBe(before.get('7003')?.start);
  });

  it('leaves it where it was after Escape, and gives the focus back', async () => {
    const { press, user, event, calls } = await focusEvent(rowing, 'month', clean);
    await press('{ArrowDown}{ArrowLeft}');
    await announces(/^Friday, March 13/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(event).toHaveFocus());
    expect(screen.queryByText(/Enter keeps it here/)).toBeNull();
    await user.keyboard('{Tab}');
    expect(events(/^Spring clean.*Saturday, March 7/)).toHaveLength(1);
    expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(0);
  });

  it('writes nothing if it is back where it was', async () => {
    const { press, user, event, calls } = await focusEvent(rowing, 'month', clean);
    await press('{ArrowRight}{ArrowLeft}');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(event).toHaveFocus());
    expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(0);
  });

  it('goes on into other months', async () => {
    const { press, user } = await focusEvent(rowing, 'month', clean);
    await press('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(await screen.findByRole('grid', { name: 'April 2026' })).toBeVisible();
    await announces(/^Saturday, April 11, 9:00 AM/);
    await user.keyboard('{Enter}');
    await shows(/^Spring clean.*, Saturday, April 11/);
  });

  it('puts it back if the server fails', async () => {
    const { press, user } = await focusEvent(rowing, 'month', clean);
    failChange(/^PATCH /);
    await press('{ArrowRight}');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/is as it was before/)).toBeVisible();
    await shows(/^Spring clean.*, Saturday, March 7/);
  });

  it('asks which events of a series are meant', async () => {
    const { press, user } = await focusEvent(rowing, 'week', /^Training on the river, Monday/);
    await press('{ArrowRight}');
    await user.keyboard('{Enter}');
    const question = await screen.findByRole('dialog', { name: 'Change which events?' });
    await user.click(within(question).getByRole('button', { name: 'Save' }));
    const moved = /^Training on the river, Tuesday, March 3, 5:30 PM – 7:00 PM/;
    await shows(moved);
    expect(await screen.findByText(/^Moved to Tue, Mar 3/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: moved })).toHaveFocus());
  });

  it('leaves the focus where the reader takes it in the meantime', async () => {
    const { press, user } = await focusEvent(rowing, 'month', clean);
    const network = holdCalls(/^PATCH/);
    await press('{ArrowRight}');
    await user.keyboard('{Enter}');
    const moved = await screen.findByRole('button', { name: /^Spring clean.*, Sunday, March 8/ });
    await waitFor(() => expect(moved).toHaveFocus());
    await user.keyboard('{ArrowLeft}');
    const day = screen.getByRole('gridcell', { name: /^Saturday, March 7/ });
    await waitFor(() => expect(day).toHaveFocus());
    network.letGo();
    expect(await screen.findByText(/^Moved to Sun, Mar 8/)).toBeVisible();
    await waitFor(() => expect(day).toHaveFocus());
  });

  it('says why an event of others does not move', async () => {
    const { press } = await focusEvent('ksroomsreadonly001', 'week', / [AP]M – /);
    await press('{ArrowRight}');
    expect(await screen.findByText('You may not change this event.')).toBeVisible();
    expect(screen.queryByText(/Enter keeps it here/)).toBeNull();
  });
});

describe('the steps of a view', () => {
  it('among hours are those of the calendar, and Shift moves the end', async () => {
    const { press, user } = await focusEvent(rowing, 'week', /^Spring clean/);
    await press('{ArrowDown}{ArrowLeft}');
    await announces(/^Friday, March 6, 9:30 AM – 12:30 PM/);
    await press('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await announces(/^Friday, March 6, 9:30 AM – 1:00 PM/);
    await user.keyboard('{Enter}');
    const moved = /^Spring clean.*, Friday, March 6, 9:30 AM – 1:00 PM/;
    await shows(moved);
    await waitFor(() => expect(screen.getByRole('button', { name: moved })).toHaveFocus());
  });

  it.each([
    ['week', /^Spring clean/, '{ArrowUp}', /^Saturday, March 7, 8:30 AM – 12:00 PM/],
    ['month', /^Boathouse closed/, '{ArrowRight}', /^Saturday, March 21 – Sunday, March 22/],
    ['timeline', /^Spring clean/, '{ArrowLeft}', /^Saturday, March 7, 8:30 AM – 12:00 PM/],
  ])('in the view %s move the start with Control and Shift', async (view, name, arrow, time) => {
    const { user } = await focusEvent(rowing, view, name);
    await user.keyboard(`{Control>}{Shift>}${arrow}{/Shift}{/Control}`);
    await announces(time);
    await user.keyboard('{Enter}');
    await shows(new RegExp(`${name.source}.*${time.source.slice(1)}`));
  });

  it('move the start of nothing in a cell, where they move the focus', async () => {
    const page = await openPage(`/${rowing}?view=month&date=2026-03-02`, { controls: frozen });
    (await screen.findByRole('gridcell', { name: /^Monday, March 2,/ })).focus();
    await page.user.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
    const below = screen.getByRole('gridcell', { name: /^Monday, March 9,/ });
    await waitFor(() => expect(below).toHaveFocus());
  });

  it('in weeks without end are days and weeks', async () => {
    const { press, user } = await focusEvent(rowing, 'weeks', /^Spring clean/);
    await press('{ArrowDown}{ArrowRight}');
    await announces(/^Sunday, March 15/);
    await user.keyboard('{Escape}');
  });

  it('move whole days by days only', async () => {
    const { press } = await focusEvent(rowing, 'month', /^Boathouse closed/);
    await press('{Shift>}{ArrowRight}{/Shift}');
    await announces(/^Friday, March 20 – Monday, March 23/);
  });

  it('lead from one sub-calendar to the next in the scheduler', async () => {
    const { press, user } = await focusEvent(shifts, 'scheduler', /^Early: /);
    await press('{ArrowRight}');
    await announces(/^Monday, March 2, 6:00 AM – 2:00 PM, Late/);
    await press('{ArrowLeft}{ArrowLeft}');
    await announces(/^Sunday, March 1, .+, On call/);
    expect(await screen.findByRole('grid', { name: 'Sunday, March 1, 2026' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('gridcell', { name: /^Early, Monday, March 2, 2026/ })).toHaveFocus(),
    );
  });

  it('lead from one sub-calendar to the next in the timeline', async () => {
    const { press, user } = await focusEvent(rowing, 'timeline', /^Spring clean/);
    await press('{ArrowUp}');
    await announces(/^Saturday, March 7, 9:00 AM – 12:00 PM, Committee/);
    await press('{ArrowRight}');
    await user.keyboard('{Enter}');
    await shows(/^Spring clean.*, Saturday, March 7, 9:30 AM – 12:30 PM, Committee/);
  });
});

describe('moving an event between its hours and the whole day', () => {
  it('goes up past the first hour of its day, and down again to where it was', async () => {
    const { press, user, calls } = await focusEvent(rowing, 'week', /^Spring clean/);
    await press('{ArrowUp>18/}');
    await announces(/^Saturday, March 7, 12:00 AM – 3:00 AM/);
    await press('{ArrowUp}');
    await announces(/^Saturday, March 7, all dayEnter keeps it here/);
    await press('{ArrowUp}{ArrowLeft}');
    await announces(/^Friday, March 6, all day/);
    await press('{ArrowDown}');
    await announces(/^Friday, March 6, 12:00 AM – 3:00 AM/);
    await press('{ArrowUp}');
    await user.keyboard('{Enter}');
    await shows(/^Spring clean.*, Friday, March 6, all day/);
    await waitFor(() => expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1));
    expect(await screen.findByText('Moved to Fri, Mar 6, all day')).toBeVisible();
    await user.keyboard('z');
    await shows(/^Spring clean.*, Saturday, March 7, 9:00 AM – 12:00 PM/);
  });

  it.each(['week', 'month', 'timeline'])(
    'takes one key in the view %s, and the same back',
    async (view) => {
      const { press, user } = await focusEvent(rowing, view, /^Spring clean/);
      await press('a');
      await announces(/^Saturday, March 7, all day/);
      await press('a');
      await announces(/^Saturday, March 7, 9:00 AM – 12:00 PM/);
      await press('a');
      await user.keyboard('{Enter}');
      await shows(/^Spring clean.*, Saturday, March 7, all day/);
    },
  );

  it('has its hours again if they were given up in an earlier move', async () => {
    const { press, user } = await focusEvent(rowing, 'week', /^Spring clean/);
    await press('a');
    await user.keyboard('{Enter}');
    await shows(/^Spring clean.*, Saturday, March 7, all day/);
    expect(await screen.findByText('Moved to Sat, Mar 7, all day')).toBeVisible();
    events(/^Spring clean/)[0]?.focus();
    await press('a');
    await announces(/^Saturday, March 7, 9:00 AM – 12:00 PM/);
  });

  it('works where Alt writes another letter, and not together with other keys', async () => {
    const { user } = await focusEvent(rowing, 'week', /^Spring clean/);
    await user.keyboard('{Control>}{Alt>}a{/Alt}{/Control}');
    expect(screen.queryByText(/Enter keeps it here/)).toBeNull();
    const { activeElement } = document;
    if (!activeElement) throw new Error('Nothing has the focus.');
    fireEvent.keyDown(activeElement, { key: 'å', code: 'KeyA', altKey: true });
    await announces(/^Saturday, March 7, all day/);
  });

  it('begins in the usual hour if it has had none', async () => {
    const { press } = await focusEvent(rowing, 'week&date=2026-03-16', /^Boathouse closed/);
    await press('{ArrowDown}');
    await announces(/^Friday, March 20, 9:00 AM – 10:00 AM/);
    await press('{ArrowDown}');
    await announces(/^Friday, March 20, 9:30 AM – 10:30 AM/);
    await press('a');
    await announces(/^Friday, March 20, all day/);
  });

  it('stays in its column of the scheduler', async () => {
    const { press, user } = await focusEvent(shifts, 'scheduler', /^Early: /);
    await press('{ArrowUp>13/}');
    await announces(/^Monday, March 2, all day, Early/);
    await press('{ArrowDown}');
    await announces(/^Monday, March 2, 12:00 AM – 8:00 AM, Early/);
    await user.keyboard('{Escape}');
  });

  it('takes the other chosen events along', async () => {
    const { press, user } = await focusEvent(rowing, 'week', /^Spring clean/);
    await user.keyboard('{Control>} {/Control}');
    const training = events(/^Training on the river, Monday/)[0];
    training?.focus();
    await user.keyboard('{Control>} {/Control}');
    await press('a');
    await announces(/^Monday, March 2, all day and 1 more event/);
    await user.keyboard('{Escape}');
  });
});

describe('drawing a new event with the keyboard', () => {
  /** Focuses a cell of a view, and returns what presses keys together with Shift. */
  async function focusCell(calendar: string, view: string, name: RegExp) {
    const page = await openPage(`/${calendar}?view=${view}&date=2026-03-02`, { controls: frozen });
    const cell = await screen.findByRole('gridcell', { name });
    cell.focus();
    await waitFor(() => expect(cell).toHaveFocus());
    const press = (keys: string) => page.user.keyboard(`{Shift>}${keys}{/Shift}`);
    return { ...page, cell, press };
  }
  const newEvent = () => screen.findByRole('dialog', { name: 'New event' });
  const value = (form: HTMLElement, label: string) => within(form).getByLabelText(label);

  it('takes days of a month, and writes nothing before the form is saved', async () => {
    const { press, user, calls } = await focusCell(rowing, 'month', /^Tuesday, March 10, 2026/);
    await press('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    await announces(/^Tuesday, March 10 – Thursday, March 12Enter adds the event/);
    await user.keyboard('{ArrowDown}{Enter}');
    const form = await newEvent();
    expect(value(form, 'All day')).toBeChecked();
    expect(value(form, 'Start')).toHaveValue('03/17/2026');
    expect(value(form, 'End')).toHaveValue('03/19/2026');
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(0);
    await waitFor(() => expect(value(form, 'Title')).toHaveFocus());
    await user.keyboard('Regatta{Enter}');
    await shows(/^Regatta, Tuesday, March 17 – Thursday, March 19/);
    // It is shown at once, and written after that.
    expect(await screen.findByText(/is in the calendar/)).toBeVisible();
    const [added] = [...(await readEvents(rowing)).values()].filter(
      ({ start, end }) => start === '2026-03-17' && end === '2026-03-19',
    );
    expect(added).toMatchObject({ title: 'Regatta', all_day: true });
  });

  it('goes backwards from its first day, and forwards again', async () => {
    const { press, user } = await focusCell(rowing, 'month', /^Tuesday, March 10, 2026/);
    await press('{ArrowLeft}');
    await announces(/^Monday, March 9 – Tuesday, March 10Enter adds the event/);
    await press('{ArrowUp}');
    await announces(/^Monday, March 2 – Tuesday, March 10/);
    await press('{ArrowDown}{ArrowRight}{ArrowRight}');
    await announces(/^Tuesday, March 10 – Wednesday, March 11/);
    await press('{ArrowLeft}{ArrowLeft}');
    await user.keyboard('{ArrowUp}{Enter}');
    const form = await newEvent();
    expect(value(form, 'Start')).toHaveValue('03/02/2026');
    expect(value(form, 'End')).toHaveValue('03/03/2026');
  });

  it('goes backwards in weeks without end', async () => {
    const { press } = await focusCell(rowing, 'weeks', /^Tuesday, March 10, 2026/);
    await press('{ArrowLeft}');
    await announces(/^Monday, March 9 – Tuesday, March 10/);
  });

  it('goes backwards from an hour', async () => {
    const { press } = await focusCell(rowing, 'week', /^Wednesday, March 4, 2026/);
    await press('{ArrowUp}{ArrowUp}');
    await announces(/^Wednesday, March 4, 8:00 AM – 10:00 AM/);
    await press('{ArrowDown}{ArrowDown}{ArrowDown}');
    await announces(/^Wednesday, March 4, 9:00 AM – 10:30 AM/);
  });

  it('takes hours of a day, which arrows move', async () => {
    const { press, user } = await focusCell(rowing, 'week', /^Wednesday, March 4, 2026/);
    await press('{ArrowDown}{ArrowDown}');
    await announces(/^Wednesday, March 4, 9:00 AM – 11:00 AM/);
    await user.keyboard('{ArrowDown}{ArrowRight}');
    await announces(/^Thursday, March 5, 9:30 AM – 11:30 AM/);
    await user.keyboard('{Enter}');
    const form = await newEvent();
    expect(value(form, 'Start time')).toHaveValue('9:30 AM');
    expect(value(form, 'End time')).toHaveValue('11:30 AM');
  });

  it('takes the sub-calendar of its column or row along', async () => {
    const { press, user } = await focusCell(shifts, 'scheduler', /^Late, Monday, March 2, 2026/);
    await press('{ArrowDown}');
    await announces(/^Monday, March 2, 9:00 AM – 10:30 AM, Late/);
    await user.keyboard('{Enter}');
    const form = await newEvent();
    expect(within(form).getByRole('checkbox', { name: 'Late' })).toBeChecked();
    expect(within(form).getByRole('checkbox', { name: 'Early' })).not.toBeChecked();
  });

  it('begins with the hour of a cell in the timeline of a day', async () => {
    const { press } = await focusCell(shifts, 'timeline&scale=day', /^Early, Monday, March 2, /);
    await press('{ArrowRight}');
    await announces(/^Monday, March 2, (\d+):00 AM – (?!\1)\d+:30 AM, EarlyEnter adds the event/);
  });

  it('ends with Escape, and the focus stays', async () => {
    const { press, user, cell } = await focusCell(rowing, 'month', /^Tuesday, March 10, 2026/);
    await press('{ArrowRight}');
    await announces(/^Tuesday, March 10 – Wednesday, March 11/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/Enter adds the event/)).toBeNull());
    await waitFor(() => expect(cell).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not for visitors who may not add events: Shift changes nothing about arrows', async () => {
    const cell = /^Tuesday, March 3, 2026/;
    const { press } = await focusCell('ksroomsreadonly001', 'month', cell);
    await press('{ArrowRight}');
    await waitFor(() =>
      expect(screen.getByRole('gridcell', { name: /^Wednesday, March 4, 2026/ })).toHaveFocus(),
    );
    expect(screen.queryByText(/Enter adds the event/)).toBeNull();
  });
});
