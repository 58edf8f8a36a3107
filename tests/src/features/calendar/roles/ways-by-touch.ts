import { screen, within } from '@testing-library/react';
import { findEdge, findGrid, findPoint, layOut, type Point } from '../random-acts/layout.ts';
import { createPointer, findMiddle } from '../random-acts/pointers.ts';
import { findNextCell, findOutcome, type Outcome, type Way } from './gestures.ts';
import { countGhosts } from './role-page.ts';

interface Places {
  from: Point;
  /** By default, the finger only rests. */
  to?: Point;
}

/** Lets a finger rest on an event, and perhaps drag it. */
async function rest(event: HTMLElement, { from, to }: Places): Promise<Outcome> {
  const finger = createPointer(event, 'touch');
  await finger.rest(from);
  const hasBegun = countGhosts() > 0;
  if (to) finger.move(findMiddle(from, to));
  if (to) finger.move(to);
  finger.lift(to ?? from);
  finger.click(to ?? from);
  return findOutcome(hasBegun);
}

/** @param findPlaces is called while the grid has a layout. */
const restOn =
  (findPlaces: (event: HTMLElement) => Places): Way =>
  async ({ find }) => {
    const event = await find();
    const restore = layOut(findGrid(event));
    const outcome = await rest(event, findPlaces(event));
    restore();
    return outcome;
  };

const choose = restOn((event) => ({ from: findPoint(event, 0.5) }));

function tap(event: HTMLElement): void {
  const restore = layOut(findGrid(event));
  const point = findPoint(event, 0.5);
  const finger = createPointer(event, 'touch');
  finger.press(point);
  finger.lift(point);
  finger.click(point);
  restore();
}

/** Chooses an event with a finger that rests, perhaps another one with a tap, and presses a button of the bar for both. */
export const chooseAndPress =
  (name: string, findOther: () => HTMLElement | null = () => null): Way =>
  async (page, isAllowed) => {
    const outcome = await choose(page, isAllowed);
    if (outcome !== 'done') return outcome;
    const other = findOther();
    if (other) tap(other);
    const bar = within(screen.getByRole('group', { name: 'Chosen events' }));
    await page.user.click(await bar.findByRole('button', { name }));
    return 'done';
  };

export const waysByTouch = {
  move: restOn((event) => ({
    from: findPoint(event, 0.5),
    to: findPoint(findNextCell(event), 0.7),
  })),
  resize: restOn((event) => {
    const edge = findEdge(event, 'end');
    return { from: edge, to: { x: edge.x, y: edge.y + 100 } };
  }),
  delete: chooseAndPress('Delete'),
} satisfies Record<string, Way>;
