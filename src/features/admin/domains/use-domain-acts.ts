import { deleteTrustedDomain, trustDomain } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { useStaffAct } from '../writes/use-staff-act.ts';

/** Staff actions on trusted domains. */
export function useDomainActs() {
  const t = useTranslate();
  const trust = useStaffAct({
    operation: 'trustDomain',
    call: (domain: string, options) => trustDomain({ body: { domain } }, options),
    done: (_, { domain }) => message('admin:%domain% is trusted.', { domain }),
    keyOf: (domain) => domain,
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
