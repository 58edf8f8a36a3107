import type { CallOptions } from '#src/api/fetcher.ts';

/** A search of the admin tool, which defines its form, results and export. */
export interface Search<Row> {
  /** The name under which the browser remembers the columns of the results. */
  readonly table: string;
  /** The page's `kind`, if one page has several searches; absent for the page's default. */
  readonly kind?: string;
  /** The fields that a query can search; the first one is the default. With only one, there is no choice. */
  readonly fields: readonly [string, ...string[]];
  /** The fields by which results can be grouped. */
  readonly groups?: readonly string[];
  /** The values by which results can be filtered, by filter name. */
  readonly filters?: Readonly<Record<string, readonly string[]>>;
  /** The columns by which results can be sorted. */
  readonly sorts?: readonly string[];
  /** Maximum query length in the contract; 0 for a list without a search. */
  readonly maxQueryLength: number;
  /** Sends the request. The signal cancels it as soon as a newer search begins. */
  readonly find: (asked: Asked, options: CallOptions) => Promise<FoundRows<Row> | undefined>;
}

/** One page of results, in the shape that all searches of the contract share. */
export interface FoundRows<Row> {
  readonly total: number;
  readonly results: readonly Row[];
}

/** The parameters of a search request. */
export interface Asked {
  readonly type: string;
  readonly query?: string;
  readonly groupby: string | undefined;
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: string | undefined;
  readonly order: 'asc' | 'desc' | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A search as the page's address describes it. */
export interface SearchRequest {
  readonly type: string;
  readonly query: string;
  readonly groupby: string | undefined;
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: string | undefined;
  readonly order: 'asc' | 'desc';
  readonly offset: number;
  /** Rows per page; product specification, section 9. */
  readonly pageLimit: number;
}

/** The part of a search's definition that describes its requests. */
export type SearchFields = Omit<Search<unknown>, 'find'>;

export const pageLimits = [25, 50, 100, 200] as const;
const defaultPageLimit = 100;
export const maxPageLimit = 10_000;

/** Reads a search from an address; invalid values count as absent. */
export function readSearch(search: SearchFields, address: URLSearchParams): SearchRequest {
  const { fields, groups = [], filters = {}, sorts = [], maxQueryLength } = search;
  const pageLimit = wholeNumber(address.get('pageLimit')) ?? 0;
  const sort = oneOf(sorts, address.get('sort'));
  return {
    type: oneOf(fields, address.get('type')) ?? fields[0],
    query: cut((address.get('query') ?? '').trim(), maxQueryLength),
    groupby: oneOf(groups, address.get('groupby')),
    filters: Object.fromEntries(
      Object.entries(filters).flatMap(([name, values]) => {
        const value = oneOf(values, address.get(name));
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    sort,
    order: sort !== undefined && address.get('order') === 'desc' ? 'desc' : 'asc',
    offset: wholeNumber(address.get('offset')) ?? 0,
    pageLimit: pageLimit > 0 ? Math.min(pageLimit, maxPageLimit) : defaultPageLimit,
  };
}

/** The query string of a search; defaults are left out. */
export function searchAddress(search: SearchFields, request: SearchRequest): string {
  const { type, query, groupby, filters, sort, order, offset, pageLimit } = request;
  const address = new URLSearchParams();
  if (search.kind) address.set('kind', search.kind);
  if (type !== search.fields[0]) address.set('type', type);
  if (query) address.set('query', query);
  for (const [name, value] of Object.entries(filters)) address.set(name, value);
  if (groupby) address.set('groupby', groupby);
  if (sort) address.set('sort', sort);
  if (sort && order === 'desc') address.set('order', order);
  if (offset > 0) address.set('offset', String(offset));
  if (pageLimit !== defaultPageLimit) address.set('pageLimit', String(pageLimit));
  return `?${address}`;
}

/** The request to the server for a page of the search. */
export function askedOf(request: SearchRequest): Asked {
  const { type, query, groupby, filters, sort, order, offset, pageLimit } = request;
  return {
    type,
    ...(query ? { query } : {}),
    groupby,
    filters,
    sort,
    order: sort === undefined ? undefined : order,
    offset,
    limit: pageLimit,
  };
}

/** The text if it is one of the values. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null | undefined,
): Value | undefined {
  return values.find((value) => value === text);
}

/** The start of a text. Never ends in half a surrogate pair, which could not be sent. */
function cut(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
}

function wholeNumber(text: string | null): number | undefined {
  const value = text && /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}
