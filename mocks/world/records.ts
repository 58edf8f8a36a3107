interface RecordsOptions<Id, Value> {
  /** The demo data, in its order. Asked for when first needed. */
  readonly seed: () => ReadonlyMap<Id, Value>;
  readonly idOf: (value: Value) => Id;
  /** One record of the demo data, where that needs less than all of them. */
  readonly find?: (id: Id) => Value | undefined;
}

/**
 * Records by id that start from shared demo data: a world keeps only what it changed, so that five thousand records
 * cost nothing until they differ.
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

  /** The records that this world changed or added. */
  *changed(): Generator<Value> {
    for (const value of this.#changes.values()) if (value !== undefined) yield value;
  }

  /** Whether the record is as the demo data has it. */
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
   * The results of a search, in the same order. The search gets the demo data's list, which never changes and is the same for all
   * worlds, so that its work on that can be kept; and once more the few records that this world changed.
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
  // The notes on a map hold its own values.
  return notesOn(seed).list as readonly Value[];
}

function placesOf(seed: ReadonlyMap<unknown, unknown>): ReadonlyMap<unknown, number> {
  return notesOn(seed).places;
}
