import { fireEvent, screen, within } from '@testing-library/react';
import { findEdge, findGrid, findPoint, layOut } from '../random-acts/layout.ts';
import {
  closeDialog,
  drag,
  findNextCell,
  goOn,
  isRefused,
  pasteIn,
  pressInBar,
  pressInCard,
  pressKeyInCard,
  type Way,
} from './gestures.ts';
import { countGhosts, isAsking, says, type TargetPage } from './role-page.ts';

/** Moves the focused event, or its end, with keys. */
export const moveByKeys =
  (keys: string): Way =>
  async ({ focus, user }, isAllowed) => {
    await focus();
    await user.keyboard(keys);
    return goOn(
      isAllowed,
      () => countGhosts() > 0,
      () => user.keyboard('{Enter}'),
    );
  };

export const dragToNextDay =
  (...ctrl: [boolean, boolean]): Way =>
  async ({ find }) => {
    const event = await find();
    const restore = layOut(findGrid(event));
    const [from, to] = [findPoint(event, 0.5), findPoint(findNextCell(event), 0.7)];
    const outcome = drag(event, { from, to, ctrl });
    restore();
    return outcome;
  };

export const dragEnd: Way = async ({ find }) => {
  const event = await find();
  const restore = layOut(findGrid(event));
  const edge = findEdge(event, 'end');
  const outcome = drag(event, { from: edge, to: { x: edge.x, y: edge.y + 100 } });
  restore();
  return outcome;
};

const findNextDay = async (page: TargetPage) => findNextCell(await page.find());

/** Pastes in the cell of the next day. */
const paste = async (page: TargetPage) => pasteIn(await findNextDay(page), page);

/** @param findPlace is where the event goes. */
export const cutAndPaste =
  (findPlace: (page: TargetPage) => Promise<HTMLElement>): Way =>
  async (page, isAllowed) => {
    const event = await page.focus();
    await page.user.keyboard('{Control>}x{/Control}');
    return goOn(
      isAllowed,
      () => event.matches('[data-cut]'),
      async () => pasteIn(await findPlace(page), page),
    );
  };

const copyAndPaste: Way = async (page, isAllowed) => {
  await page.focus();
  await page.user.keyboard('{Control>}c{/Control}');
  return goOn(
    isAllowed,
    () => says('Copied'),
    () => paste(page),
  );
};

export const moveInDialog = async ({ user }: TargetPage) => {
  const dialog = await screen.findByRole('dialog', { name: 'Move 1 event' });
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
};

const copyFromCard: Way = async (page, isAllowed) => {
  await page.openCard();
  await page.user.keyboard('{Control>}c{/Control}');
  const outcome = await goOn(isAllowed, () => says('Copied'));
  await closeDialog(page);
  if (outcome === 'done') await paste(page);
  return outcome;
};

/** Restores the version from before the event was renamed. */
const restoreVersion: Way = async (page) => {
  const card = await page.openCard();
  const history = card.queryByRole('tab', { name: 'History' });
  if (history) {
    await page.user.click(history);
    await card.findAllByText(/ changed it, /);
  }
  const [button] = card.queryAllByRole('button', { name: /^Restore this version/ });
  if (button) await page.user.click(button);
  else await closeDialog(page);
  return button ? 'done' : 'absent';
};

/** Saves the open editor with another title. */
const saveEditor = (name: string) => async (page: TargetPage) => {
  const editor = within(await screen.findByRole('region', { name }));
  const title = await editor.findByLabelText('Title');
  fireEvent.change(title, { target: { value: 'Brunch' } });
  // A copy would be in the way of the event.
  if (name === 'New event') {
    fireEvent.change(editor.getByLabelText('Start'), { target: { value: '03/12/2026' } });
  }
  await page.user.click(editor.getByRole('button', { name: 'Save' }));
};

/** Opens the editor by its address. */
const openEditor: Way = async (page, isAllowed) => {
  const { router, user, path, id } = page;
  const place = `${path}?view=week&date=2026-03-02`;
  await router.navigate(`${place}&edit=${id}`);
  const editor = within(await screen.findByRole('region', { name: 'Edit event' }));
  await editor.findByRole('button', { name: /^(Save|Back to the calendar)$/ });
  const outcome = editor.queryByLabelText('Title') ? 'done' : isRefused() ? 'refused' : 'absent';
  if (outcome === 'done' && isAllowed) await saveEditor('Edit event')(page);
  else await user.click(editor.getByRole('button', { name: /^(Cancel|Back to the calendar)$/ }));
  return outcome;
};

export const waysToMove: Readonly<Record<string, Way>> = {
  'Alt and an arrow key': moveByKeys('{Alt>}{ArrowDown}{/Alt}'),
  'a drag': dragToNextDay(false, false),
  'a drag that has begun with Ctrl': dragToNextDay(true, false),
  'Ctrl X and Ctrl V': cutAndPaste(findNextDay),
  '“Move” above chosen events': pressInBar('Move', moveInDialog),
};

export const waysToResize: Readonly<Record<string, Way>> = {
  'Alt, Shift and an arrow key': moveByKeys('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}'),
  'a drag of its end': dragEnd,
};

export const waysToRename: Readonly<Record<string, Way>> = {
  '“Edit” in its card': pressInCard('Edit', saveEditor('Edit event')),
  'the key E in its card': pressKeyInCard(
    'e',
    () => screen.queryByRole('region', { name: 'Edit event' }) !== null,
    saveEditor('Edit event'),
  ),
  'the editor’s address': openEditor,
  '“Restore this version” in its history': restoreVersion,
};

/** Whether an event has been deleted, or is about to be. */
const isGone = ({ id }: TargetPage) =>
  document.querySelector(`[data-event="${id}"]`) === null || isAsking();

export const waysToDelete: Readonly<Record<string, Way>> = {
  'the key Delete': async (page, isAllowed) => {
    await page.focus();
    await page.user.keyboard('{Delete}');
    return goOn(isAllowed, () => isGone(page));
  },
  '“Delete” in its card': pressInCard('Delete'),
  'the key Delete in its card': pressKeyInCard('{Delete}', isGone),
  '“Delete” above chosen events': pressInBar('Delete'),
};

export const waysToCopy: Readonly<Record<string, Way>> = {
  'Ctrl C and Ctrl V': copyAndPaste,
  'Ctrl C in its card and Ctrl V': copyFromCard,
  'a drag with Ctrl': dragToNextDay(true, true),
  '“Duplicate” in its card': pressInCard('Duplicate', saveEditor('New event')),
};
