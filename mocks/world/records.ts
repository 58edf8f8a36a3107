interface RecordsOptions<Id, Value> {
  /** The demo data, in its order. Called on first use. */
  readonly seed: () => ReadonlyMap<Id, Value>;
  readonly idOf: (value: Value) => Id;
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
  readonly #idOf: (value: Value) => Id;
  /** Changed or added records; undefined marks a deleted one. */
  readonly #changes = new Map<Id, Value | undefined>();

  constructor({ seed, idOf, find = (id) => seed().get(id) }: RecordsOptions<Id, Value>) {
    this.#seed = seed;
    this.#idOf = idOf;
    this.#find = find;
  }

  get(id: Id): Value | undefined {
    return this.#changes.has(id) ? this.#changes.get(id) : this.#find(id);
  }

  /** The records that this world has changed or added. */
  *changed(): Generator<Value> {
    for (const value of this.#changes.values()) if (value !== undefined) yield value;
  }

  /** Whether the record is unchanged from the demo data. */
  isSeeded(id: Id): boolean {
    return !this.#changes.has(id);
  }

  set(value: Value) {
    this.#changes.set(this.#idOf(value), value);
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
  list(): readonly Value[] {
    return this.found((records) => records);
  }

  /**
   * The results of a search, in the same order. The search runs on the demo data's list, which never changes and is
   * shared by all worlds, so that its work can be cached, and again on the few records that this world has changed.
   */
  found(search: (records: readonly Value[]) => readonly Value[]): readonly Value[] {
    const seed = this.#seed();
    const seeded = search(listOf(seed));
    if (this.isUntouched) return seeded;
    const places = placesOf(seed);
    const placeOf = (value: Value) => places.get(this.#idOf(value)) ?? seed.size;
    return [
      ...seeded.filter((value) => this.isSeeded(this.#idOf(value))),
      ...search([...this.changed()]),
    ].toSorted((a, b) => placeOf(a) - placeOf(b));
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

interface SeedNotes {
  readonly list: readonly unknown[];
  readonly places: ReadonlyMap<unknown, number>;
}

const notes = new WeakMap<object, SeedNotes>();

function notesOn(seed: ReadonlyMap<unknown, unknown>): SeedNotes {
  const known = notes.get(seed) ?? {
    list: [...seed.values()],
    places: new Map([...seed.keys()].map((id, place) => [id, place])),
  };
  notes.set(seed, known);
  return known;
}

function listOf<Value>(seed: ReadonlyMap<unknown, Value>): readonly Value[] {
  // The notes on a map list its own values, which the type cannot express.
  return notesOn(seed).list as readonly Value[];
}

function placesOf(seed: ReadonlyMap<unknown, unknown>): ReadonlyMap<unknown, number> {
  return notesOn(seed).places;
}
