import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { type SearchCalendarsData, searchCalendars } from '#generated/admin/fetchers.ts';
import { readSearch, searchAddress } from './search-parameters.ts';

export type FoundCalendar = SearchCalendarsData['results'][number];

/** The page of calendars that the address asks for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = readSearch(new URL(request.url).searchParams);
  const { type, query, offset, pageLimit } = search;
  const data = await searchCalendars(
    { query: { type, offset, limit: pageLimit, ...(query ? { query } : {}) } },
    { signal: request.signal },
  );
  const { total, results } = data ?? { total: 0, results: [] };
  const lastOffset = total === 0 ? 0 : Math.floor((total - 1) / pageLimit) * pageLimit;
  // Beyond the end, for example by an old address: the last page is the nearest there is. An empty one leads nowhere else.
  if (results.length === 0 && lastOffset < offset) {
    throw redirect(searchAddress({ ...search, offset: lastOffset }));
  }
  return { search, total, results };
}
