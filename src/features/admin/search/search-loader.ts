import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { loaded } from '#src/api/loaded.ts';
import { isRecord } from '#src/util/is-record.ts';
import { requestedSearch } from './remembered-grouping.ts';
import {
  askedOf,
  type FoundRows,
  type Search,
  type SearchRequest,
  searchAddress,
} from './search.ts';

/** The results of the search in the page's address. */
export interface SearchData<Row> {
  readonly request: SearchRequest;
  readonly total: number;
  /** The rows: at first only the first ones of a long page. */
  readonly results: readonly Row[];
  /** Reads the rest of a long page. Resolves to all of its rows, or to undefined if canceled. */
  readonly readAll?: () => Promise<readonly Row[] | undefined>;
}

/** Up to this many rows are read as fast as the first ones of them. */
const maxShortPage = 200;

export async function loadSearch<Row>(
  search: Search<Row>,
  args: LoaderFunctionArgs,
): Promise<SearchData<Row>> {
  const { url, signal } = args.request;
  const request = requestedSearch(search, new URL(url).searchParams);
  const { total, results } = loaded(await search.find(askedOf(request), { signal }), signal);
  return foundPage(search, request, { total, results });
}

/** Like `loadSearch`, but resolves once the first rows of a long page have arrived. */
export async function loadLongSearch<Row>(
  search: Search<Row>,
  args: LoaderFunctionArgs,
): Promise<SearchData<Row>> {
  const { url, signal } = args.request;
  const request = requestedSearch(search, new URL(url).searchParams);
  if (request.pageLimit <= maxShortPage) return loadSearch(search, args);
  const first = Promise.withResolvers<FoundRows<Row> | undefined>();
  const goOn = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => goOn.resolve(), { once: true });
  const all = search.find(askedOf(request), {
    signal,
    onBeginning: (beginning) => {
      if (!isFound<Row>(beginning)) return Promise.resolve();
      first.resolve(beginning);
      return goOn.promise;
    },
  });
  all.then(first.resolve, first.reject);
  const { total, results } = loaded(await first.promise, signal);
  const readAll = async () => {
    goOn.resolve();
    const rest = (await all)?.results.slice(results.length);
    // The same objects, so that rows already shown do not rerender.
    return rest && [...results, ...rest];
  };
  const isPart = results.length < rowsOnPage(request, total);
  return foundPage(search, request, { total, results, ...(isPart ? { readAll } : {}) });
}

function foundPage<Row>(
  search: Search<Row>,
  request: SearchRequest,
  found: Omit<SearchData<Row>, 'request'>,
): SearchData<Row> {
  const { offset, pageLimit } = request;
  const { total, results } = found;
  const lastOffset = total === 0 ? 0 : Math.floor((total - 1) / pageLimit) * pageLimit;
  // The page may no longer exist, so redirect to the last one. If that is empty as well, stay there.
  if (results.length === 0 && lastOffset < offset) {
    throw redirect(searchAddress(search, { ...request, offset: lastOffset }));
  }
  return { request, ...found };
}

/** The number of rows on the page of a request. */
export function rowsOnPage({ offset, pageLimit }: SearchRequest, total: number): number {
  return Math.min(pageLimit, Math.max(total - offset, 0));
}

/** The call has checked the shape of the whole body. */
function isFound<Row>(body: unknown): body is FoundRows<Row> {
  return isRecord(body) && Array.isArray(body.results);
}
