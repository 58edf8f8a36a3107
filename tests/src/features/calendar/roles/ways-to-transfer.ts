import { screen, within } from '@testing-library/react';
import { findGrid, findPoint, layOut } from '../random-acts/layout.ts';
import { drag, goOn, pasteIn, pressInBar, pressInCard, type Way } from './gestures.ts';
import type { TargetPage } from './role-page.ts';
import { lighthouse } from './targets.ts';

/** The column of the other calendar. */
function findColumn(): HTMLElement {
  const cell = document.querySelector<HTMLElement>(`[data-sub-calendar="${lighthouse}"]`);
  if (!cell) throw new Error('The view does not show the other calendar.');
  return cell;
}

const isThere = ({ id }: TargetPage) => findColumn().querySelector(`[data-event="${id}"]`) !== null;

/** Drags the event as high as it is. */
const dragToColumn: Way = async ({ find }) => {
  const event = await find();
  const restore = layOut(findGrid(event));
  const from = findPoint(event, 0.5);
  const outcome = drag(event, { from, to: { ...from, x: findPoint(findColumn(), 0).x } });
  restore();
  return outcome;
};

/** The keys go past the calendars to which the visitor may not add events, and past the one in between. */
const moveByKeys: Way = async ({ focus, user }, isAllowed) => {
  await focus();
  await user.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}');
  const isOver = () => findColumn().querySelector('[data-ghost]') !== null;
  const outcome = await goOn(isAllowed, isOver, () => user.keyboard('{Enter}'));
  if (outcome !== 'done') await user.keyboard('{Escape}');
  return outcome;
};

const cutAndPaste: Way = async (page, isAllowed) => {
  await page.focus();
  await page.user.keyboard('{Control>}x{/Control}');
  await pasteIn(findColumn(), page);
  const outcome = await goOn(isAllowed, () => isThere(page));
  // What is cut stays so otherwise.
  if (outcome !== 'done') await page.user.keyboard('{Escape}');
  return outcome;
};

const chooseInDialog = async ({ user }: TargetPage) => {
  const dialog = within(await screen.findByRole('dialog', { name: /^Change the calendar of/ }));
  await user.selectOptions(dialog.getByLabelText('Calendar'), 'Lighthouse');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
};

/** Chooses the other calendar in the editor, if that offers it. */
const chooseInEditor: Way = async (page, isAllowed) => {
  const opened = await pressInCard('Edit')(page, isAllowed);
  if (opened !== 'done') return opened;
  const editor = within(await screen.findByRole('region', { name: 'Edit event' }));
  const catering = await editor.findByRole('checkbox', { name: 'Catering' });
  const other = editor.queryByRole('checkbox', { name: 'Lighthouse' });
  if (other) await page.user.click(other);
  if (other) await page.user.click(catering);
  await page.user.click(editor.getByRole('button', { name: other ? 'Save' : 'Cancel' }));
  return other ? 'done' : 'absent';
};

/** Ways to put an event on another calendar. */
export const waysToTransfer: Readonly<Record<string, Way>> = {
  'a drag': dragToColumn,
  'Alt and an arrow key': moveByKeys,
  'Ctrl X and Ctrl V': cutAndPaste,
  '“Change calendar” above chosen events': pressInBar('Change calendar', chooseInDialog),
  'its editor': chooseInEditor,
};
