/** Instants, also of whole days. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Intervals in the order of their starts, of which few overlap each other. */
export class Intervals<Item extends Interval> {
  readonly #items: Item[] = [];
  /** The latest end up to each item. */
  readonly #reach: number[] = [];

  add(item: Item) {
    const index = this.#countBefore(item.start + 1);
    this.#items.splice(index, 0, item);
    this.#reach.splice(index, 0, Math.max(item.end, this.#reach[index - 1] ?? item.end));
    // Those behind reach at least as far.
    for (let next = index + 1; (this.#reach[next] ?? item.end) < item.end; next += 1) {
      this.#reach[next] = item.end;
    }
  }

  /** Those that overlap an interval, in their order. */
  during({ start, end }: Interval): Item[] {
    const items: Item[] = [];
    let index = this.#countBefore(end) - 1;
    for (; (this.#reach[index] ?? start) > start; index -= 1) {
      const item = this.#items[index];
      if (item && item.end > start) items.push(item);
    }
    return items.reverse();
  }

  /** The number of items that begin before an instant, by bisection. */
  #countBefore(instant: number): number {
    let [low, high] = [0, this.#items.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#items[middle]?.start ?? instant) < instant) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
