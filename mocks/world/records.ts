/**
 * Records by id that start from shared demo data: a world keeps only what it changed, so that five thousand records
 * cost nothing until they differ.
 */
export class Records<Id extends string | number, Value> {
  readonly #seed: () => ReadonlyMap<Id, Value>;
  /** Changed or added records; undefined marks a deleted one. */
  readonly #changes = new Map<Id, Value | undefined>();

  /** @param seed the demo data, asked for when first needed. */
  constructor(seed: () => ReadonlyMap<Id, Value>) {
    this.#seed = seed;
  }

  get(id: Id): Value | undefined {
    return this.#changes.has(id) ? this.#changes.get(id) : this.#seed().get(id);
  }

  set(id: Id, value: Value) {
    this.#changes.set(id, value);
  }

  /** Whether there was such a record. */
  delete(id: Id): boolean {
    const existed = this.get(id) !== undefined;
    if (existed) this.#changes.set(id, undefined);
    return existed;
  }

  /** Whether nothing differs from the demo data. */
  get isUntouched(): boolean {
    return this.#changes.size === 0;
  }

  /** All records in the demo data's order, added ones last. */
  *values(): Generator<Value> {
    for (const [id, seeded] of this.#seed()) {
      const value = this.#changes.has(id) ? this.#changes.get(id) : seeded;
      if (value !== undefined) yield value;
    }
    for (const [id, value] of this.#changes) {
      if (value !== undefined && !this.#seed().has(id)) yield value;
    }
  }
}
