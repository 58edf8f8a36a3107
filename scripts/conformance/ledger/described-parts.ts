import type { PlacedSchema } from '../contract/operation.ts';
import { within } from '../contract/place.ts';
import type { Schemas } from '../contract/schemas.ts';

/** An optional field, or an enumerated value, somewhere in a body. `*` stands for every item of a list. */
export type DescribedPart =
  | { readonly kind: 'field'; readonly path: readonly string[] }
  | { readonly kind: 'value'; readonly path: readonly string[]; readonly value: unknown };

const deepest = 5;
const known = new WeakMap<Schemas, Map<string, DescribedPart[]>>();

/** The optional fields and enumerated values that a schema describes, at any depth. */
export function describedParts(schemas: Schemas, placed: PlacedSchema): DescribedPart[] {
  const { document, pointer } = placed.place;
  const all = known.get(schemas) ?? new Map<string, DescribedPart[]>();
  known.set(schemas, all);
  const key = `${document}#${pointer}`;
  const found = all.get(key) ?? partsIn(schemas, placed, []);
  all.set(key, found);
  return found;
}

function partsIn(schemas: Schemas, placed: PlacedSchema, path: readonly string[]): DescribedPart[] {
  if (path.length > deepest) return [];
  const { schema, place } = schemas.resolve(placed);
  const parts: DescribedPart[] = (schema.enum ?? []).map((value) => ({
    kind: 'value',
    path,
    value,
  }));
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const here = [...path, name];
    if (!schema.required?.includes(name)) parts.push({ kind: 'field', path: here });
    parts.push(
      ...partsIn(schemas, { schema: member, place: within(place, 'properties', name) }, here),
    );
  }
  if (schema.items) {
    const items = { schema: schema.items, place: within(place, 'items') };
    parts.push(...partsIn(schemas, items, [...path, '*']));
  }
  for (const keyword of ['allOf', 'oneOf'] as const) {
    for (const [index, branch] of (schema[keyword] ?? []).entries()) {
      const placedBranch = { schema: branch, place: within(place, keyword, String(index)) };
      parts.push(...partsIn(schemas, placedBranch, path));
    }
  }
  return parts;
}

/** The values at a path of a body, and whether the last member is missing anywhere. */
export function valuesAt(
  body: unknown,
  path: readonly string[],
): { readonly values: readonly unknown[]; readonly isMissing: boolean } {
  let values: unknown[] = [body];
  let isMissing = false;
  for (const name of path) {
    const holders = values.filter((value) => typeof value === 'object' && value !== null);
    isMissing = false;
    values = holders.flatMap((holder) => {
      if (name === '*') return Array.isArray(holder) ? holder : [];
      if (Object.hasOwn(holder as object, name)) return [Reflect.get(holder as object, name)];
      isMissing = true;
      return [];
    });
  }
  return { values, isMissing };
}
