import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeEvent } from '#tests/setup/change-event.ts';
import { holdAnswers, holdCalls } from '#tests/setup/held-calls.ts';
import { failChange, loseAnswers, loseFirstAnswer } from '#tests/setup/lost-answers.ts';
import { answerNext, control } from '#tests/setup/mock-controls.ts';
import { openPage, startPage } from '#tests/setup/open-page.tsx';
import { recordRequests } from '#tests/setup/sent-requests.ts';

const frozen = { clock: { now: '2026-03-02T09:00:00Z' } };
const rowing = '/ksr0wingclubmain01?view=month&date=2026-03-02';

/** Opens the editor of an event, or of a new one, and types a title. */
async function openEditor(id: string, title: string) {
  const page = await openPage(`${rowing}&edit=${id}`, { controls: frozen });
  const heading = id === 'new' ? 'New event' : 'Edit event';
  const editor = await screen.findByRole('region', { name: heading });
  const field = await within(editor).findByLabelText('Title');
  await waitFor(() => expect(field).toHaveFocus());
  await page.user.clear(field);
  await page.user.type(field, title);
  const press = (name: string) => page.user.click(within(editor).getByRole('button', { name }));
  return { ...page, field, press };
}

/** The events on the server with a title. */
async function countOnServer(title: string): Promise<number> {
  const query = 'start_date=2026-02-01&end_date=2026-04-30';
  const url = `/calendars/ksr0wingclubmain01/events?${query}`;
  const answer = await fetch(window.location.origin + url);
  const { results }: { results: { title: string }[] } = await answer.json();
  return results.filter((event) => event.title === title).length;
}

const uncertain = /It may have been done nevertheless/;

describe('a form whose change fails', () => {
  it('keeps what was typed, and adds the event once if it is saved again', async () => {
    const { press, field } = await openEditor('new', 'Knot class');
    const sent = recordRequests();
    const { fetch } = globalThis;
    loseAnswers(/^(POST|GET) /);
    await press('Save');
    expect(await screen.findByText(uncertain)).toBeVisible();
    expect(field).toHaveValue('Knot class');
    globalThis.fetch = fetch;
    await press('Save');
    expect(await screen.findByText('“Knot class” is in the calendar.')).toBeVisible();
    expect(await countOnServer('Knot class')).toBe(1);
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('is sent with another key if the server knows its key from something else', async () => {
    const { press } = await openEditor('new', 'Knot class');
    const sent = recordRequests(/^POST .*events$/);
    await answerNext('createEvent', 409, 'idempotency_key_reused');
    await press('Save');
    expect(await screen.findByText(/Please try again/)).toBeVisible();
    await press('Save');
    expect(await screen.findByText('“Knot class” is in the calendar.')).toBeVisible();
    const [first, second] = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).not.toBe(first);
  });

  it('adds the event once if the page is left during that and its draft saved again', async () => {
    const { press } = await openEditor('new', 'Knot class');
    const { fetch } = globalThis;
    holdAnswers(/^POST .*events$/);
    await press('Save');
    await waitFor(async () => expect(await countOnServer('Knot class')).toBe(1));
    window.dispatchEvent(new Event('pagehide'));
    globalThis.fetch = fetch;
    const page = await startPage();
    const editor = within(await screen.findByRole('region', { name: 'New event' }));
    await waitFor(() => expect(editor.getByLabelText('Title')).toHaveValue('Knot class'));
    await page.user.click(editor.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('“Knot class” is in the calendar.')).toBeVisible();
    expect(await countOnServer('Knot class')).toBe(1);
  });

  it('is told in a message if the form has been left meanwhile', async () => {
    const { press } = await openEditor('7003', 'Autumn clean');
    await answerNext('updateEvent', 403);
    const network = holdCalls(/^PATCH/);
    await press('Save');
    await press('Cancel');
    await screen.findByRole('grid', { name: 'March 2026' });
    network.letGo();
    expect(await screen.findByText(/is as it was before/)).toBeVisible();
  });

  it.each([
    ['fails', async () => failChange(/^PATCH /)],
    ['is refused', () => changeEvent('ksr0wingclubmain01', '7003', { title: 'Winter clean' })],
  ])('is told in a message if the page has been left and the change %s', async (_case, prepare) => {
    const { press, router } = await openEditor('7003', 'Autumn clean');
    await prepare();
    const network = holdCalls(/^PATCH/);
    await press('Save');
    await act(() => router.navigate('/register'));
    await screen.findByRole('heading', { level: 1, name: /account/ });
    network.letGo();
    expect(
      await screen.findByText(/“Spring clean of the boathouse” is as it was before/),
    ).toBeVisible();
  });

  it('shows its error in no other form', async () => {
    const { press, router, user } = await openEditor('7003', 'Autumn clean');
    await answerNext('updateEvent', 403);
    await press('Save');
    await screen.findByRole('alert');
    // The form is guarded again once its effects have run.
    await act(async () => {});
    await press('Cancel');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Leave page' }));
    await screen.findByRole('grid', { name: 'March 2026' });
    await act(() => router.navigate(`${rowing}&edit=new`));
    const editor = await screen.findByRole('region', { name: 'New event' });
    await within(editor).findByLabelText('Title');
    expect(within(editor).queryByRole('alert')).toBeNull();
  });
});

it.each([
  ['another event', 'new', 'New event'],
  ['the same event', '7003', 'Edit event'],
])(
  'a change that is made does not close the form of %s that is open by then',
  async (...[, next, heading]) => {
    const { press, router, user } = await openEditor('7003', 'Autumn clean');
    const network = holdAnswers(/^PATCH/);
    await press('Save');
    await press('Cancel');
    await screen.findByRole('grid', { name: 'March 2026' });
    await act(() => router.navigate(`${rowing}&edit=${next}`));
    const editor = await screen.findByRole('region', { name: heading });
    const field = await within(editor).findByLabelText('Title');
    await waitFor(() => expect(field).toHaveFocus());
    await user.clear(field);
    await user.type(field, 'Knot class');
    network.letGo();
    expect(await screen.findByText('“Autumn clean” is changed.')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toContain(`edit=${next}`));
    expect(field).toBeVisible();
    expect(field).toHaveValue('Knot class');
  },
);

describe('a lost answer', () => {
  it('is told as unknown as long as the page cannot read what is true', async () => {
    const { press } = await openEditor('7003', 'Autumn clean');
    const { fetch } = globalThis;
    loseAnswers(/^(PATCH|GET) /);
    await press('Save');
    expect(await screen.findByText(uncertain)).toBeVisible();
    globalThis.fetch = fetch;
    await press('Save');
    expect(await screen.findByText('“Autumn clean” is changed.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is asked for again, which tells that the change is made', async () => {
    const { press } = await openEditor('7003', 'Autumn clean');
    loseFirstAnswer(/^PATCH/);
    await press('Save');
    expect(await screen.findByText('“Autumn clean” is changed.')).toBeVisible();
    expect(await screen.findAllByRole('button', { name: /^Autumn clean/ })).toHaveLength(1);
  });
});

it('asks about one change after the other if several are refused', async () => {
  const page = await openPage(rowing, { controls: frozen });
  const calendar = 'ksr0wingclubmain01';
  const remove = async (name: RegExp) => {
    const [event] = await screen.findAllByRole('button', { name });
    if (!event) throw new Error('There is no such event.');
    await page.user.click(event);
    const card = await screen.findByRole('dialog');
    await page.user.click(await within(card).findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const network = holdCalls(/^(DELETE|GET .*\/event-changes)/);
  await remove(/^Spring clean/);
  await remove(/^Boathouse closed/);
  for (const event of ['7003', '8004']) {
    await control('calendar-change', { calendar, change: 'rename', event, title: `Mine ${event}` });
  }
  network.letGo();
  const question = await screen.findByRole('dialog', { name: 'Changed by someone else' });
  expect(await within(question).findByText('Mine 7003')).toBeVisible();
  await page.user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await within(question).findByText('Mine 8004')).toBeVisible();
  await page.user.click(within(question).getByRole('button', { name: 'Delete anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Mine 8004/ })).toEqual([]));
  expect(screen.getAllByRole('button', { name: /^Mine 7003/ })).toHaveLength(1);
});

it('keeps what others have made of an event, which leaves nothing to save', async () => {
  const { press } = await openEditor('7003', 'Mine');
  await changeEvent('ksr0wingclubmain01', '7003', { title: 'Theirs' });
  await press('Save');
  const question = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
  await act(async () => question.getByRole('button', { name: 'Keep theirs' }).click());
  expect(await screen.findByText('The event stays as it is now.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Edit event' })).toBeNull());
  expect(await countOnServer('Theirs')).toBe(1);
});

it('lets a person decide one by one about those of several events that others have changed', async () => {
  const page = await openPage(rowing, { controls: frozen });
  const calendar = 'ksr0wingclubmain01';
  for (const name of [/^Spring clean/, /^Boathouse closed/]) {
    const [event] = await screen.findAllByRole('button', { name });
    if (event) fireEvent.click(event, { ctrlKey: true, detail: 1 });
  }
  const network = holdCalls(/^(DELETE|GET .*\/event-changes)/);
  await page.user.keyboard('{Delete}');
  await control('calendar-change', { calendar, change: 'rename', event: '7003', title: 'Theirs' });
  network.letGo();
  expect(await screen.findByText(/still in the calendar/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Decide one by one' }));
  const question = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
  await page.user.click(question.getByRole('button', { name: 'Delete anyway' }));
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Theirs/ })).toEqual([]));
});

it('shows the notes of both versions as readers see notes, without what they share', async () => {
  const page = await openPage(`${rowing}&edit=7003`, { controls: frozen });
  const form = within(await screen.findByRole('region', { name: 'Edit event' }));
  const notes = await form.findByLabelText('Notes');
  await page.user.clear(notes);
  await page.user.type(notes, 'Meet here.{Enter}{Enter}Bring *cake*.');
  await changeEvent('ksr0wingclubmain01', '7003', { notes: 'Meet here.\n\nBring **oars**.' });
  await page.user.click(form.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('dialog', { name: 'Changed by someone else' });
  const row = within(within(question).getByRole('group', { name: 'Notes' }));
  expect(row.getByText('cake').tagName).toBe('EM');
  expect(row.getByText('oars').tagName).toBe('STRONG');
  expect(row.queryByText('Meet here.')).toBeNull();
});
