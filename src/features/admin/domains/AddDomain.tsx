import { useTranslate } from '#src/i18n/i18n.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import { StaffFormDialog } from '../writes/StaffFormDialog.tsx';
import { isPublicMailHost, normalizedDomain } from './domain-name.ts';
import { useDomainActs } from './use-domain-acts.ts';

/** Maximum length of a name in the contract's `TrustedDomainRequest`. */
const maxDomainLength = 253;

/** Trusts a domain. For public mail hosts, its name must be typed again. */
export function AddDomain() {
  const t = useTranslate();
  const { trust } = useDomainActs();
  return (
    <>
      <ActButton denial={trust.denial} look="primary" size="normal" onClick={trust.form.open}>
        {t('admin:Trust a domain…')}
      </ActButton>
      <StaffFormDialog
        form={trust.form}
        title={t('admin:Trust a domain')}
        effect={t('admin:Members of the domain can then log in with their own single sign-on.')}
        act={t('admin:Trust domain')}
        initial={{ domain: '' }}
        inputOf={({ domain }) => ({ domain: domain.trim(), isTrusted: true })}
        confirmation={({ domain: typed }) => {
          const domain = normalizedDomain(typed);
          if (domain === null || !isPublicMailHost(domain)) return null;
          const warning = t('admin:Anyone can have an address at %domain%. Do not trust it.', {
            domain,
          });
          return { warning, typed: domain };
        }}
      >
        {(field, { domain }) => <DomainField {...field('domain')} typed={domain} />}
      </StaffFormDialog>
    </>
  );
}

interface DomainFieldProps {
  name: string;
  initial?: string | undefined;
  /** The text during typing. */
  typed: string;
}

/** Shows while typing how the server will read the domain. */
function DomainField({ typed, ...field }: DomainFieldProps) {
  const t = useTranslate();
  const domain = normalizedDomain(typed);
  return (
    <TextField
      {...field}
      label={t('admin:Domain')}
      hint={
        domain !== null && domain !== typed
          ? t('admin:Kept as %domain%', { domain })
          : t('admin:For example rowing.example')
      }
      messages={{ pattern: t('admin:Please enter a domain such as rowing.example.') }}
      pattern="\s*[^\s\/@:?#]+\.[^\s\/@:?#.]+\s*"
      maxLength={maxDomainLength}
      minLength={4}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="url"
      required
    />
  );
}
