/** A position in a bundled document. */
export interface Place {
  readonly document: string;
  /** JSON pointer, `/paths/~1login/post`. */
  readonly pointer: string;
}

/** The position of a part within another. */
export function within(place: Place, ...names: readonly string[]): Place {
  return {
    ...place,
    pointer: place.pointer + names.map((name) => `/${escapeName(name)}`).join(''),
  };
}

export function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a pointer; undefined if it does not exist. */
export function partAt(document: unknown, pointer: string): unknown {
  let part = document;
  for (const name of splitPointer(pointer)) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return undefined;
    part = Reflect.get(part, name);
  }
  return part;
}

export function isReference(part: unknown): part is { readonly $ref: string } {
  return typeof part === 'object' && part !== null && '$ref' in part;
}

export function escapeName(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
