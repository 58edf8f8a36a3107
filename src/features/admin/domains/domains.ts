import { type ListTrustedDomainsData, listTrustedDomains } from '#generated/admin/fetchers.ts';
import { definedOnly } from '#src/util/defined-only.ts';
import { oneOf, type Search } from '../search/search.ts';

export type TrustedDomain = ListTrustedDomainsData['results'][number];

const validities = ['1', '0'] as const;
const validityOf = { 1: 1, 0: 0 } as const;
const sorts = ['domain', 'valid', 'source_id', 'created_at'] as const;

/** Lists trusted domains. In the address, `valid=-1` means both kinds; the call omits the parameter instead. */
export const domainSearch: Search<TrustedDomain> = {
  table: 'domains',
  fields: ['all'],
  filters: { valid: validities },
  sorts,
  maxQueryLength: 200,
  find: ({ query, offset, limit, filters, sort, order }, options) => {
    const valid = oneOf(validities, filters.valid);
    return listTrustedDomains(
      {
        query: definedOnly({
          query,
          offset,
          limit,
          valid: valid && validityOf[valid],
          sort: oneOf(sorts, sort),
          order,
        }),
      },
      options,
    );
  },
};
