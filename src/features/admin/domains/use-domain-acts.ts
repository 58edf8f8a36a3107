import { deleteTrustedDomain, trustDomain } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { useStaffAct } from '../writes/use-staff-act.ts';

interface Trust {
  domain: string;
  /** False removes the domain, which undoes adding it. */
  isTrusted: boolean;
}

/** Staff actions on trusted domains. */
export function useDomainActs() {
  const t = useTranslate();
  const trust = useStaffAct({
    operation: 'trustDomain',
    call: async ({ domain, isTrusted }: Trust, options) => {
      if (!isTrusted) return deleteTrustedDomain({ query: { domain } }, options);
      let isNew = false;
      const onStatus = (status: number) => {
        isNew = status === 201;
      };
      const trusted = await trustDomain({ body: { domain } }, { ...options, onStatus });
      return trusted && { ...trusted, isNew };
    },
    done: (_, { domain }) => message('admin:%domain% is trusted.', { domain }),
    // No call makes a domain unproven again, and removing one that was there before would lose its owners.
    opposite: (_, { domain, isNew }) => (isNew ? { domain, isTrusted: false } : null),
    keyOf: ({ domain }) => domain,
  });
  const remove = useStaffAct({
    operation: 'deleteTrustedDomain',
    call: (domain: string, options) => deleteTrustedDomain({ query: { domain } }, options),
    done: (domain) => message('admin:%domain% is no longer trusted.', { domain }),
    question: (domain) => ({
      title: t('admin:No longer trust %domain%?', { domain }),
      effect: t(
        'admin:Nobody can log in with the single sign-on of this domain any more. Its owners have to prove again that it is theirs.',
      ),
      act: t('admin:Remove domain'),
      tone: 'danger',
      typed: domain,
    }),
    keyOf: (domain) => domain,
  });
  return { trust, remove };
}
