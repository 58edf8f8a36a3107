import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const key = 'ksr0wingclubmain01';
const controls = { clock: { now: '2026-03-02T09:00:00Z' } };
const rename = { calendar: key, change: 'rename', event: '7003', title: 'Renamed by Rosa' };
const title = 'Spring clean of the boathouse';

beforeEach(() => localStorage.clear());

async function openEditor(more: object = {}, event = '7003') {
  const page = await openPage(`/${key}?view=month&date=2026-03-02&edit=${event}`, {
    controls: { ...controls, ...more },
  });
  const form = within(await screen.findByRole('region', { name: 'Edit event' }));
  await form.findByLabelText('Title');
  const fill = async (label: string, text: string) => {
    await page.user.clear(form.getByLabelText(label));
    if (text) await page.user.type(form.getByLabelText(label), text);
  };
  const press = (name: string) => page.user.click(form.getByRole('button', { name }));
  return { ...page, form, fill, press };
}

/** Closes the tab of a form in which something has been typed. */
function leave(): void {
  window.dispatchEvent(new Event('pagehide'));
  sessionStorage.clear();
}

/** Types a title, which somebody else changes after the tab was closed, and opens the editor again. */
async function openOutdated(typed: string) {
  const before = await openEditor();
  await before.fill('Title', typed);
  leave();
  return openEditor({ 'calendar-change': rename });
}

const findQuestion = () => screen.findByRole('dialog', { name: 'Changed by someone else' });

describe('a draft of a field that somebody else has changed since then', () => {
  it('shows both versions when it is opened again, and is saved only if the person says so', async () => {
    const page = await openOutdated('Big spring clean');
    const question = within(await findQuestion());
    const row = question.getByRole('group', { name: 'Title' });
    expect(within(row).getByText('Big spring clean')).toBeVisible();
    expect(within(row).getByText('Renamed by Rosa')).toBeVisible();
    expect(page.form.getByLabelText('Title', { exact: true })).toHaveValue('Big spring clean');
    expect(page.calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
    await page.user.click(question.getByRole('button', { name: 'Save my changes' }));
    expect(await screen.findByText('“Big spring clean” is changed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Edit event' })).toBeNull());
  });

  it('keeps what was typed if nothing is decided, and asks again when it is saved', async () => {
    const page = await openOutdated('Big spring clean');
    const first = await findQuestion();
    await page.user.click(within(first).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(page.form.getByLabelText('Title')).toHaveValue('Big spring clean');
    await page.press('Save');
    const second = within(await findQuestion());
    expect(second.getByText('Renamed by Rosa')).toBeVisible();
    await page.user.click(second.getByRole('button', { name: 'Save my changes' }));
    expect(await screen.findByText('“Big spring clean” is changed.')).toBeVisible();
  });

  it('asks again if it is closed once more without a decision', async () => {
    const page = await openOutdated('Big spring clean');
    const first = await findQuestion();
    await page.user.click(within(first).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    leave();
    await openEditor({ 'calendar-change': rename });
    expect(within(await findQuestion()).getByText('Big spring clean')).toBeVisible();
  });

  it('is compared when it is saved if its times are not complete yet', async () => {
    const before = await openEditor();
    await before.fill('Title', 'Big spring clean');
    await before.fill('End time', '');
    leave();
    const page = await openEditor({ 'calendar-change': rename });
    await waitFor(() => expect(page.form.getByLabelText('End time')).toHaveValue(''));
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.fill('End time', '6 PM');
    await page.press('Save');
    expect(within(await findQuestion()).getByText('Renamed by Rosa')).toBeVisible();
  });
});

describe('a draft of another part of the time than somebody else has changed since then', () => {
  /** Lets the event end at one o'clock, while somebody else changes it after the tab was closed. */
  async function openLonger(change: object) {
    const before = await openEditor();
    await before.fill('End time', '1 PM');
    leave();
    return openEditor({ 'calendar-change': { calendar: key, event: '7003', ...change } });
  }

  it('shows both times, of which its own has all parts that the person saw', async () => {
    // An hour later: it ends then, too, but begins at ten.
    const page = await openLonger({ change: 'move' });
    const question = within(await findQuestion());
    const row = within(question.getByRole('group', { name: 'Time' }));
    expect(row.getByText(/9:00 AM – 1:00 PM/)).toBeVisible();
    expect(row.getByText(/10:00 AM – 1:00 PM/)).toBeVisible();
    expect(page.form.getByLabelText('Start time')).toHaveValue('9:00 AM');
    await page.user.click(question.getByRole('button', { name: 'Save my changes' }));
    await screen.findByText('New start: Sat, Mar 7, 9:00 AM');
    const saved = await screen.findAllByRole('button', { name: /^Spring clean/ });
    expect(saved[0]).toHaveAccessibleName(/9:00 AM – 1:00 PM/);
  });

  it('asks nothing if the change is not about the time', async () => {
    const page = await openLonger({ change: 'rename', title: 'Renamed by Rosa' });
    // As it was typed, or as the field writes it.
    await page.form.findByDisplayValue(/^1(:00)? PM$/);
    expect(page.form.getByLabelText('Title')).toHaveValue('Renamed by Rosa');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('a draft of an occurrence asks which events of its series are meant, too', async () => {
  await openPage(`/${key}?view=week&date=2026-03-02`, { controls });
  const [training] = await screen.findAllByRole('button', {
    name: /^Training on the river, Monday/,
  });
  const id = training?.dataset['event'] ?? '';
  const before = await openEditor({}, id);
  await before.fill('Title', 'Sprints');
  leave();
  await openEditor({ 'calendar-change': { ...rename, event: id } }, id);
  const versions = within(await findQuestion());
  await before.user.click(versions.getByRole('button', { name: 'Save my changes' }));
  const question = within(await screen.findByRole('dialog', { name: 'Change which events?' }));
  await before.user.click(question.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“Sprints” is changed.')).toBeVisible();
});

it('a draft asks nothing if somebody else has made the same change', async () => {
  const page = await openOutdated('Renamed by Rosa');
  expect(page.form.getByLabelText('Title')).toHaveValue('Renamed by Rosa');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a stored draft that is no draft changes nothing', async () => {
  const before = await openEditor();
  await before.fill('Title', 'Big spring clean');
  leave();
  cleanup();
  const [place] = Object.keys(localStorage).filter((name) => name.startsWith('draft '));
  if (place === undefined) throw new Error('Nothing was kept.');
  const starts = { 'start.day': 'never', 'start.time': 7, title: ['x'] };
  localStorage.setItem(
    place,
    JSON.stringify({ typed: { 'start.day': 'soon' }, starts, version: 1 }),
  );
  const page = await openEditor();
  await waitFor(() => expect(page.form.getByLabelText('Start')).toHaveValue('soon'));
  expect(page.form.getByLabelText('Title')).toHaveValue(title);
  expect(screen.queryByRole('dialog')).toBeNull();
});
