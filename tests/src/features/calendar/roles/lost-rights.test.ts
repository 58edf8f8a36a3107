import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pickCases } from '#scripts/testing/depth.ts';
import { roleKeys } from '#tests/mocks/handlers/calendar/calendar-browser.ts';
import { findGrid, findPoint, layOut } from '../random-acts/layout.ts';
import { createPointer } from '../random-acts/pointers.ts';
import { findNextCell } from './gestures.ts';
import {
  countGhosts,
  openTargetPage,
  says,
  send,
  type TargetPage,
  takeSnapshot,
} from './role-page.ts';
import { openTalk } from './targets.ts';

/** The link of the front desk, with which the page is open. */
const keyId = 1022;

/** The owner lets the link only read from now on, and the page finds out. */
async function takeRight(page: TargetPage): Promise<void> {
  await lowerLink();
  await page.update();
}

/** The same, but the page does not know yet. */
async function lowerLink(): Promise<void> {
  const path = `/calendars/${roleKeys.admin}/keys/${keyId}`;
  const answer = await send('PATCH', path, { role: 'read_only' });
  expect(answer.ok).toBe(true);
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const form = async () => within(await screen.findByRole('dialog', { name: 'New event' }));

async function expectGone(container: HTMLElement, ...names: string[]): Promise<void> {
  await waitFor(() => {
    for (const name of names) expect(within(container).queryByRole('button', { name })).toBeNull();
  });
}

/** Types into a form of the card, in a section that only those who may change the event see. */
async function typeInto(page: TargetPage, section: RegExp, field: string): Promise<void> {
  await openTalk(send, page.id, 'those who may change it');
  await page.update();
  const card = await page.openCard();
  await page.user.click(await card.findByRole('tab', { name: section }));
  await page.user.type(await card.findByLabelText(field), 'Rosa');
}

async function trySending({ user }: TargetPage, field: string, button: string): Promise<void> {
  await screen.findByText(/^You may no longer/);
  const card = within(screen.getByRole('dialog'));
  await user.click(card.getByRole('button', { name: button }));
  expect(card.getByLabelText(field)).toHaveValue('Rosa');
}

interface Interrupted {
  readonly what: string;
  /** Before the right is taken away. */
  readonly begin: (page: TargetPage) => unknown;
  /** After that. */
  readonly end: (page: TargetPage) => unknown;
  /** What is said then. */
  readonly text: string;
}

const cases: readonly Interrupted[] = [
  {
    what: 'the form of a new event, and its editor, which keep what was typed',
    begin: async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'New event' }));
      await user.type((await form()).getByLabelText('Title'), 'Brunch');
    },
    end: async ({ user }) => {
      await screen.findByText(/^You may no longer add events\./);
      const calendar = (await form()).getByRole('checkbox', { name: 'Harbor room' });
      expect(calendar).toBeChecked();
      expect(calendar).toBeDisabled();
      await user.click((await form()).getByRole('button', { name: 'Save' }));
      await user.click((await form()).getByRole('button', { name: 'More' }));
      const editor = await region('New event');
      expect(await editor.findByLabelText('Title')).toHaveValue('Brunch');
      await user.click(editor.getByRole('button', { name: 'Save' }));
    },
    text: 'You may no longer add events. What you typed is still here.',
  },
  {
    what: 'the editor of an event, which keeps what was typed',
    begin: async (page) => {
      const card = await page.openCard();
      await page.user.click(await card.findByRole('button', { name: 'Edit' }));
      const title = await (await region('Edit event')).findByLabelText('Title');
      fireEvent.change(title, { target: { value: 'Brunch' } });
    },
    end: async ({ user }) => {
      await screen.findByText(/^You may no longer change/);
      const editor = await region('Edit event');
      await user.click(editor.getByRole('button', { name: 'Save' }));
      expect(editor.getByLabelText('Title')).toHaveValue('Brunch');
    },
    text: 'You may no longer change this event. What you typed is still here.',
  },
  {
    what: 'a comment, whose text stays',
    begin: (page) => typeInto(page, /^Comments/, 'Your comment'),
    end: (page) => trySending(page, 'Your comment', 'Add comment'),
    text: 'You may no longer comment on this event.',
  },
  {
    what: 'a sign-up, whose text stays',
    begin: (page) => typeInto(page, /^Sign-ups/, 'Name'),
    end: (page) => trySending(page, 'Name', 'Sign up'),
    text: 'You may no longer sign up for this event.',
  },
  {
    what: 'a drag',
    begin: async ({ find }) => {
      const event = await find();
      const restore = layOut(findGrid(event));
      const { x, y } = findPoint(event, 0.5);
      const mouse = createPointer(event, 'mouse');
      mouse.press({ x, y });
      mouse.move({ x, y: y + 300 });
      restore();
      expect(countGhosts()).toBe(1);
    },
    end: () => createPointer(screen.getByRole('grid'), 'mouse').lift({ x: 0, y: 0 }),
    text: 'You may not change this event.',
  },
  {
    what: 'a move by keys',
    begin: async ({ focus, user }) => {
      await focus();
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      expect(countGhosts()).toBe(1);
    },
    end: ({ user }) => user.keyboard('{Enter}'),
    text: 'You may not change this event.',
  },
  {
    what: 'the choice of events',
    begin: async ({ find }) => {
      fireEvent.click(await find(), { ctrlKey: true, detail: 1 });
      const bar = screen.getByRole('group', { name: 'Chosen events' });
      await within(bar).findByRole('button', { name: 'Delete' });
    },
    end: () =>
      expectGone(
        screen.getByRole('group', { name: 'Chosen events' }),
        ...['Move', 'Change calendar', 'Delete'],
      ),
    text: 'You may not change these events.',
  },
  {
    what: 'what is cut',
    begin: async ({ focus, user }) => {
      await focus();
      await user.keyboard('{Control>}x{/Control}');
    },
    end: async ({ find, user }) => {
      await expectGone(document.body, 'New event');
      findNextCell(await find()).focus();
      await user.keyboard('{Control>}v{/Control}');
    },
    text: '1 event is moved when you paste it.',
  },
  {
    what: 'a card',
    begin: async (page) =>
      void (await (await page.openCard()).findByRole('button', { name: 'Edit' })),
    end: () => expectGone(screen.getByRole('dialog'), 'Edit', 'Duplicate', 'Delete'),
    text: 'Long lunch',
  },
];

it.each(pickCases(cases))(
  'a right that is taken away ends $what, and nothing is sent',
  async ({ begin, end, text }) => {
    const page = await openTargetPage('modify', 'an event of somebody else');
    await begin(page);
    const before = await takeSnapshot();
    await takeRight(page);
    await end(page);
    await waitFor(() => expect(says(text)).toBe(true));
    expect(page.writes()).toEqual([]);
    expect(await takeSnapshot()).toEqual(before);
  },
);

it('a new event that is refused says once that the right to add has ended', async () => {
  const { user } = await openTargetPage('modify', 'an event of somebody else');
  await user.click(screen.getByRole('button', { name: 'New event' }));
  await user.type((await form()).getByLabelText('Title'), 'Brunch');
  await user.type((await form()).getByLabelText('Seats'), '8');
  await lowerLink();
  await user.click((await form()).getByRole('button', { name: 'Save' }));
  await screen.findByText('You may no longer add events. What you typed is still here.');
  await waitFor(async () => expect((await form()).queryByText('Not allowed')).toBeNull());
  expect((await form()).getByLabelText('Title')).toHaveValue('Brunch');
});
