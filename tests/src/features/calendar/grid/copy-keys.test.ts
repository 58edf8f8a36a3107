import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const frozen = { clock: { now: '2026-03-02T09:00:00Z' } };
const rowing = 'ksr0wingclubmain01';
const shifts = 'ksboathouseshift04';

const events = (name: RegExp) => screen.queryAllByRole('button', { name });
const shows = (name: RegExp) => waitFor(() => expect(events(name)).toHaveLength(1));

/** Opens a calendar in a view. `copy` and `paste` press the keys on an event or in a cell, by its name. */
async function openView(calendar: string, view: string) {
  const page = await openPage(`/${calendar}?view=${view}&date=2026-03-02`, { controls: frozen });
  const press = async (element: HTMLElement | undefined, keys: string) => {
    element?.focus();
    await waitFor(() => expect(element).toHaveFocus());
    await page.user.keyboard(keys);
  };
  return {
    ...page,
    copy: async (name: RegExp) => {
      const [event] = await screen.findAllByRole('button', { name });
      await press(event, '{Control>}c{/Control}');
    },
    paste: async (name: RegExp) => {
      const cell = (await screen.findAllByRole('gridcell', { name })).at(-1);
      await press(cell, '{Control>}v{/Control}');
      return cell;
    },
  };
}

/** The calendar's events of some weeks on the server. */
async function readEvents(calendar: string) {
  const query = 'start_date=2026-03-02&end_date=2026-03-29';
  const answer = await fetch(`${window.location.origin}/calendars/${calendar}/events?${query}`);
  const { results }: { results: Record<string, unknown>[] } = await answer.json();
  return results;
}

async function readAdded(calendar: string, before: readonly Record<string, unknown>[]) {
  const known = new Set(before.map(({ id }) => id));
  return (await readEvents(calendar)).filter(({ id }) => !known.has(id));
}

describe('copying an event with keys', () => {
  const clean = /^Spring clean of the boathouse/;

  it('adds it on another day with all its fields, and Undo takes it back', async () => {
    const { user, copy, paste } = await openView(rowing, 'month');
    await copy(clean);
    expect(await screen.findByText('Copied')).toBeVisible();
    const before = await readEvents(rowing);
    const cell = await paste(/^Tuesday, March 10, 2026/);
    await shows(/^Spring clean of the boathouse, Tuesday, March 10, 9:00 AM – 12:00 PM, Open days/);
    await waitFor(() => expect(cell).toHaveFocus());
    expect(await screen.findByText(/is in the calendar/)).toBeVisible();
    const original = before.find(({ id }) => id === '7003');
    const [added] = await readAdded(rowing, before);
    const { title, location, notes, sub_calendar_ids } = original ?? {};
    expect(added).toMatchObject({ title, location, notes, sub_calendar_ids });
    expect(added).toMatchObject({ signup: { limit: 12, count: 0 } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await readEvents(rowing)).toEqual(before);
  });

  it('keeps as long before the event as it was until when people can sign up', async () => {
    const { copy, paste } = await openView(rowing, 'month');
    await copy(clean);
    const before = await readEvents(rowing);
    await paste(/^Thursday, February 26, 2026/);
    await shows(/^Spring clean of the boathouse, Thursday, February 26/);
    await screen.findByText(/is in the calendar/);
    const query = 'start_date=2026-02-26&end_date=2026-02-26';
    const answer = await fetch(`${window.location.origin}/calendars/${rowing}/events?${query}`);
    const { results } = await answer.json();
    const deadlines = [before, results].map(
      (list) => list.find(({ title }: { title: string }) => clean.test(title)).signup.deadline,
    );
    expect(Date.parse(deadlines[0]) - Date.parse(deadlines[1])).toBe(9 * 24 * 60 * 60_000);
  });

  it('puts it into the hour and the sub-calendar of a cell, with its length', async () => {
    const { copy, paste } = await openView(shifts, 'timeline&scale=day');
    await copy(/^Early: /);
    const cell = await paste(/^Late, Monday, March 2, /);
    const [, hour, half] = /, (\d+) ([AP]M), /.exec(cell?.textContent ?? '') ?? [];
    expect(`${hour} ${half}`).not.toBe('6 AM');
    const pasted = new RegExp(`^Early: .+, Monday, March 2, ${hour}:00 ${half} – .+, Late`);
    await shows(pasted);
    const [start, end] =
      /(\d+):00 .+ – .*?(\d+):00/.exec(events(pasted)[0]?.ariaLabel ?? '')?.slice(1) ?? [];
    expect((Number(end) - Number(start) + 24) % 12).toBe(8);
  });

  it('adds an event of the hours as a whole day in the row above them', async () => {
    const { copy, paste } = await openView(rowing, 'week');
    await copy(clean);
    await paste(/^Wednesday, March 4, all day/);
    await shows(/^Spring clean of the boathouse, Wednesday, March 4, all day/);
  });

  it('keeps the time of day in a column of hours, in another view too', async () => {
    const { user, copy, paste } = await openView(rowing, 'month');
    await copy(clean);
    await user.click(await screen.findByRole('radio', { name: 'Week' }));
    // The month has a cell of this day, too.
    await screen.findByRole('gridcell', { name: /^Wednesday, March 4, all day/ });
    await paste(/^Wednesday, March 4, 2026/);
    await shows(/^Spring clean of the boathouse, Wednesday, March 4, 9:00 AM – 12:00 PM/);
  });

  it('copies the event of the open card', async () => {
    const { user, paste } = await openView(rowing, 'month');
    await user.click((await screen.findAllByRole('button', { name: clean }))[0] ?? document.body);
    const card = await screen.findByRole('dialog');
    await within(card).findByRole('button', { name: 'Duplicate' });
    await user.keyboard('{Meta>}c{/Meta}');
    expect(await screen.findByText('Copied')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await paste(/^Monday, March 9, 2026/);
    await shows(/^Spring clean of the boathouse, Monday, March 9, 9:00 AM/);
  });

  it('goes by the place of the keys where a layout has no Latin letters', async () => {
    await openView(rowing, 'month');
    const [event] = await screen.findAllByRole('button', { name: clean });
    if (event) fireEvent.keyDown(event, { key: 'с', code: 'KeyC', ctrlKey: true });
    expect(await screen.findByText('Copied')).toBeVisible();
    const cell = screen.getByRole('gridcell', { name: /^Tuesday, March 10, 2026/ });
    fireEvent.keyDown(cell, { key: 'м', code: 'KeyV', ctrlKey: true });
    await shows(/^Spring clean of the boathouse, Tuesday, March 10/);
    expect(await screen.findByText(/is in the calendar/)).toBeVisible();
  });

  it('leaves the keys to the browser where text is selected', async () => {
    const { user, paste, calls } = await openView(rowing, 'month');
    const [event] = await screen.findAllByRole('button', { name: clean });
    event?.focus();
    await waitFor(() => expect(event).toHaveFocus());
    getSelection()?.selectAllChildren(screen.getByRole('heading', { name: 'March 2026' }));
    await user.keyboard('{Control>}c{/Control}');
    await paste(/^Tuesday, March 10, 2026/);
    expect(screen.queryByText('Copied')).toBeNull();
    expect(calls.filter((call) => /^POST .*\/events$/.test(call))).toHaveLength(0);
    getSelection()?.removeAllRanges();
  });

  it('is not for visitors who may not add events', async () => {
    const { copy, paste, calls } = await openView('ksroomsreadonly001', 'month');
    await copy(/ [AP]M – /);
    await paste(/^Tuesday, March 10, 2026/);
    expect(screen.queryByText('Copied')).toBeNull();
    expect(calls.filter((call) => /^POST .*\/events$/.test(call))).toHaveLength(0);
  });

  it('is listed among the shortcuts', async () => {
    const { user } = await openView(rowing, 'month');
    await screen.findAllByRole('button', { name: clean });
    await waitFor(async () => {
      await user.keyboard('?');
      expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    });
    const list = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(await within(list).findByText('Copy the chosen events')).toBeVisible();
    expect(within(list).getByText('Ctrl V')).toBeVisible();
    expect(within(list).getByText('Ctrl X')).toBeVisible();
  });
});

describe('copying several chosen events with keys', () => {
  const clean = /^Spring clean of the boathouse/;
  const rosa = /^Rosa and Nina/;

  const choose = async (...names: RegExp[]) => {
    for (const name of names) {
      const [event] = await screen.findAllByRole('button', { name });
      if (event) fireEvent.click(event, { ctrlKey: true, detail: 1 });
    }
  };

  it('puts the earliest in the focused cell and the others as long after it, with one undo', async () => {
    const { user, copy, paste } = await openView(rowing, 'month');
    await choose(rosa, clean);
    await copy(clean);
    expect(await screen.findByText('2 events copied')).toBeVisible();
    // In other programs, each is a line.
    expect((await navigator.clipboard.readText()).split('\n').sort()).toEqual([
      expect.stringMatching(/^Rosa and Nina, Tuesday, March 10, 10:00 AM/),
      expect.stringMatching(/^Spring clean of the boathouse, Saturday, March 7, 9:00 AM/),
    ]);
    const before = await readEvents(rowing);
    await paste(/^Sunday, March 15, 2026/);
    await shows(/^Spring clean of the boathouse, Sunday, March 15, 9:00 AM/);
    await shows(/^Rosa and Nina, Wednesday, March 18, 10:00 AM/);
    expect(await screen.findByText('2 events are in the calendar.')).toBeVisible();
    expect(await readAdded(rowing, before)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await readEvents(rowing)).toEqual(before);
  });
});

describe('cutting events with keys', () => {
  const clean = /^Spring clean of the boathouse/;
  const cut = async (user: Awaited<ReturnType<typeof openView>>['user'], name: RegExp) => {
    const [event] = await screen.findAllByRole('button', { name });
    event?.focus();
    await waitFor(() => expect(event).toHaveFocus());
    await user.keyboard('{Control>}x{/Control}');
    return event;
  };
  const writes = (calls: readonly string[]) =>
    calls.filter((call) => /^(POST|PATCH|DELETE) .*\/events/.test(call));

  it('moves nothing until it is pasted, then moves it once, and Undo takes that back', async () => {
    const { user, paste, calls } = await openView(rowing, 'month');
    const event = await cut(user, clean);
    expect(await screen.findByText('1 event is moved when you paste it.')).toBeVisible();
    await waitFor(() => expect(event).toHaveAttribute('data-cut'));
    expect(writes(calls)).toEqual([]);
    const before = await readEvents(rowing);
    await paste(/^Tuesday, March 10, 2026/);
    await shows(/^Spring clean of the boathouse, Tuesday, March 10, 9:00 AM/);
    await shows(clean);
    expect(await screen.findByText('Moved to Tue, Mar 10, 9:00 AM')).toBeVisible();
    expect(await readEvents(rowing)).toHaveLength(before.length);
    expect(document.querySelector('[data-cut]')).toBeNull();
    await paste(/^Wednesday, March 11, 2026/);
    expect(writes(calls)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await readEvents(rowing)).toEqual(before);
  });

  it('is given up by Escape', async () => {
    const { user, paste, calls } = await openView(rowing, 'month');
    const event = await cut(user, clean);
    await waitFor(() => expect(event).toHaveAttribute('data-cut'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(event).not.toHaveAttribute('data-cut'));
    await paste(/^Tuesday, March 10, 2026/);
    expect(writes(calls)).toEqual([]);
  });

  it('waits for the cell that a click focuses, in which no event begins', async () => {
    const { user } = await openView(rowing, 'month');
    const form = () => screen.queryByRole('dialog', { name: 'New event' });
    const cell = await screen.findByRole('gridcell', { name: /^Friday, March 6, 2026, 0 events/ });
    await user.click(cell);
    await waitFor(() => expect(form()).toBeVisible());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(form()).toBeNull());
    const event = await cut(user, clean);
    await waitFor(() => expect(event).toHaveAttribute('data-cut'));
    await user.click(cell);
    expect(form()).toBeNull();
    await waitFor(() => expect(cell).toHaveFocus());
    await user.keyboard('{Control>}v{/Control}');
    await shows(/^Spring clean of the boathouse, Friday, March 6, 9:00 AM/);
  });

  it('takes an event from a grid to a day of the list', async () => {
    const { user } = await openView(rowing, 'month');
    const event = await cut(user, clean);
    await waitFor(() => expect(event).toHaveAttribute('data-cut'));
    await user.click(screen.getByRole('radio', { name: 'List' }));
    const list = await screen.findByRole('region', { name: 'March 2026' });
    const [rosa] = await within(list).findAllByRole('button', { name: /^Rosa and Nina/ });
    rosa?.focus();
    await user.keyboard('{Control>}v{/Control}');
    await shows(/^Spring clean of the boathouse, Tuesday, March 10, 9:00 AM/);
    expect(await screen.findByText(/^Moved to /)).toBeVisible();
  });
});
