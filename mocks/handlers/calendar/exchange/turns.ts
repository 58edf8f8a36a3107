import { setImmediate } from 'node:timers/promises';

/** Does something with each item of a long list, and lets other calls go on between every so many. */
export async function takeTurns<Item>(
  items: Iterable<Item>,
  size: number,
  act: (item: Item) => void,
): Promise<void> {
  let count = 0;
  for (const item of items) {
    act(item);
    count += 1;
    if (count % size === 0) await setImmediate();
  }
}
