type Leaf = string | number | boolean | null | undefined;

/**
 * The name of a field in values of a type: members of members and items of lists are joined by dots, as the server's
 * `details[]` names them, for example `attributes.title` or `owners.0.email`.
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

/** What a field's control needs of the form around it. */
export interface BoundField<Name, Value> {
  name: Name;
  initial: Value;
}

export function boundField<Values extends object, Name extends FieldName<Values>>(
  values: Values,
  name: Name,
): BoundField<Name, FieldValue<Values, Name>> {
  // `FieldName` lists only names that lead somewhere, which no compiler sees in `split`.
  return { name, initial: valueAt(values, name) as FieldValue<Values, Name> };
}

export function valueAt(values: unknown, name: string): unknown {
  return memberAt(values, name.split('.'));
}

/** Sets a value where there is a place for it. */
export function setValueAt(values: object, name: string, value: unknown): void {
  const path = name.split('.');
  const parent = memberAt(values, path.slice(0, -1));
  if (isContainer(parent)) parent[path.at(-1) ?? ''] = value;
}

function memberAt(values: unknown, path: readonly string[]): unknown {
  return path.reduce((value, key) => (isContainer(value) ? value[key] : undefined), values);
}

/** The members that differ, each as a whole. */
export function changedValues<Values extends object>(
  before: Values,
  after: Values,
): Partial<Values> {
  const changed: Partial<Values> = { ...after };
  for (const key in changed) {
    if (JSON.stringify(before[key]) === JSON.stringify(after[key])) delete changed[key];
  }
  return changed;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
