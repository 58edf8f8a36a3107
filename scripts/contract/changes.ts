import { apiDiff, type Diff } from 'api-smart-diff';
import { accessChanges } from './access-changes.ts';
import { findTarget } from './dereference.ts';
import { isTree, listMembers, listOperations, type Tree } from './tree.ts';

/** Bundled documents by name. */
export type Documents = ReadonlyMap<string, object>;

export interface Change {
  readonly text: string;
  /** True if it can break a client or server that was correct before. */
  readonly isBreaking: boolean;
}

/** The changes from one contract to another, each once, however many operations share the changed part. */
export function changesBetween(old: Documents, current: Documents): Change[] {
  const names = new Set([...old.keys(), ...current.keys()]);
  const changes = [...names].flatMap((name): Change[] => {
    const [before, after] = [old.get(name), current.get(name)];
    if (!before) return [{ text: `${name}: added`, isBreaking: false }];
    if (!after) return [{ text: `${name}: removed`, isBreaking: true }];
    const [was, is] = [{ ...before }, { ...after }];
    return [...shapeChanges(was, is), ...accessChanges(was, is)].map((change) => {
      return { ...change, text: `${name}: ${change.text}` };
    });
  });
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

function shapeChanges(old: Tree, current: Tree): Change[] {
  const [before, after] = [normalize(old), normalize(current)];
  return apiDiff(before, after)
    .filter(({ path, type }) => path[0] === 'paths' && /^(non-)?breaking$/.test(type))
    .map((diff) => {
      const place = describePlace(diff.path.map(String), diff.action === 'add' ? after : before);
      return { text: `${place}: ${describeAction(diff)}`, isBreaking: diff.type === 'breaking' };
    });
}

/** A copy for api-smart-diff, which takes responses behind references for requests, and first parameters for optional. */
function normalize(document: Tree): Tree {
  const copy = structuredClone(document);
  for (const [, operation] of listOperations(copy)) {
    const responses = listMembers(operation['responses']).map(([status, response]) => {
      const { $ref } = response;
      return [status, typeof $ref === 'string' ? findTarget($ref, copy) : response];
    });
    const { parameters = [] } = operation;
    Object.assign(operation, { parameters, responses: Object.fromEntries(responses) });
  }
  return copy;
}

/** Names a part of an operation, or of the innermost schema around it that operations may share. */
function describePlace(
  [first = '', address = '', method = '', ...path]: string[],
  document: Tree,
): string {
  let place = [`${method.toUpperCase()} ${address}`.trim()];
  let node = [first, address, method].reduce(getMember, document);
  for (const [index, step] of path.entries()) {
    node = getMember(node, step);
    place.push(step);
    // A reference at the end was added or removed itself.
    while (isTree(node) && typeof node['$ref'] === 'string' && index < path.length - 1) {
      place = [node['$ref'].replace(/.*\//, '')];
      node = findTarget(node['$ref'], document);
    }
  }
  // The index in these lists has no meaning.
  const name = place
    .filter((step) => step !== 'properties')
    .join('.')
    .replace(/(enum|parameters|required|type)\.\d+$/, '$1');
  const isShared = !name.includes(' ');
  return isShared ? `${name} in ${path[0] === 'responses' ? 'responses' : 'requests'}` : name;
}

function getMember(node: unknown, name: string): unknown {
  if (Array.isArray(node)) return node[Number(name)];
  return isTree(node) ? node[name] : undefined;
}

function describeAction({ action, before, after }: Diff): string {
  const values = [before, after].map(describeValue).filter(Boolean);
  return `${action === 'add' ? 'added' : `${action}d`} ${values.join(' → ')}`.trim();
}

function describeValue(value: unknown): string | undefined {
  if (!isTree(value)) return JSON.stringify(value);
  const { name = value['$ref'] } = value;
  return typeof name === 'string' ? name.replace(/.*\//, '') : undefined;
}
