import type { SearchCalendarsInput } from '#generated/admin/fetchers.ts';

type Query = NonNullable<SearchCalendarsInput['query']>;
export type SearchType = NonNullable<Query['type']>;

/** What the calendar search looks for; it stands in the page's address. */
export interface SearchParameters {
  type: SearchType;
  query: string;
  offset: number;
  /** Rows per page; product specification, section 9. */
  pageLimit: number;
}

export const searchTypes = [
  'all',
  'title',
  'identifier',
  'key',
  'owner',
  'organization',
] as const satisfies readonly SearchType[];

export const pageLimits = [25, 50, 100, 200] as const;
const defaultPageLimit = 100;
const largestPageLimit = 1000;
/** As the contract's `searchCalendars` has it. */
export const longestQuery = 200;

/** Reads the parameters from an address; what is not usable there counts as not given. */
export function readSearch(address: URLSearchParams): SearchParameters {
  const type = searchTypes.find((known) => known === address.get('type')) ?? 'all';
  return {
    type,
    query: cut((address.get('query') ?? '').trim()),
    offset: wholeNumber(address.get('offset'), 0, 0, Number.MAX_SAFE_INTEGER),
    pageLimit: wholeNumber(address.get('pageLimit'), defaultPageLimit, 1, largestPageLimit),
  };
}

/** A query that the server takes; half of a character at its end could not be sent. */
function cut(query: string): string {
  return query.slice(0, longestQuery).replace(/[\ud800-\udbff]$/, '');
}

/** The address's query part for the parameters, without those that are the default. */
export function searchAddress({ type, query, offset, pageLimit }: SearchParameters): string {
  const address = new URLSearchParams();
  if (type !== 'all') address.set('type', type);
  if (query) address.set('query', query);
  if (offset > 0) address.set('offset', String(offset));
  if (pageLimit !== defaultPageLimit) address.set('pageLimit', String(pageLimit));
  return `?${address}`;
}

function wholeNumber(text: string | null, otherwise: number, min: number, max: number): number {
  const value = text && /^\d+$/.test(text) ? Number(text) : otherwise;
  return value >= min && value <= max ? value : otherwise;
}
