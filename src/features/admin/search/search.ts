import type { CallOptions } from '#src/api/fetcher.ts';

/** A search of the admin tool. The pages of `SearchPage`, `SearchResults` and `createSearchLoader` are made of it. */
export interface Search<Type extends string, Row> {
  /** The fields that a query can be searched in; the first one is the default. A single one leaves no choice. */
  readonly types: readonly [Type, ...Type[]];
  /** The length that the contract allows a query. */
  readonly maxQueryLength: number;
  /** Asks the server. Older searches are canceled by the signal as soon as a newer one begins. */
  readonly find: (
    query: { type: Type; query?: string; offset: number; limit: number },
    options: CallOptions,
  ) => Promise<FoundRows<Row> | undefined>;
}

/** One page of results, as all searches of the contract answer. */
interface FoundRows<Row> {
  readonly total: number;
  readonly results: readonly Row[];
}

/** A search as the page's address holds it. */
export interface SearchRequest<Type extends string> {
  readonly type: Type;
  readonly query: string;
  readonly offset: number;
  /** Rows per page; product specification, section 9. */
  readonly pageLimit: number;
}

/** The part of a search that describes its requests. */
type Fields<Type extends string> = Pick<Search<Type, unknown>, 'types' | 'maxQueryLength'>;

export const pageLimits = [25, 50, 100, 200] as const;
const defaultPageLimit = 100;
const maxPageLimit = 10_000;

/** Reads a search from an address; values that make no sense there count as absent. */
export function readSearch<Type extends string>(
  { types, maxQueryLength }: Fields<Type>,
  address: URLSearchParams,
): SearchRequest<Type> {
  const type = types.find((known) => known === address.get('type')) ?? types[0];
  const pageLimit = wholeNumber(address.get('pageLimit')) ?? 0;
  return {
    type,
    query: cut((address.get('query') ?? '').trim(), maxQueryLength),
    offset: wholeNumber(address.get('offset')) ?? 0,
    pageLimit: pageLimit > 0 ? Math.min(pageLimit, maxPageLimit) : defaultPageLimit,
  };
}

/** The query string of a search; defaults are left out. */
export function searchAddress<Type extends string>(
  { types }: Fields<Type>,
  { type, query, offset, pageLimit }: SearchRequest<Type>,
): string {
  const address = new URLSearchParams();
  if (type !== types[0]) address.set('type', type);
  if (query) address.set('query', query);
  if (offset > 0) address.set('offset', String(offset));
  if (pageLimit !== defaultPageLimit) address.set('pageLimit', String(pageLimit));
  return `?${address}`;
}

/** The start of a text. Half of a character at its end could not be sent. */
function cut(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
}

function wholeNumber(text: string | null): number | undefined {
  const value = text && /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}
