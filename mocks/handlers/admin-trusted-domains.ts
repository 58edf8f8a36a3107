import { domainToUnicode } from 'node:url';
import type { components } from '#generated/admin/types.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { listedDomains, normalizedDomain } from '../world/domain-search.ts';
import { isoTime } from '../world/times.ts';
import { invalidField, notFound, slicePage } from './admin-support.ts';
import type { Handlers } from './handler.ts';

type Domain = components['schemas']['TrustedDomain'];

export const adminTrustedDomainCalls = {
  listTrustedDomains: ({ query, world }) => ({
    status: 200,
    body: slicePage(listedDomains(world, query), query),
  }),

  trustDomain({ body, account, world, now }) {
    const domain = normalizedDomain(body.domain);
    if (domain === undefined) return invalidField('domain', 'This is not a domain.');
    const { domains } = world;
    const knownDomain = domains.get(domain);
    const trustedDomain = {
      domain,
      unicode_domain: domainToUnicode(domain),
      owners: [],
      created_at: isoTime(now),
      source_id: `staff-${account.id}`,
      ...knownDomain,
      valid: true,
    };
    domains.set(trustedDomain);
    return { status: knownDomain ? 200 : 201, body: world.resolveTimes<Domain>(trustedDomain) };
  },

  deleteTrustedDomain({ query, world }) {
    const domain = normalizedDomain(query.domain);
    return domain !== undefined && world.domains.delete(domain) ? { status: 204 } : notFound;
  },
} satisfies Handlers<UserRecord>;
