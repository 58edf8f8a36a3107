import { deleteTrustedDomain, trustDomain } from '#generated/admin/fetchers.ts';
import { trustDomainLimits } from '#generated/admin/limits.ts';
import { message } from '#src/i18n/message.ts';
import { type Act, type ActContext, defineAct } from '../acts/act.ts';
import type { SearchData } from '../search/search.ts';
import { DomainField } from './DomainField.tsx';
import type { TrustedDomain } from './DomainSearch.tsx';
import { isPublicMailHost, normalizeDomain } from './domain-name.ts';

/** Trusts a domain that the form asks for. For public mail hosts, its name must be typed again. */
export function addDomainAct({ t }: ActContext): Act {
  return defineAct({
    key: 'add',
    operation: 'trustDomain',
    label: t('admin:Trust a domain…'),
    form: {
      title: t('admin:Trust a domain'),
      effect: t('admin:Members of the domain can then log in with their own single sign-on.'),
      act: t('admin:Trust domain'),
      initial: { domain: '' },
      limits: trustDomainLimits,
      confirmation: ({ domain: typedDomain }) => {
        const domain = normalizeDomain(typedDomain);
        if (domain === null || !isPublicMailHost(domain)) return null;
        const warning = t('admin:Anyone can have an address at %domain%. Do not trust it.', {
          domain,
        });
        return { warning, typed: domain };
      },
      fields: (field, { domain }) => <DomainField {...field('domain')} typed={domain} />,
    },
    call: (options, { domain }) => trust(domain.trim(), options),
    done: ({ domain, isNew }) =>
      isNew
        ? message('admin:%domain% is trusted.', { domain })
        : message('admin:%domain% was in the list already, and is trusted.', { domain }),
    opposite: undoTrust,
  });
}

/** Trusts a domain in the list whose owners have not proven it. */
export function trustDomainAct({ domain }: TrustedDomain, { t }: ActContext): Act {
  return defineAct({
    key: `trust ${domain}`,
    operation: 'trustDomain',
    label: t('admin:Trust'),
    name: t('admin:Trust %domain%', { domain }),
    call: (options) => trust(domain, options),
    expect: ({ results, ...data }: SearchData<TrustedDomain>) => ({
      ...data,
      results: results.map((row) => (row.domain === domain ? { ...row, valid: true } : row)),
    }),
    done: () => message('admin:%domain% is trusted.', { domain }),
    opposite: undoTrust,
  });
}

/** No longer trusts a domain, after its name is typed. */
export function removeDomainAct({ domain }: TrustedDomain, { t }: ActContext): Act {
  return defineAct({
    key: `remove ${domain}`,
    operation: 'deleteTrustedDomain',
    label: t('admin:Remove'),
    name: t('admin:Remove %domain%', { domain }),
    question: {
      title: t('admin:No longer trust %domain%?', { domain }),
      effect: t(
        'admin:Nobody can log in with the single sign-on of this domain any more. Its owners have to prove again that it is theirs.',
      ),
      act: t('admin:Remove domain'),
      tone: 'danger',
      typed: domain,
    },
    ...remove(domain),
    done: () => message('admin:%domain% is no longer trusted.', { domain }),
  });
}

function remove(domain: string) {
  return {
    call: (options: { signal: AbortSignal }): Promise<unknown> =>
      deleteTrustedDomain({ query: { domain } }, options),
    expect: ({ results, ...data }: SearchData<TrustedDomain>) => ({
      ...data,
      results: results.filter((row) => row.domain !== domain),
    }),
  };
}

interface Trusted {
  domain: string;
  /** True if the server did not know the domain before. */
  isNew: boolean;
}

async function trust(
  domain: string,
  options: { signal: AbortSignal },
): Promise<Trusted | undefined> {
  let isNew = false;
  const onStatus = (status: number) => {
    isNew = status === 201;
  };
  const trustedDomain = await trustDomain({ body: { domain } }, { ...options, onStatus });
  return trustedDomain && { domain: trustedDomain.domain, isNew };
}

/** No call makes a domain unproven again, and removing one that was there before would lose its owners. */
function undoTrust({ domain, isNew }: Trusted) {
  return isNew ? remove(domain) : null;
}
