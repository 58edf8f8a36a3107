import { domainToASCII } from 'node:url';
import type { components, operations } from '#generated/admin/types.ts';
import type { TrustedDomain } from '../seed/domains.ts';
import { narrowRows } from './narrow-rows.ts';
import { TextSearch } from './text-search.ts';
import type { World } from './world.ts';

type ShownDomain = components['schemas']['TrustedDomain'];
type Listing = NonNullable<operations['listTrustedDomains']['parameters']['query']>;

const hostName =
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

const domainSearch = new TextSearch<TrustedDomain, 'domain' | 'owners'>({
  texts: {
    domain: ({ domain, unicode_domain }) => `${domain}\n${unicode_domain}`,
    owners: ({ owners }) => owners.map(({ name, email }) => `${name}\n${email}`).join('\n'),
  },
});

/** Normalizes a domain to lower-case punycode; undefined if it is invalid. */
export function normalizedDomain(text: string): string | undefined {
  const domain = domainToASCII(text.trim()).toLowerCase().replace(/\.$/, '');
  return hostName.test(domain) ? domain : undefined;
}

const narrowing = {
  filters: { valid: ({ valid }: ShownDomain) => Number(valid) },
  sorts: {
    domain: ({ unicode_domain }: ShownDomain) => unicode_domain,
    valid: ({ valid }: ShownDomain) => valid,
    source_id: ({ source_id }: ShownDomain) => source_id,
    created_at: ({ created_at }: ShownDomain) => created_at,
  },
} as const;

/** A list of domains, filtered and sorted; ties are sorted by readable name. */
export function listedDomains(
  world: World,
  { query, sort = 'domain', ...listing }: Listing,
): readonly ShownDomain[] {
  const foundDomains = domainSearch
    .find(world.domains.list(), { query })
    .map((domain) => world.resolveTimes<ShownDomain>(domain));
  const byName = narrowRows(foundDomains, { sort: 'domain' }, narrowing);
  return narrowRows(byName, { ...listing, sort }, narrowing);
}
