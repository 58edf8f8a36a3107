import { useLoaderData } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { PasskeysSection } from '../passkeys/PasskeysSection.tsx';
import { PasswordSection } from '../password/PasswordSection.tsx';
import { TwoFactorSection } from '../two-factor/TwoFactorSection.tsx';
import { SecurityCheck } from './SecurityCheck.tsx';
import { SecurityReminder } from './SecurityReminder.tsx';
import { loader } from './security-loader.ts';

/** Shows the user's login methods and the account's protections. */
function SecurityPage() {
  const t = useTranslate();
  const { profile, twoFactor, passkeys, devices } = useLoaderData<typeof loader>();
  const { name, emails } = profile;
  return (
    <PageShell title={t('account:Sign-in and security')} width="text">
      <SecurityReminder check={profile.security_check} />
      <PasswordSection
        email={emails.find(({ primary }) => primary)?.email ?? ''}
        personal={[name, ...emails.map(({ email }) => email)]}
      />
      <PasskeysSection passkeys={passkeys} needsCode={profile.two_fa_active} />
      <TwoFactorSection twoFactor={twoFactor} />
      <SecurityCheck addresses={emails} devices={devices} />
    </PageShell>
  );
}

export { loader, SecurityPage as Component };
