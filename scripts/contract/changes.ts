import { apiDiff, type Diff } from 'api-smart-diff';
import { accessChanges } from './access-changes.ts';
import { valueChanges, withoutValues } from './allowed-values.ts';
import { dereference } from './dereference.ts';
import { hostingPage, withHostingPage } from './hosting-page.ts';
import { type Found, locate, type Place } from './places.ts';

/** Bundled documents by name. */
export type Documents = ReadonlyMap<string, object>;

export interface Change {
  readonly document: string;
  /** Such as `GET /user/calendars`; undefined for a whole document, or for parts that several operations share. */
  readonly operation: string | undefined;
  /** Whether it can break a client or server that was correct before. */
  readonly isBreaking: boolean;
  readonly text: string;
  /** The number of affected places in the document. */
  readonly count: number;
}

/** All changes between two revisions of the contract that clients or servers can notice. */
export function changesBetween(before: Documents, after: Documents): Change[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const [old, current] = [before.get(name), after.get(name)];
    if (!current) return [documentChange(name, true, 'The document was removed')];
    if (!old) return [documentChange(name, false, 'The document is new')];
    return changesWithin(name, withHostingPage(old), withHostingPage(current));
  });
}

function documentChange(document: string, isBreaking: boolean, text: string): Change {
  return { document, operation: undefined, isBreaking, text, count: 1 };
}

function changesWithin(document: string, old: object, current: object): Change[] {
  // The comparison mistakes a reference to a whole response for a request.
  const [before, after] = [dereference(old), dereference(current)];
  const found = [
    ...valueChanges(before, after),
    ...apiDiff(withoutValues(before), withoutValues(after)).filter(isNoticed).map(foundBy),
  ];
  const placed = found
    .filter(({ path: [part] }) => part === 'paths')
    .map((change) => ({ ...change, place: locate(change.path, [current, old]) }));
  const shapes = [...Map.groupBy(placed, createKey).values()].flatMap(([first, ...others]) =>
    first ? [foldChanges(document, [first, ...others])] : [],
  );
  return [...shapes, ...accessChanges(document, old, current)];
}

/** Ignores changes to descriptions and annotations. */
function isNoticed({ type }: Diff): boolean {
  return type === 'breaking' || type === 'non-breaking';
}

function foundBy({ path, type, action, before, after, description }: Diff): Found {
  const value = [before, after].filter(isShort).map(String).join(' → ');
  const pastAction = `${action === 'add' ? 'added' : `${action}d`} ${value}`.trim();
  const isInSchema = path.indexOf('schema', 3) !== -1;
  return {
    path: path.map(String),
    isBreaking: type === 'breaking',
    text: isInSchema ? pastAction : (description ?? pastAction),
  };
}

function isShort(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value);
}

interface Placed extends Found {
  readonly place: Place;
}

/**
 * Merges equal changes of a shared schema, and equal changes that break nothing. All other breaking changes are
 * reported, and accepted, per operation.
 */
function createKey({ isBreaking, text, place }: Placed): string {
  if (place.operation === hostingPage) return `${place.operation} ${place.name} ${text}`;
  const operation = place.isShared || !isBreaking ? '' : place.operation;
  return [operation, isBreaking, place.name, text].join(' ');
}

function foldChanges(document: string, [first, ...others]: readonly [Placed, ...Placed[]]): Change {
  const members = [first, ...others];
  const { place, text } = first;
  const operations = new Set(members.map(({ place }) => place.operation));
  return {
    document,
    operation: operations.size === 1 ? first.place.operation : undefined,
    isBreaking: members.some(breaks),
    text: place.name === '' ? text : `${place.name}: ${text}`,
    count: place.operation === hostingPage ? 1 : members.length,
  };
}

function breaks({ isBreaking, path, place }: Placed): boolean {
  // The default of an absent setting requires nothing from the server that sends the page.
  return isBreaking && !(place.operation === hostingPage && path.at(-1) === 'default');
}
