import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { loaded } from '#src/api/loaded.ts';
import { askedOf, readSearch, type Search, type SearchRequest, searchAddress } from './search.ts';

/** The results of the search in the page's address. */
export interface SearchData<Row> {
  readonly request: SearchRequest;
  readonly total: number;
  readonly results: readonly Row[];
}

export async function loadSearch<Row>(
  search: Search<Row>,
  { request: { url, signal } }: LoaderFunctionArgs,
): Promise<SearchData<Row>> {
  const request = readSearch(search, new URL(url).searchParams);
  const { offset, pageLimit } = request;
  const { total, results } = loaded(await search.find(askedOf(request), { signal }), signal);
  const lastOffset = total === 0 ? 0 : Math.floor((total - 1) / pageLimit) * pageLimit;
  // The page may no longer exist, so redirect to the last one. If that is empty as well, stay there.
  if (results.length === 0 && lastOffset < offset) {
    throw redirect(searchAddress(search, { ...request, offset: lastOffset }));
  }
  return { request, total, results };
}
