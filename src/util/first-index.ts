/**
 * The index of the first item for which something is true; it is also true for all later ones. The number of items if it is
 * true for none. O(log n).
 */
export function firstIndex<Item>(items: readonly Item[], isTrue: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && isTrue(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
