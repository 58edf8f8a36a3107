import { goOn, pasteIn, pressInBar, type Way } from './gestures.ts';
import { says, type TargetPage } from './role-page.ts';
import { cutAndPaste, dragToNextDay, moveByKeys, moveInDialog, waysToDelete } from './ways.ts';

/** Ways to do something in a view. A card is the same in all of them. */
export type ViewWays = Readonly<
  Record<'move' | 'resize' | 'copy' | 'delete', Readonly<Record<string, Way>>>
>;

/** An event on another day, on the next one if there is any. */
async function findOtherDay({ find }: TargetPage): Promise<HTMLElement> {
  const event = await find();
  const day = event.closest<HTMLElement>('[data-day]')?.dataset['day'];
  const shown = [...document.querySelectorAll<HTMLElement>('main [data-event]')];
  const isElsewhere = (one: HTMLElement) => one.closest(`[data-day="${day}"]`) === null;
  const other = shown.slice(shown.indexOf(event)).find(isElsewhere) ?? shown.find(isElsewhere);
  if (!other) throw new Error('There is no event on another day.');
  return other;
}

/** @param findPlace is where the copy goes. */
const copyAndPaste =
  (findPlace: (page: TargetPage) => Promise<HTMLElement>): Way =>
  async (page, isAllowed) => {
    await page.focus();
    await page.user.keyboard('{Control>}c{/Control}');
    return goOn(
      isAllowed,
      () => says('Copied'),
      async () => pasteIn(await findPlace(page), page),
    );
  };

/** Where cells are places with a day to their right. */
export const waysInGrid: ViewWays = {
  move: {
    'Alt and an arrow key': moveByKeys('{Alt>}{ArrowRight}{/Alt}'),
    'a drag': dragToNextDay(false, false),
    '“Move” above chosen events': pressInBar('Move', moveInDialog),
  },
  resize: {
    'Alt, Shift and an arrow key': moveByKeys('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}'),
  },
  copy: { 'a drag with Ctrl': dragToNextDay(true, true) },
  delete: waysToDelete,
};

/** Where events are below each other. */
export const waysInList: ViewWays = {
  move: {
    'Ctrl X and Ctrl V': cutAndPaste(findOtherDay),
    '“Move” above chosen events': pressInBar('Move', moveInDialog),
  },
  resize: {},
  copy: { 'Ctrl C and Ctrl V': copyAndPaste(findOtherDay) },
  delete: waysToDelete,
};

/** In the list of a single day. */
export const waysInDay: ViewWays = {
  ...waysInList,
  move: {},
  copy: { 'Ctrl C and Ctrl V': copyAndPaste(({ find }) => find()) },
  delete: pickWays(waysToDelete, ['the key Delete', '“Delete” above chosen events']),
};

function pickWays(ways: Readonly<Record<string, Way>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(ways).filter(([name]) => names.includes(name)));
}
