import { setImmediate } from 'node:timers/promises';

/**
 * Does something with each item of a long list, and lets other calls go on whenever a budget is used up.
 * @param cost the part of the budget that an item takes; by default one.
 */
export async function takeTurns<Item>(
  items: Iterable<Item>,
  budget: number,
  act: (item: Item) => void,
  cost: (item: Item) => number = () => 1,
): Promise<void> {
  let rest = budget;
  for (const item of items) {
    act(item);
    rest -= cost(item);
    if (rest > 0) continue;
    rest = budget;
    await setImmediate();
  }
}
