import { domainToASCII } from 'node:url';
import type { components } from '#generated/admin/types.ts';
import { dayMs, since, storyTime, type TimedRecord, yearMs } from './moment.ts';
import { once } from './once.ts';
import { allOrganizations, createApps, findFirstOwner } from './organizations.ts';

export type TrustedDomain = TimedRecord<components['schemas']['TrustedDomain']>;

/** The initially trusted domains: one for most organizations. */
export const allDomains = once<ReadonlyMap<string, TrustedDomain>>(
  () =>
    new Map(
      [...allOrganizations().values()]
        .filter(({ id }) => id % 10 !== 0)
        .map((organization) => {
          const { id } = organization;
          const identifier = createApps(organization)[0]?.identifier ?? 'app';
          const word = id % 9 === 0 ? takeFirstWord(organization.name) : identifier;
          // Some organizations' names start with the same word.
          const name = id > 1000 ? `${word}-${id}.example` : `${word}.example`;
          const ascii = domainToASCII(name);
          const owner = findFirstOwner(id);
          const domain: TrustedDomain = {
            domain: ascii,
            unicode_domain: name,
            valid: id === 11 || id % 4 !== 0,
            source_id: id === 11 || id % 2 === 0 ? 'dns' : 'mail',
            owners: owner ? [owner] : [],
            created_at:
              id === 11 ? storyTime('2022-04-01T08:00:00Z') : since(id, dayMs, 3 * yearMs),
          };
          return [ascii, domain];
        }),
    ),
);

/** `Győr Sailing Union` becomes `győr`, with letters that a domain has as punycode only. */
function takeFirstWord(name: string): string {
  return (name.split(' ', 1)[0] ?? name).toLowerCase();
}
