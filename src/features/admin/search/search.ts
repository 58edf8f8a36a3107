import { searchCalendarsLimits } from '#generated/admin/limits.ts';
import type { CallOptions } from '#src/api/call.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import type { Columns, RowGroup, RowKey } from '#src/ui/data/table-columns.ts';
import { cutText } from '#src/util/graphemes.ts';
import type { SearchWords } from './search-words.ts';
import type { Texts } from './texts.ts';

/** The part of a search that its address describes. */
export interface SearchFields {
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
}

/** A search that a page offers, whatever its results. */
export interface SearchChoice extends SearchFields {
  /** Sends the request. The signal cancels it as soon as a newer search begins. */
  readonly find: (
    query: SearchQuery,
    options: CallOptions,
  ) => Promise<FoundRows<unknown> | undefined>;
  readonly words: (t: Translate) => SearchWords;
}

/** A search of the admin tool, which defines its form, results and export. */
export interface Search<Row> extends SearchChoice {
  readonly find: (query: SearchQuery, options: CallOptions) => Promise<FoundRows<Row> | undefined>;
  readonly columns: (data: SearchData<Row>, texts: Texts) => Columns<Row>;
  readonly rowKey: (row: Row) => RowKey;
  /** The group of each row; undefined if the results are not grouped. */
  readonly groupRows?: (
    data: SearchData<Row>,
    texts: Texts,
  ) => ((row: Row) => RowGroup) | undefined;
}

/** The results of the search in the page's address. */
export interface SearchData<Row> {
  readonly request: SearchRequest;
  readonly total: number;
  readonly results: readonly Row[];
  /** The page's other searches that find the same text. Null if this one found something. */
  readonly elsewhere: Promise<readonly OtherSearch[]> | null;
}

/** A search that found something where another one did not. */
export interface OtherSearch {
  readonly search: SearchChoice;
  readonly address: string;
  readonly total: number;
}

/** One page of results, in the shape that all searches of the contract share. */
export interface FoundRows<Row> {
  readonly total: number;
  readonly results: readonly Row[];
}

/** The parameters of a search request. */
export interface SearchQuery {
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

export const pageLimits = [25, 50, 100, 200] as const;
const defaultPageLimit = 100;
/** All searches of the contract have the same. */
export const maxPageLimit = searchCalendarsLimits.limit.maximum;

/** Reads a search from an address; invalid values count as absent. */
export function readSearch(search: SearchFields, address: URLSearchParams): SearchRequest {
  const { fields, groups = [], filters = {}, sorts = [], maxQueryLength } = search;
  const offset = readNumber(address.get('offset'));
  const pageLimit = readNumber(address.get('pageLimit'));
  const sort = pickOne(sorts, address.get('sort'));
  return {
    type: pickOne(fields, address.get('type')) ?? fields[0],
    query: cutText((address.get('query') ?? '').trim(), maxQueryLength),
    groupby: pickOne(groups, address.get('groupby')),
    filters: Object.fromEntries(
      Object.entries(filters).flatMap(([name, values]) => {
        const value = pickOne(values, address.get(name));
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    sort,
    order: sort !== undefined && address.get('order') === 'desc' ? 'desc' : 'asc',
    offset: Number.isSafeInteger(offset) ? offset : 0,
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
export function toQuery(request: SearchRequest): SearchQuery {
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
export function pickOne<Value extends string>(
  values: readonly Value[],
  text: string | null | undefined,
): Value | undefined {
  return values.find((value) => value === text);
}

/** A whole number of any size; 0 if it is none. */
function readNumber(text: string | null): number {
  return text && /^\d+$/.test(text) ? Number(text) : 0;
}
