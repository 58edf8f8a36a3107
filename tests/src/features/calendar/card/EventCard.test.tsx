import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { addMeeting, minutesFromNow } from '#tests/setup/add-only.ts';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext, control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const rowing = '/ksr0wingclubmain01';
const frozen = { clock: { now: '2026-03-02T09:00:00Z' } };

beforeEach(() => localStorage.clear());

describe('the card of an event', () => {
  it('opens beside the event, is in the address, and gives the focus back on Escape', async () => {
    const page = await openPage(`${rowing}?view=week`);
    const grid = await screen.findByRole('grid');
    const [event] = await within(grid).findAllByRole('button', { name: /^Training on the river/ });
    if (!event) throw new Error('There is no training.');
    await page.user.click(event);
    const card = await screen.findByRole('dialog', { name: 'Training on the river' });
    expect(await within(card).findByText(/5:30 PM – 7:00 PM$/)).toBeVisible();
    expect(within(card).getByText('Heron (8+)')).toBeVisible();
    await waitFor(() => expect(window.location.search).toContain('event='));
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(event).toHaveFocus());
    await waitFor(() => expect(window.location.search).not.toContain('event='));
  });

  it('has the focus itself if there is nothing to do with the event, and not its close button', async () => {
    await openPage('/ksroomsreadhide001?view=week&date=2026-03-02', { controls: frozen });
    const [event] = await screen.findAllByRole('button', { name: /^Reserved, Monday, March 2/ });
    event?.click();
    const card = await screen.findByRole('dialog', { name: 'Reserved' });
    await waitFor(() => expect(card).toHaveFocus());
  });

  it('opens by a link to another day than the event’s, is named after it, and leaves the day', async () => {
    await openPage(`${rowing}?view=days&count=1&date=2031-01-01&event=7003`);
    const card = await screen.findByRole('dialog', { name: 'Spring clean of the boathouse' });
    expect(await within(card).findByText(/9:00 AM – 12:00 PM$/)).toBeVisible();
    await waitFor(() => expect(window.location.search).toContain('date=2031-01-01'));
    expect(screen.getByRole('grid', { hidden: true })).toHaveAccessibleName(/January 1, 2031/);
  });

  it('goes to the day of the event if its link names none', async () => {
    await openPage(`${rowing}?view=days&count=1&event=7003`, { controls: frozen });
    await screen.findByRole('dialog', { name: 'Spring clean of the boathouse' });
    const day = { name: /^Spring clean of the boathouse, /, hidden: true };
    expect(await screen.findByRole('button', day)).toBeVisible();
    await waitFor(() => expect(window.location.search).toContain('event=7003&date=2026-03-07'));
  });

  it('goes to the day of the event if that was read ahead', async () => {
    const page = await openPage(`${rowing}?view=week&date=2026-03-09`, { controls: frozen });
    await screen.findByRole('button', { name: /^Rosa and Nina, / });
    await page.router.navigate(`${rowing}?view=week`);
    await waitFor(() => expect(window.location.search).not.toContain('date'));
    await page.router.navigate(`${rowing}?view=week&event=8003`);
    await screen.findByRole('dialog', { name: 'Rosa and Nina' });
    await waitFor(() => expect(window.location.search).toContain('date=2026-03-10'));
  });

  it('keeps a part open that was opened before the day of the event was read', async () => {
    const page = await openPage(`${rowing}?view=days&count=1`, { controls: frozen });
    await screen.findByRole('grid');
    const network = holdCalls(/^GET .*\/events$/);
    await page.router.navigate(`${rowing}?view=days&count=1&event=7003`);
    const card = await screen.findByRole('dialog', { name: 'Spring clean of the boathouse' });
    await page.user.click(await within(card).findByRole('tab', { name: 'History' }));
    network.letGo();
    const day = { name: /^Spring clean of the boathouse, /, hidden: true };
    expect(await screen.findByRole('button', day)).toBeVisible();
    expect(within(card).getByRole('tab', { name: 'History' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(await within(card).findByRole('list', { name: 'History' })).toBeVisible();
  });

  it('shows the event from its range if it cannot be read by itself', async () => {
    // So far from the event that its range is not read ahead.
    const { router } = await openPage(`${rowing}?view=month&date=2026-07-20`, { controls: frozen });
    await screen.findByRole('grid');
    await answerNext('getEvent', 500, 'internal_error');
    await router.navigate(`${rowing}?view=month&date=2026-07-20&event=7003`);
    const card = await screen.findByRole('dialog');
    expect(await within(card).findByRole('button', { name: 'Try again' })).toBeVisible();
    await router.navigate(`${rowing}?view=month&date=2026-03-02&event=7003`);
    expect(await within(card).findByText(/9:00 AM – 12:00 PM$/)).toBeVisible();
  });

  it('leaves the range if it has the event already', async () => {
    await openPage(`${rowing}?view=month&event=7003`, { controls: frozen });
    await screen.findByRole('dialog', { name: 'Spring clean of the boathouse' });
    const card = within(screen.getByRole('dialog'));
    expect(await card.findByText(/9:00 AM – 12:00 PM$/)).toBeVisible();
    await waitFor(() => expect(window.location.search).not.toContain('date='));
  });

  it('opens by a link beside the event once the view shows it, which then gets the focus', async () => {
    const page = await openPage(`${rowing}?view=month&date=2026-03-02&event=7003`, {
      controls: frozen,
    });
    const card = await screen.findByRole('dialog', { name: /^Spring clean/ });
    const event = await screen.findByRole('button', { name: /^Spring clean/ });
    await waitFor(() => expect(card).toHaveFocus());
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(event).toHaveFocus());
  });

  it('says from where an occurrence has been moved, and moves it back', async () => {
    const page = await openPage(`${rowing}?view=month&date=2026-03-02`, { controls: frozen });
    const moved = /^Training on the river, with the juniors, Thursday, March 19.+, moved$/;
    await page.user.click(await screen.findByRole('button', { name: moved }));
    const card = await screen.findByRole('dialog');
    expect(await within(card).findByText('Moved from')).toBeVisible();
    expect(within(card).getByText('Wednesday, March 18, 5:30 PM')).toBeVisible();
    const name = 'Move back to Wednesday, March 18, 5:30 PM';
    await page.user.click(within(card).getByRole('button', { name }));
    const back = /^Training on the river, with the juniors, Wednesday, March 18, 5:30 PM – 7:30 PM/;
    const event = await screen.findByRole('button', { name: back });
    expect(event).not.toHaveAccessibleName(/moved/);
    expect(await screen.findByText(/^Moved to /)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: moved })).toBeVisible();
    expect(await screen.findByText('Undone')).toBeVisible();
  });

  it('says the time in the second zone, too', async () => {
    localStorage.setItem('calendar-view:ksr0wingclubmain01', '{"secondZone":"Asia/Kolkata"}');
    await openPage(`${rowing}?event=7003`);
    const card = await screen.findByRole('dialog');
    expect(await within(card).findByText('Kolkata')).toBeVisible();
    expect(within(card).getByText(/ 1:30 PM – 4:30 PM$/)).toBeVisible();
    expect(within(card).getByText(/ 9:00 AM – 12:00 PM$/)).toBeVisible();
  });

  it('reads sign-ups and history when they are opened', async () => {
    const page = await openPage(`${rowing}?event=7003`);
    const card = await screen.findByRole('dialog');
    await page.user.click(await within(card).findByText('Sign-ups (2)'));
    expect(await within(card).findByText(/^Milo Member, /)).toBeVisible();
    await page.user.click(within(card).getByText('History'));
    expect(await within(card).findAllByText(/ (created|changed) it, /)).not.toHaveLength(0);
  });

  it('keeps what is typed in one of its parts while another one is open', async () => {
    const page = await openPage(`${rowing}?event=7003`);
    const card = within(await screen.findByRole('dialog'));
    await page.user.click(await card.findByRole('tab', { name: 'Comments (2)' }));
    const comment = await card.findByLabelText('Your comment');
    await page.user.type(comment, 'Bon appétit');
    await page.user.click(card.getByRole('tab', { name: 'History' }));
    expect(await card.findByRole('tabpanel', { name: 'History' })).toBeVisible();
    expect(card.queryByRole('tabpanel', { name: /^Comments/ })).toBeNull();
    await page.user.click(card.getByRole('tab', { name: 'Comments (2)' }));
    expect(comment).toBeVisible();
    expect(comment).toHaveValue('Bon appétit');
  });

  it('leads to the form to sign up, while that is possible', async () => {
    const page = await openPage(`${rowing}?event=7003`, { controls: frozen });
    const card = within(await screen.findByRole('dialog'));
    await page.user.click(await card.findByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(card.getByLabelText('Name')).toHaveFocus());
    expect(card.getByRole('tab', { name: 'Sign-ups (2)' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    // That of the form.
    expect(card.getAllByRole('button', { name: 'Sign up' })).toHaveLength(1);
  });

  it.each([
    ['all places are taken', '8001'],
    ['it is too late', '8002'],
  ])('does not lead to it once %s', async (_, event) => {
    await openPage(`${rowing}?event=${event}`, { controls: frozen });
    const card = within(await screen.findByRole('dialog'));
    expect(await card.findByRole('tab', { name: /^Sign-ups/ })).toBeVisible();
    expect(card.queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  it('has icons for what most events have, which keep their names, and names for the rest', async () => {
    await openPage(`${rowing}?event=7003`);
    const card = within(await screen.findByRole('dialog'));
    expect(await card.findByTitle('Where')).toHaveTextContent('Where');
    expect(card.getByTitle('Who')).toHaveTextContent('Who');
    expect(card.getByTitle('Sign-ups')).toHaveTextContent('Sign-ups');
    expect(card.queryByTitle('Equipment')).toBeNull();
    expect(card.getByText('Equipment')).toBeVisible();
  });

  it('opens the editor with a copy, which is not in the calendar before it is saved', async () => {
    const page = await openPage(`${rowing}?view=month&date=2026-03-02&event=7003`, {
      controls: frozen,
    });
    const card = await screen.findByRole('dialog');
    await page.user.click(await within(card).findByRole('button', { name: 'Duplicate' }));
    const editor = await screen.findByRole('region', { name: 'New event' });
    const title = await within(editor).findByLabelText('Title');
    expect(title).toHaveValue('Spring clean of the boathouse');
    expect(within(editor).getByLabelText('Start time')).toHaveValue('9:00 AM');
    expect(within(editor).getByRole('checkbox', { name: 'Open days' })).toBeChecked();
    expect(page.calls.filter((call) => call.startsWith('POST'))).toHaveLength(0);
    await page.user.clear(title);
    await page.user.type(title, 'Autumn clean');
    await page.user.click(within(editor).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: /^Autumn clean, .+ 9:00 AM/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Spring clean of the boathouse, / })).toBeVisible();
  });

  it('deletes the event once with its key, even before the card has got the focus', async () => {
    const page = await openPage(`${rowing}?view=week&date=2026-03-02`, { controls: frozen });
    const event = await screen.findByRole('button', { name: /^Spring clean/ });
    await page.user.click(event);
    const card = await screen.findByRole('dialog');
    await within(card).findByRole('button', { name: 'Delete' });
    fireEvent.keyDown(event, { key: 'Delete' });
    expect(await screen.findByText('“Spring clean of the boathouse” is deleted.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(page.calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
  });

  it('deletes the event, even if another one opens before the card has disappeared', async () => {
    const page = await openPage(`${rowing}?view=month&date=2026-03-02`, { controls: frozen });
    await page.user.click(await screen.findByRole('button', { name: /^Spring clean/ }));
    const card = within(await screen.findByRole('dialog'));
    const remove = await card.findByRole('button', { name: 'Delete' });
    const fade = Promise.withResolvers<void>();
    const getAnimations = () => [{ finished: fade.promise }];
    Object.assign(Element.prototype, { getAnimations });
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'getAnimations'));
    await page.user.click(remove);
    const [other] = await screen.findAllByRole('button', { name: /^Coaching course/ });
    await page.user.click(other ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Coaching course' })).toBeVisible();
    fade.resolve();
    expect(await screen.findByText('“Spring clean of the boathouse” is deleted.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Coaching course' })).toBeVisible();
  });

  it('does not offer a copy to visitors who may not add events', async () => {
    await openPage('/ksroomsreadonly001?view=week&date=2026-03-02', { controls: frozen });
    const [event] = await screen.findAllByRole('button', { name: / [AP]M – / });
    event?.click();
    const card = await screen.findByRole('dialog');
    await within(card).findByText(/[AP]M – .+[AP]M$/);
    expect(within(card).queryByRole('button', { name: 'Duplicate' })).toBeNull();
  });

  it('says why an event of a link cannot be shown', async () => {
    await openPage(`${rowing}?event=nothing-here`);
    const card = await screen.findByRole('dialog', { name: 'Event' });
    expect(await within(card).findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the card of an event that somebody deletes', () => {
  const title = 'Spring clean of the boathouse';
  const remove = { calendar: 'ksr0wingclubmain01', change: 'delete', event: '7003' };

  /** Opens the card of an event, which somebody else then deletes. */
  async function openDeleted(address: string, calendar = rowing) {
    const page = await openPage(`${calendar}?view=week&${address}`, { controls: frozen });
    const card = within(await screen.findByRole('dialog'));
    await card.findByText(/9:00 AM – 12:00 PM$/);
    await card.findByRole('button', { name: 'Edit' });
    await control('calendar-change', remove);
    await waitFor(() => {
      window.dispatchEvent(new Event('focus'));
      expect(card.getByRole('alert')).toBeVisible();
    });
    return { ...page, card };
  }

  it.each([
    ['in the range', 'date=2026-03-02&event=7003'],
    ['of a link', 'date=2031-01-01&event=7003'],
  ])('%s says who did it, and what it was', async (_, address) => {
    const { card } = await openDeleted(address);
    expect(card.getByRole('alert')).toHaveTextContent(/^Rosa Ruder deleted it, /);
    expect(card.getByText(/9:00 AM – 12:00 PM$/)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(card.queryByText('Event not found')).toBeNull();
  });

  it('keeps the focus, adds the event again, and offers to undo that', async () => {
    const { card, user } = await openDeleted('date=2026-03-02&event=7003');
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await user.click(card.getByRole('button', { name: 'Save as a new event' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(`“${title}” is in the calendar.`)).toBeVisible();
    const again = { name: /^Spring clean of the boathouse, Saturday, March 7, 9:00 AM – 12:00 PM/ };
    expect(screen.getAllByRole('button', again)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryAllByRole('button', again)).toEqual([]));
  });

  it('closes', async () => {
    const { card, user } = await openDeleted('date=2026-03-02&event=7003');
    await user.click(card.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(window.location.search).not.toContain('event='));
  });
});

describe('the card of an event that visitors may change for 30 minutes after they added it', () => {
  const addOnly = 'ksroomsaddonly0001';

  it.each([
    ['right', 0],
    ['ahead', 45],
    ['behind', -45],
  ])(
    "offers that if this device's clock is %s, as long as the server allows it",
    async (_, ahead) => {
      const page = await openPage(`/${addOnly}?view=month`, { controls: minutesFromNow(-ahead) });
      const id = await addMeeting(addOnly);
      // Nothing reads the event again when the time is over.
      await page.router.navigate(`/${addOnly}?view=month&date=2031-01-01&event=${id}`);
      const card = within(await screen.findByRole('dialog', { name: 'Meeting' }));
      expect(await card.findByText(/^You can change it for (29|30) more minutes\.$/)).toBeVisible();
      expect(card.getByRole('button', { name: 'Edit' })).toBeVisible();
      expect(card.getByRole('button', { name: 'Delete' })).toBeVisible();

      await control('clock', minutesFromNow(31 - ahead).clock);
      fireEvent.focus(window);
      await waitFor(() => {
        // As at a full minute.
        fireEvent(document, new Event('visibilitychange'));
        expect(card.getByText('The time in which you could change it is over.')).toBeVisible();
      });
      expect(card.queryByRole('button', { name: 'Edit' })).toBeNull();
      expect(card.queryByRole('button', { name: 'Delete' })).toBeNull();
    },
  );
});
