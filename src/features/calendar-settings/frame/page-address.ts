/** Reads the place of a page of results in their list; 0 for an address that says nothing of the kind. */
export function readOffset(search: URLSearchParams): number {
  const offset = Number(search.get('offset'));
  return Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
}

/** The address of another page of the same results. */
export function withOffset(search: URLSearchParams, offset: number): string {
  const changedSearch = new URLSearchParams(search);
  if (offset > 0) changedSearch.set('offset', String(offset));
  else changedSearch.delete('offset');
  return `?${changedSearch}`;
}
