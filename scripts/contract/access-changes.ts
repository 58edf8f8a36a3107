import type { Change } from './changes.ts';
import { listMembers, listOperations, type Tree } from './tree.ts';

/** Those who could open a page, by who may now, if nobody has lost access. */
const wider: Readonly<Record<string, readonly string[]>> = {
  anyone: ['visitors', 'user', 'staff', 'admin'],
  user: ['staff', 'admin'],
  staff: ['admin'],
};

/** Changes to who may make a call or open a page. Narrower access breaks those who had it. */
export function accessChanges(old: Tree, current: Tree): Change[] {
  return [...callChanges(old, current), ...pageChanges(old, current)];
}

function callChanges(old: Tree, current: Tree): Change[] {
  const before = new Map(listOperations(old));
  return listOperations(current).flatMap(([name, now]) => {
    const earlier = before.get(name);
    if (!earlier) return [];
    return ['x-roles', 'x-calendar-rights'].flatMap((list) =>
      compareLists(`${name} ${list}`, earlier[list], now[list]),
    );
  });
}

/** Compares lists of those who may make a call. Without a list, everybody may. */
function compareLists(name: string, had: unknown, has: unknown): Change[] {
  if (!Array.isArray(had)) {
    return Array.isArray(has)
      ? [{ text: `${name}: only ${has.join(', ')}`, isBreaking: true }]
      : [];
  }
  const lost = Array.isArray(has) ? had.filter((entry) => !has.includes(entry)) : [];
  const won = Array.isArray(has) ? has.filter((entry) => !had.includes(entry)) : ['everybody'];
  return [
    ...lost.map((entry) => ({ text: `${name}: removed ${entry}`, isBreaking: true })),
    ...won.map((entry) => ({ text: `${name}: added ${entry}`, isBreaking: false })),
  ];
}

function pageChanges(old: Tree, current: Tree): Change[] {
  const [before, after] = [old, current].map(
    (document) => new Map(listMembers(document['x-pages'])),
  );
  const added = [...(after?.keys() ?? [])].filter((id) => !before?.has(id));
  return [
    ...[...(before ?? [])].flatMap(([id, page]) =>
      comparePages(`page ${id}`, page, after?.get(id)),
    ),
    ...added.map((id) => ({ text: `page ${id}: added`, isBreaking: false })),
  ];
}

function comparePages(name: string, page: Tree, now: Tree | undefined): Change[] {
  if (!now) return [{ text: `${name}: removed`, isBreaking: true }];
  const isWider = wider[String(now['access'])]?.includes(String(page['access'])) ?? false;
  const breaking = { path: true, access: !isWider, framing: now['framing'] === 'refused' };
  const queries = listQueries(now);
  return [
    ...Object.entries(breaking)
      .filter(([member]) => page[member] !== now[member])
      .map(([member, isBreaking]) => {
        return { text: `${name} ${member}: ${page[member]} → ${now[member]}`, isBreaking };
      }),
    ...listQueries(page)
      .filter((query) => !queries.includes(query))
      .map((query) => ({ text: `${name} query ${query}: removed`, isBreaking: true })),
  ];
}

function listQueries({ parameters }: Tree): unknown[] {
  return listMembers(parameters).flatMap(([, one]) => (one['in'] === 'query' ? [one['name']] : []));
}
