import { readStorage, removeStorage, writeStorage } from '#src/util/browser-storage.ts';
import { oneOf, readSearch, type SearchFields, type SearchRequest } from './search.ts';

const storageKey = ({ table }: SearchFields) => `grouping-${table}`;

/** Remembers the grouping of a search in this browser; undefined for none. */
export function rememberGrouping(search: SearchFields, groupby: string | undefined): void {
  if (groupby === undefined) removeStorage(storageKey(search));
  else writeStorage(storageKey(search), groupby);
}

/** Reads a search from an address. If the address says nothing about grouping, the remembered one applies. */
export function requestedSearch(search: SearchFields, address: URLSearchParams): SearchRequest {
  const request = readSearch(search, address);
  if (address.has('groupby')) return request;
  return { ...request, groupby: oneOf(search.groups ?? [], readStorage(storageKey(search))) };
}
