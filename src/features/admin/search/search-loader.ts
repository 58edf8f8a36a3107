import { type LoaderFunctionArgs, redirect, replace } from 'react-router-dom';
import { loadLater, requireLoaded } from '#src/api/loaded.ts';
import { beginSearch, isBare } from './remembered-grouping.ts';
import {
  type OtherSearch,
  readSearch,
  type Search,
  type SearchChoice,
  type SearchData,
  type SearchRequest,
  searchAddress,
  toQuery,
} from './search.ts';

/**
 * Loads the results of the search in the page's address.
 * @param choices all searches of the page.
 */
export async function loadSearch<Row>(
  search: Search<Row>,
  args: LoaderFunctionArgs,
  choices: readonly SearchChoice[] = [search],
): Promise<SearchData<Row>> {
  const { url, signal } = args.request;
  const address = new URL(url).searchParams;
  const firstRequest = beginSearch(search);
  // The address says how results are grouped, so that its link shows everyone the same.
  if (isBare(address) && firstRequest.groupby !== undefined)
    throw replace(searchAddress(search, firstRequest));
  const request = readSearch(search, address);
  const { total, results } = requireLoaded(await search.find(toQuery(request), { signal }), signal);
  const { offset, pageLimit, query } = request;
  const lastOffset = total === 0 ? 0 : Math.floor((total - 1) / pageLimit) * pageLimit;
  // The page may no longer exist, so redirect to the last one. If that is empty as well, stay there.
  if (results.length === 0 && lastOffset < offset) {
    throw redirect(searchAddress(search, { ...request, offset: lastOffset }));
  }
  const here = searchAddress(search, { ...request, offset: 0 });
  const elsewhere =
    results.length === 0 && query !== ''
      ? loadLater(findElsewhere(choices, { request, here, signal }), signal)
      : null;
  return { request, total, results, elsewhere };
}

/** Searches for the same text among other records, and without a filter or a certain field. */
async function findElsewhere(
  choices: readonly SearchChoice[],
  {
    request: { query, pageLimit },
    here,
    signal,
  }: { request: SearchRequest; here: string; signal: AbortSignal },
): Promise<readonly OtherSearch[]> {
  const otherSearches = choices.map(async (search) => {
    const everything = { ...readSearch(search, new URLSearchParams()), query, pageLimit };
    const address = searchAddress(search, everything);
    if (address === here) return null;
    const answer = await search.find({ ...toQuery(everything), limit: 1 }, { signal });
    return answer && answer.total > 0 ? { search, address, total: answer.total } : null;
  });
  return (await Promise.all(otherSearches)).filter((otherSearch) => otherSearch !== null);
}
