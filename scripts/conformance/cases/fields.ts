import type { PlacedSchema } from '../contract/operation.ts';
import type { Schemas } from '../contract/schemas.ts';

/** A field of a body, at any depth. */
export interface Field {
  readonly path: readonly string[];
  readonly schema: PlacedSchema;
  readonly isRequired: boolean;
  /** Undefined if the body does not contain it. */
  readonly value: unknown;
}

const deepest = 3;

/** The fields that a schema describes, including those in a value's objects and in the first items of its lists. */
export function listFields(
  schemas: Schemas,
  placed: PlacedSchema,
  value: unknown,
  path: readonly string[] = [],
): Field[] {
  if (path.length >= deepest) return [];
  const { schema } = schemas.resolve(placed);
  const names = [...schemas.branches(placed), placed].flatMap((one) =>
    Object.keys(schemas.resolve(one).schema.properties ?? {}),
  );
  const own = [...new Set(names)].flatMap((name): Field[] => {
    const member = schemas.member(placed, name);
    if (!member) return [];
    const child = readMember(value, name);
    const isRequired = schema.required?.includes(name) ?? false;
    const childPath = [...path, name];
    return [
      { path: childPath, schema: member, isRequired, value: child },
      ...(child === undefined ? [] : listFields(schemas, member, child, childPath)),
    ];
  });
  const item = Array.isArray(value) && value.length > 0 ? schemas.member(placed, '0') : undefined;
  return item && Array.isArray(value)
    ? [...own, ...listFields(schemas, item, value[0], [...path, '0'])]
    : own;
}

export function readMember(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}

export function withPart(value: unknown, path: readonly string[], part: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return part;
  const member = withPart(readMember(value, name), rest, part);
  if (Array.isArray(value)) return value.with(Number(name), member);
  return { ...Object(value), [name]: member };
}

export function withoutPart(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return undefined;
  if (rest.length > 0) return withPart(value, [name], withoutPart(readMember(value, name), rest));
  if (Array.isArray(value)) return value.toSpliced(Number(name), 1);
  return Object.fromEntries(Object.entries(Object(value)).filter(([key]) => key !== name));
}
