import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import { StaffFormDialog } from '../writes/StaffFormDialog.tsx';
import styles from './AddDomain.module.css';
import { isPublicMailHost, normalizedDomain } from './domain-name.ts';
import { useDomainActs } from './use-domain-acts.ts';

/** Maximum length of a name in the contract's `TrustedDomainRequest`. */
const maxDomainLength = 253;

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
        inputOf={({ domain }) => domain.trim()}
      >
        {(field) => <DomainField {...field('domain')} />}
      </StaffFormDialog>
    </>
  );
}

/** Shows while typing how the server will read the domain, and what trusting it would mean. */
function DomainField(field: { name: string; initial?: string | undefined }) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const domain = normalizedDomain(typed);
  return (
    <>
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
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.warning}>
        {domain !== null &&
          isPublicMailHost(domain) &&
          t('admin:Anyone can have an address at %domain%. Do not trust it.', { domain })}
      </p>
    </>
  );
}
