import { type Found, isInAnswer } from './places.ts';
import { isTree, type Tree } from './tree.ts';

/** Their contents are values, not schemas. */
const values = ['default', 'example', 'examples'];

/**
 * Finds changes in the values that `enum` and `const` allow. Removing a value breaks requests; adding one breaks
 * responses, because clients may not know it.
 */
export function valueChanges(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): Found[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    return after.flatMap((item, index) => {
      const old = findPartner(item, index, before);
      return valueChanges(old, item, [...path, String(index)]);
    });
  }
  if (!isTree(before) || !isTree(after)) return [];
  const below = Object.keys(after)
    .filter((name) => !values.includes(name) && !name.startsWith('x-'))
    .flatMap((name) => valueChanges(before[name], after[name], [...path, name]));
  return [...compareValues(allowedBy(before), allowedBy(after), [...path, 'enum']), ...below];
}

/** The document without the parts that `valueChanges` compares. */
export function withoutValues(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutValues);
  if (!isTree(part)) return part;
  const others = Object.entries(part).filter(
    ([name, value]) => !(name === 'enum' && Array.isArray(value)) && !isConst(name, value),
  );
  return Object.fromEntries(others.map(([name, value]) => [name, withoutValues(value)]));
}

/** Parameters may be reordered; the order of all other lists matters. */
function findPartner(item: unknown, index: number, others: readonly unknown[]): unknown {
  if (!isTree(item) || !('in' in item)) return others[index];
  return others.find(
    (other) => isTree(other) && other['in'] === item['in'] && other['name'] === item['name'],
  );
}

function isConst(name: string, value: unknown): boolean {
  // A property may have this name.
  return name === 'const' && !isTree(value);
}

/** In readable form; undefined if every value is allowed. */
function allowedBy(schema: Tree): string[] | undefined {
  const { enum: list, const: only } = schema;
  if (Array.isArray(list)) return list.map((value) => JSON.stringify(value));
  return 'const' in schema && isConst('const', only) ? [JSON.stringify(only)] : undefined;
}

function compareValues(
  before: string[] | undefined,
  after: string[] | undefined,
  path: readonly string[],
): Found[] {
  const narrower = (text: string) => [{ path, isBreaking: !isInAnswer(path), text }];
  const wider = (text: string) => [{ path, isBreaking: isInAnswer(path), text }];
  if (!before) return after ? narrower(`now only ${after.join(', ')}`) : [];
  if (!after) return wider(`no longer only ${before.join(', ')}`);
  const added = after.filter((value) => !before.includes(value));
  const removed = before.filter((value) => !after.includes(value));
  return [
    ...(added.length > 0 ? wider(`added ${added.join(', ')}`) : []),
    ...(removed.length > 0 ? narrower(`removed ${removed.join(', ')}`) : []),
  ];
}
