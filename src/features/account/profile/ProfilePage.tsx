import { useAtom, useAtomValue } from 'jotai';
import { useLoaderData } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { avatarPicture } from '#src/session/avatar-picture.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { shortcutsOnAtom } from '#src/session/shortcuts-setting.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { paths } from '#src/util/paths.ts';
import { AddressesSection } from '../addresses/AddressesSection.tsx';
import { UnconfirmedBlock } from '../addresses/UnconfirmedBlock.tsx';
import { ClosureSection } from '../closure/ClosureSection.tsx';
import { TwoFactorSection } from '../two-factor/TwoFactorSection.tsx';
import { CalendarsSection } from './CalendarsSection.tsx';
import { DataSection } from './DataSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './ProfilePage.module.css';
import { loader } from './profile-loader.ts';

/** The user's personal data and ways to log in. */
function ProfilePage() {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const { profile, twoFactor, calendars } = useLoaderData<typeof loader>();
  const [hasShortcuts, setShortcuts] = useAtom(shortcutsOnAtom);
  return (
    <PageShell title={t('account:Profile')} width="text">
      <UnconfirmedBlock addresses={profile.emails} />
      <Section title={t('account:Personal details')}>
        <Card>
          <div className={styles.details}>
            <ProfileForm profile={profile} />
          </div>
        </Card>
      </Section>
      {user && (
        <Section
          title={t('account:Avatar')}
          lead={t('account:Your picture helps others to recognize you in shared calendars.')}
          actions={
            <div className={styles.picture}>
              <Avatar id={user.id} name={user.name} picture={avatarPicture(user)} />
              <ButtonLink to={paths.avatar()}>{t('account:Change your picture')}</ButtonLink>
            </div>
          }
        />
      )}
      <AddressesSection addresses={profile.emails} />
      <TwoFactorSection twoFactor={twoFactor} isBrief />
      <CalendarsSection calendars={calendars} />
      <Section
        title={t('header:Keyboard shortcuts')}
        lead={t('account:Press ? on any page to see them. They never act while you type.')}
        actions={
          <SwitchField
            label={t('header:Use keyboard shortcuts')}
            checked={hasShortcuts}
            onChange={(event) => setShortcuts(event.currentTarget.checked)}
          />
        }
      />
      <DataSection />
      <ClosureSection
        email={profile.emails.find(({ primary }) => primary)?.email ?? ''}
        needsCode={profile.two_fa_active}
      />
    </PageShell>
  );
}

export { loader, ProfilePage as Component };
