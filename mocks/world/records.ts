interface RecordsOptions<Id, Value> {
  /** The demo data, in its order. Called on first use. */
  readonly seed: () => ReadonlyMap<Id, Value>;
  readonly getId: (value: Value) => Id;
  /** A single record of the demo data, if that is cheaper than all of them. */
  readonly find?: (id: Id) => Value | undefined;
}

/**
 * Records by id on top of shared demo data. A world stores only its changes, so that five thousand records cost nothing
 * until they differ.
 */
export class Records<Id extends string | number, Value> {
  readonly #seed: () => ReadonlyMap<Id, Value>;
  readonly #find: (id: Id) => Value | undefined;
  readonly #getId: (value: Value) => Id;
  /** Changed or added records; undefined marks a deleted one. */
  readonly #changes = new Map<Id, Value | undefined>();

  constructor({ seed, getId, find = (id) => seed().get(id) }: RecordsOptions<Id, Value>) {
    this.#seed = seed;
    this.#getId = getId;
    this.#find = find;
  }

  get(id: Id): Value | undefined {
    return this.#changes.has(id) ? this.#changes.get(id) : this.#find(id);
  }

  /** The records that this world has changed or added. */
  *listChanged(): Generator<Value> {
    for (const value of this.#changes.values()) if (value !== undefined) yield value;
  }

  /** Returns whether the record is unchanged from the demo data. */
  isSeeded(id: Id): boolean {
    return !this.#changes.has(id);
  }

  set(value: Value) {
    this.#changes.set(this.#getId(value), value);
  }

  /** Returns whether there was such a record. */
  delete(id: Id): boolean {
    const hasExisted = this.get(id) !== undefined;
    if (hasExisted) this.#changes.set(id, undefined);
    return hasExisted;
  }

  /** All records in the demo data's order, added ones last. */
  list(): readonly Value[] {
    const seed = this.#seed();
    if (this.#changes.size === 0) return [...seed.values()];
    const records = new Map(seed);
    for (const [id, value] of this.#changes) {
      if (value === undefined) records.delete(id);
      else records.set(id, value);
    }
    return [...records.values()];
  }
}

/** Values by id that are computed from the id until a world changes them. Ids are not checked. */
export class DerivedRecords<Id extends string | number, Value> {
  readonly #make: (id: Id) => Value;
  readonly #changes = new Map<Id, Value>();

  constructor(make: (id: Id) => Value) {
    this.#make = make;
  }

  get(id: Id): Value {
    return this.#changes.get(id) ?? this.#make(id);
  }

  set(id: Id, value: Value) {
    this.#changes.set(id, value);
  }
}
