import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { loaded } from '#src/api/loaded.ts';
import { readSearch, type Search, type SearchRequest, searchAddress } from './search.ts';

/** The results of the search that a page's address holds. */
export interface SearchData<Type extends string, Row> {
  readonly request: SearchRequest<Type>;
  readonly total: number;
  readonly results: readonly Row[];
}

/** Makes the loader of a search's results. */
export function createSearchLoader<Type extends string, Row>(search: Search<Type, Row>) {
  return async ({
    request: { url, signal },
  }: LoaderFunctionArgs): Promise<SearchData<Type, Row>> => {
    const request = readSearch(search, new URL(url).searchParams);
    const { type, query, offset, pageLimit: limit } = request;
    const asked = { type, offset, limit, ...(query ? { query } : {}) };
    const { total, results } = loaded(await search.find(asked, { signal }), signal);
    const lastOffset = total === 0 ? 0 : Math.floor((total - 1) / limit) * limit;
    // An old address may lie beyond the end: lead it to the last page. One that is empty as well leads no further.
    if (results.length === 0 && lastOffset < offset) {
      throw redirect(searchAddress(search, { ...request, offset: lastOffset }));
    }
    return { request, total, results };
  };
}
