/**
 * Records by id that start from shared demo data: a world keeps only what it changed, so that five thousand records
 * cost nothing until they differ.
 */
export class Records<Id extends string | number, Value> {
  readonly #seed: () => ReadonlyMap<Id, Value>;
  readonly #find: (id: Id) => Value | undefined;
  /** Changed or added records; undefined marks a deleted one. */
  readonly #changes = new Map<Id, Value | undefined>();
  #list: readonly Value[] | undefined;

  /**
   * @param seed the demo data, asked for when first needed.
   * @param find one record of it, where that needs less than all of them.
   */
  constructor(
    seed: () => ReadonlyMap<Id, Value>,
    find: (id: Id) => Value | undefined = (id) => seed().get(id),
  ) {
    this.#seed = seed;
    this.#find = find;
  }

  get(id: Id): Value | undefined {
    return this.#changes.has(id) ? this.#changes.get(id) : this.#find(id);
  }

  /** The records that this world changed or added. */
  *changed(): Generator<Value> {
    for (const value of this.#changes.values()) if (value !== undefined) yield value;
  }

  set(id: Id, value: Value) {
    this.#list = undefined;
    this.#changes.set(id, value);
  }

  /** Whether there was such a record. */
  delete(id: Id): boolean {
    const existed = this.get(id) !== undefined;
    this.#list = undefined;
    if (existed) this.#changes.set(id, undefined);
    return existed;
  }

  /** Whether nothing differs from the demo data. */
  get isUntouched(): boolean {
    return this.#changes.size === 0;
  }

  /**
   * All records in the demo data's order, added ones last. The same list until something changes, and the same for all
   * worlds that changed nothing, so that what is worked out of it can be kept.
   */
  list(): readonly Value[] {
    this.#list ??= this.isUntouched ? seedList(this.#seed()) : [...this.values()];
    return this.#list;
  }

  /** As `list`, without keeping it. */
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

/** Values by id that are worked out of the id until a world changes one. Ids are not checked. */
export class DerivedRecords<Id extends string | number, Value> {
  readonly #make: (id: Id) => Value;
  readonly #changes = new Map<Id, Value>();

  constructor(make: (id: Id) => Value) {
    this.#make = make;
  }

  get(id: Id): Value {
    return this.#changes.get(id) ?? this.#make(id);
  }

  /** The value if this world changed it, without working anything out. */
  changed(id: Id): Value | undefined {
    return this.#changes.get(id);
  }

  set(id: Id, value: Value) {
    this.#changes.set(id, value);
  }
}

const seedLists = new WeakMap<object, readonly unknown[]>();

function seedList<Value>(seed: ReadonlyMap<unknown, Value>): readonly Value[] {
  const known = seedLists.get(seed);
  // Only this function fills the map, with the values of its key.
  if (known) return known as readonly Value[];
  const list = [...seed.values()];
  seedLists.set(seed, list);
  return list;
}
