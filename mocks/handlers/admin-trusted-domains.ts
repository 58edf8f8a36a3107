import type { Account } from '../world/accounts.ts';
import { listedDomains, normalizedDomain } from '../world/domain-search.ts';
import { isoTime } from '../world/times.ts';
import { invalidField, notFound, pageOf } from './admin-support.ts';
import type { Handler, Handlers } from './handler.ts';

const listTrustedDomains: Handler<'listTrustedDomains', Account> = ({ query, world }) => ({
  status: 200,
  body: pageOf(listedDomains(world.admin.domains.list(), query), query),
});

const trustDomain: Handler<'trustDomain', Account> = ({ body, account, world, now }) => {
  const domain = normalizedDomain(body.domain);
  if (domain === undefined) return invalidField('domain', 'This is not a domain.');
  const { domains } = world.admin;
  const trusted = {
    domain,
    owners: [],
    created_at: isoTime(now),
    source_id: `staff-${account.user.id}`,
    ...domains.get(domain),
    valid: true,
  };
  domains.set(domain, trusted);
  return { status: 200, body: trusted };
};

const removeTrustedDomain: Handler<'removeTrustedDomain', Account> = ({ query, world }) => {
  const domain = normalizedDomain(query.domain);
  return domain !== undefined && world.admin.domains.delete(domain) ? { status: 204 } : notFound;
};

export const adminTrustedDomainCalls = {
  listTrustedDomains,
  trustDomain,
  removeTrustedDomain,
} satisfies Handlers<Account>;
