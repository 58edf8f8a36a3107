import { isSameJson } from '#src/util/is-same-json.ts';

type Leaf = string | number | boolean | null | undefined;

/**
 * The name of a field for values of a type. Nested members and list items are joined by dots, as in the server's
 * `details[]`: `attributes.title`, `owners.0.email`.
 */
export type FieldName<Values> = Values extends Leaf
  ? never
  : Values extends readonly (infer Item)[]
    ? `${number}` | `${number}.${FieldName<Item>}`
    : {
        [Key in keyof Values & string]: Key | `${Key}.${FieldName<NonNullable<Values[Key]>>}`;
      }[keyof Values & string];

export type FieldValue<Values, Name> = Name extends keyof Values
  ? Values[Name]
  : Name extends `${infer Head}.${infer Rest}`
    ? Values extends readonly (infer Item)[]
      ? FieldValue<Item, Rest>
      : Head extends keyof Values
        ? FieldValue<NonNullable<Values[Head]>, Rest>
        : never
    : Values extends readonly (infer Item)[]
      ? Item
      : never;

/** The properties that connect a control to its form. */
export interface BoundField<Name, Value> {
  name: Name;
  initial: Value;
}

export function boundField<Values extends object, Name extends FieldName<Values>>(
  values: Values,
  name: Name,
): BoundField<Name, FieldValue<Values, Name>> {
  // `FieldName` contains only valid paths, but TypeScript cannot follow `split`.
  return { name, initial: valueAt(values, name) as FieldValue<Values, Name> };
}

export function valueAt(values: unknown, name: string): unknown {
  return memberAt(values, name.split('.'));
}

/**
 * The value of a required field, which is null only until the form is submitted.
 * @throws Error if it is null: the field is not required.
 */
export function requireValue<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A form was submitted without a value that is required.');
  return value;
}

/** Sets a value if its parent exists. */
export function setValueAt(values: object, name: string, value: unknown): void {
  const path = name.split('.');
  const parent = memberAt(values, path.slice(0, -1));
  if (isContainer(parent)) parent[path.at(-1) ?? ''] = value;
}

function memberAt(values: unknown, path: readonly string[]): unknown {
  return path.reduce((value, key) => (isContainer(value) ? value[key] : undefined), values);
}

/** The members that differ, each in full. */
export function changedValues<Values extends object>(
  before: Values,
  after: Values,
): Partial<Values> {
  const differences: Partial<Values> = { ...after };
  for (const key in differences) {
    if (isSameJson(before[key], after[key])) delete differences[key];
  }
  return differences;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
