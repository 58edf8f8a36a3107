import { readStorage, removeStorage, writeStorage } from '#src/util/browser-storage.ts';
import { pickOne, readSearch, type SearchFields, type SearchRequest } from './search.ts';

const storageKey = ({ table }: SearchFields) => `grouping-${table}`;

/** Remembers the grouping of a search in this browser; undefined for none. */
export function rememberGrouping(search: SearchFields, groupby: string | undefined): void {
  if (groupby === undefined) removeStorage(storageKey(search));
  else writeStorage(storageKey(search), groupby);
}

/** A search that only begins: everything, grouped as this browser remembers. */
export function beginSearch(search: SearchFields): SearchRequest {
  const groupby = pickOne(search.groups ?? [], readStorage(storageKey(search)));
  return { ...readSearch(search, new URLSearchParams()), groupby };
}

/** Returns whether an address describes nothing, so that it is no link to certain results. */
export function isBare(address: URLSearchParams): boolean {
  return [...address.keys()].every((name) => name === 'kind');
}
