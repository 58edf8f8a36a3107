import type { PlacedSchema } from '../contract/operation.ts';
import type { Schemas } from '../contract/schemas.ts';

/** An optional field, or an enumerated value, somewhere in a body. `*` stands for every item of a list. */
export type DescribedPart =
  | { readonly kind: 'field'; readonly path: readonly string[] }
  | { readonly kind: 'value'; readonly path: readonly string[]; readonly value: unknown };

const deepest = 5;
const known = new WeakMap<PlacedSchema, DescribedPart[]>();

/** The optional fields and enumerated values that a schema describes, at any depth. */
export function describedParts(schemas: Schemas, placed: PlacedSchema): DescribedPart[] {
  const parts = known.get(placed) ?? partsIn(schemas, placed, []);
  known.set(placed, parts);
  return parts;
}

function partsIn(schemas: Schemas, placed: PlacedSchema, path: readonly string[]): DescribedPart[] {
  if (path.length > deepest) return [];
  const { schema } = schemas.resolve(placed);
  const values = (schema.enum ?? []).map((value) => ({ kind: 'value', path, value }) as const);
  const below = schemas.parts(placed).flatMap(({ name, part }): DescribedPart[] => {
    if (name === undefined) return partsIn(schemas, part, path);
    const here = [...path, name];
    const isOptional = name !== '*' && !schema.required?.includes(name);
    const field = { kind: 'field', path: here } as const;
    return [...(isOptional ? [field] : []), ...partsIn(schemas, part, here)];
  });
  return [...values, ...below];
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
