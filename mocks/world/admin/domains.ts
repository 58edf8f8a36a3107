import { domainToASCII } from 'node:url';
import type { components, operations } from '#generated/admin/types.ts';
import { TextSearch } from '../text-search.ts';
import { allOrganizations, appsOf, firstOwnerOf } from './organization-records.ts';
import { dayMs, isoTime, referenceTime } from './times.ts';

export type TrustedDomain = components['schemas']['TrustedDomain'];
type Listing = NonNullable<operations['listTrustedDomains']['parameters']['query']>;

const hostName =
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

let domains: ReadonlyMap<string, TrustedDomain> | undefined;

export const domainSearch = new TextSearch<TrustedDomain, 'domain' | 'owners'>({
  texts: {
    domain: ({ domain }) => domain,
    owners: ({ owners }) => owners.map(({ name, email }) => `${name}\n${email}`).join('\n'),
  },
});

/** A domain as it is kept: lower case, punycode; nothing when it is none. */
export function normalizedDomain(text: string): string | undefined {
  const domain = domainToASCII(text.trim()).toLowerCase().replace(/\.$/, '');
  return hostName.test(domain) ? domain : undefined;
}

/** A list of domains, filtered and sorted; equal ones stand by name. */
export function listedDomains(
  all: readonly TrustedDomain[],
  { query, valid, sort = 'domain', order = 'asc' }: Listing,
): readonly TrustedDomain[] {
  const found = domainSearch
    .find(all, { query })
    .filter((domain) => valid === undefined || domain.valid === (valid === 1));
  const direction = order === 'desc' ? -1 : 1;
  return found.toSorted(
    (a, b) =>
      direction * compared(String(a[sort]), String(b[sort])) || compared(a.domain, b.domain),
  );
}

/** The domains that are trusted from the start: one for most organisations. Made at the first call. */
export function allDomains(): ReadonlyMap<string, TrustedDomain> {
  domains ??= new Map(
    [...allOrganizations().values()]
      .filter(({ id }) => id % 10 !== 0)
      .map((organization) => {
        const { id } = organization;
        const identifier = appsOf(organization)[0]?.identifier ?? 'app';
        // Several organisations begin with the same word.
        const name = id > 1000 ? `${identifier}-${id}.example` : `${identifier}.example`;
        const owner = firstOwnerOf(id);
        const domain: TrustedDomain = {
          domain: name,
          valid: id === 11 || id % 4 !== 0,
          source_id: id === 11 || id % 2 === 0 ? 'dns' : 'mail',
          owners: owner ? [owner] : [],
          created_at:
            id === 11 ? '2022-04-01T08:00:00Z' : isoTime(referenceTime - (id % 900) * dayMs),
        };
        return [name, domain];
      }),
  );
  return domains;
}

function compared(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
