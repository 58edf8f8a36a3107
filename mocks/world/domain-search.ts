import { domainToASCII } from 'node:url';
import type { components, operations } from '#generated/admin/types.ts';
import type { TrustedDomain } from '../seed/domains.ts';
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

/** A list of domains, filtered and sorted; ties are sorted by name. */
export function listedDomains(
  world: World,
  { query, valid, sort = 'domain', order = 'asc' }: Listing,
): readonly ShownDomain[] {
  const found = domainSearch
    .find(world.domains, { query })
    .filter((domain) => valid === undefined || domain.valid === (valid === 1))
    .map((domain) => world.dated<ShownDomain>(domain));
  const direction = order === 'desc' ? -1 : 1;
  return found.toSorted(
    (a, b) =>
      direction * compared(String(a[sort]), String(b[sort])) || compared(a.domain, b.domain),
  );
}

function compared(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
