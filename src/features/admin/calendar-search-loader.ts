import type { LoaderFunctionArgs } from 'react-router-dom';
import { type SearchCalendarsData, searchCalendars } from '#generated/admin/fetchers.ts';
import { readSearch } from './search-parameters.ts';

export type FoundCalendar = SearchCalendarsData['results'][number];

/** The page of calendars that the address asks for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = readSearch(new URL(request.url).searchParams);
  const { type, query, offset, pageLimit } = search;
  const data = await searchCalendars(
    { query: { type, offset, limit: pageLimit, ...(query ? { query } : {}) } },
    { signal: request.signal },
  );
  return { search, total: data?.total ?? 0, results: data?.results ?? [] };
}
