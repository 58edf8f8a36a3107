/** Something that takes a place from `start` to before `end`, in any unit. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/**
 * Gives each interval the lowest lane that is free where it lies, so that no two in a lane overlap.
 * @param intervals by start. The order decides who gets the lower lane.
 * @param maxLanes how many lanes there are.
 * @returns the lane of each interval, 0 or more; -1 if all lanes are taken. O(n log n).
 */
export function assignLanes(
  intervals: readonly Interval[],
  maxLanes = Number.POSITIVE_INFINITY,
): number[] {
  /** Lanes in use, those that end first in front. */
  const busy = new Heap<{ end: number; lane: number }>((one, other) => one.end - other.end);
  /** Lanes that were in use before, the lowest in front. */
  const free = new Heap<number>((one, other) => one - other);
  let used = 0;
  return intervals.map(({ start, end }) => {
    for (let first = busy.peek(); first && first.end <= start; first = busy.peek()) {
      busy.pop();
      free.push(first.lane);
    }
    const lane = free.pop() ?? (used < maxLanes ? used++ : -1);
    if (lane >= 0) busy.push({ end, lane });
    return lane;
  });
}

/** A binary heap: the first in order is always at the top. */
class Heap<Item> {
  readonly #items: Item[] = [];
  readonly #compare: (one: Item, other: Item) => number;

  constructor(compare: (one: Item, other: Item) => number) {
    this.#compare = compare;
  }

  peek(): Item | undefined {
    return this.#items[0];
  }

  push(item: Item): void {
    const items = this.#items;
    let index = items.push(item) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.#isBefore(index, parent)) return;
      this.#swap(index, parent);
      index = parent;
    }
  }

  pop(): Item | undefined {
    const items = this.#items;
    const top = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return top;
    items[0] = last;
    for (let index = 0; ; ) {
      const child = 2 * index + 1;
      const first =
        child + 1 < items.length && this.#isBefore(child + 1, child) ? child + 1 : child;
      if (first >= items.length || !this.#isBefore(first, index)) return top;
      this.#swap(index, first);
      index = first;
    }
  }

  #isBefore(one: number, other: number): boolean {
    const [first, second] = [this.#items[one], this.#items[other]];
    return first !== undefined && second !== undefined && this.#compare(first, second) < 0;
  }

  #swap(one: number, other: number): void {
    const [first, second] = [this.#items[one], this.#items[other]];
    if (first === undefined || second === undefined) return;
    this.#items[one] = second;
    this.#items[other] = first;
  }
}
