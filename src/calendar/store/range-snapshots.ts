import { type DayRange, overlaps } from '#src/util/day-numbers.ts';

/** The most values to keep for ranges that nothing watches. */
const mostKept = 400;

/** Snapshots of ranges of days, for `useSyncExternalStore`: a value stays the same object until it changes. */
export class RangeSnapshots<Value> {
  readonly #create: (range: DayRange, before: Value | undefined) => Value;
  readonly #values = new Map<string, { range: DayRange; value: Value; isOld: boolean }>();
  readonly #watchers = new Set<{ range: DayRange; onChange: () => void }>();

  /** @param create returns the value of a range; `before` if it is still the same. */
  constructor(create: (range: DayRange, before: Value | undefined) => Value) {
    this.#create = create;
  }

  get(range: DayRange): Value {
    const key = `${range.first}:${range.last}`;
    const keptSnapshot = this.#values.get(key);
    if (keptSnapshot && !keptSnapshot.isOld) return keptSnapshot.value;
    const value = this.#create(range, keptSnapshot?.value);
    this.#values.delete(key);
    this.#values.set(key, { range, value, isOld: false });
    return value;
  }

  /** Calls `onChange` when something may have changed in a range. Returns a function that stops this. */
  watch(range: DayRange, onChange: () => void): () => void {
    const watcher = { range, onChange };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** The ranges that are watched. */
  get watched(): readonly DayRange[] {
    return Array.from(this.#watchers, ({ range }) => range);
  }

  /** Tells those who watch one of the ranges. */
  change(ranges: readonly DayRange[]): void {
    if (ranges.length === 0) return;
    const isChanged = (range: DayRange) =>
      ranges.some((changedRange) => overlaps(changedRange, range));
    for (const snapshot of this.#values.values()) snapshot.isOld ||= isChanged(snapshot.range);
    for (const [key] of [...this.#values].slice(0, -mostKept)) this.#values.delete(key);
    for (const { range, onChange } of [...this.#watchers]) if (isChanged(range)) onChange();
  }
}
