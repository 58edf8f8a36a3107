import type { Change } from './changes.ts';
import { isTree, type Tree } from './tree.ts';

/** Roles newly required for a page that others could open before. */
const wider: Readonly<Record<string, readonly string[]>> = {
  anyone: ['visitors', 'user', 'staff', 'admin'],
  user: ['staff', 'admin'],
  staff: ['admin'],
};

/** Changes to `x-roles` and `x-pages`. Narrower access breaks those who had it; wider access breaks no one. */
export function accessChanges(document: string, old: object, current: object): Change[] {
  return [...roleChanges(document, old, current), ...pageChanges(document, old, current)];
}

function roleChanges(document: string, old: object, current: object): Change[] {
  const before = readOperations(old);
  return [...readOperations(current)].flatMap(([operation, now]) => {
    const earlier = before.get(operation);
    if (earlier === undefined) return [];
    const [had, has] = [readRoles(earlier), readRoles(now)];
    const change = (isBreaking: boolean, text: string): Change => {
      return { document, operation, isBreaking, text: `x-roles: ${text}`, count: 1 };
    };
    // A document without access rules granted nothing that could be taken away.
    if (!had) return has ? [change(false, `only ${has.join(', ')}`)] : [];
    if (!has) return [change(false, 'anybody')];
    const [lost, won] = [without(had, has), without(has, had)];
    return [
      ...(lost.length > 0 ? [change(true, `removed ${lost.join(', ')}`)] : []),
      ...(won.length > 0 ? [change(false, `added ${won.join(', ')}`)] : []),
    ];
  });
}

function pageChanges(document: string, old: object, current: object): Change[] {
  const [before, after] = [readPages(old), readPages(current)];
  if (before.size === 0) return [];
  const added = [...after.keys()].filter((id) => !before.has(id));
  return [
    ...[...before].flatMap(([id, page]) =>
      differences(page, after.get(id)).map(([isBreaking, text]) => {
        return { document, operation: `page ${id}`, isBreaking, text, count: 1 };
      }),
    ),
    ...added.map((id) => {
      return { document, operation: `page ${id}`, isBreaking: false, text: 'added', count: 1 };
    }),
  ];
}

function differences(page: Tree, now: Tree | undefined): [isBreaking: boolean, text: string][] {
  if (!now) return [[true, 'removed']];
  const step = (name: string) => `${name}: ${String(page[name])} → ${String(now[name])}`;
  const access = String(now['access']);
  const isWider = (wider[access] ?? []).includes(String(page['access']));
  const breaking = { path: true, access: !isWider, framing: now['framing'] === 'refused' };
  const lost = without(listQueries(page), listQueries(now));
  return [
    ...Object.entries(breaking).flatMap(([name, isBreaking]): [boolean, string][] =>
      page[name] === now[name] ? [] : [[isBreaking, step(name)]],
    ),
    ...lost.map((name): [boolean, string] => [true, `query ${name}: removed`]),
  ];
}

function readOperations(document: object): Map<string, Tree> {
  const { paths } = document as Tree;
  const items = isTree(paths) ? Object.entries(paths) : [];
  return new Map(
    items.flatMap(([path, item]) =>
      Object.entries(isTree(item) ? item : {}).flatMap(([method, operation]) =>
        isTree(operation) ? [[`${method.toUpperCase()} ${path}`, operation] as const] : [],
      ),
    ),
  );
}

function readPages(document: object): Map<string, Tree> {
  const { 'x-pages': pages } = document as Tree;
  const entries = isTree(pages) ? Object.entries(pages) : [];
  return new Map(entries.flatMap(([id, page]) => (isTree(page) ? [[id, page] as const] : [])));
}

function readRoles(operation: Tree): string[] | undefined {
  const { 'x-roles': roles } = operation;
  return Array.isArray(roles) ? roles.map(String) : undefined;
}

function listQueries({ parameters }: Tree): string[] {
  const all: unknown[] = Array.isArray(parameters) ? parameters : [];
  return all.flatMap((one) => (isTree(one) && one['in'] === 'query' ? [String(one['name'])] : []));
}

function without(all: readonly string[], others: readonly string[]): string[] {
  return all.filter((one) => !others.includes(one));
}
