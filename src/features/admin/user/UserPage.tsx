import { useLoaderData } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { languageName } from '#src/i18n/languages.ts';
import { RelativeTime } from '#src/i18n/RelativeTime.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { avatarPicture } from '#src/session/avatar-picture.ts';
import { CopyText } from '#src/ui/button/CopyText.tsx';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { useRoleNames } from '../kinds/use-role-names.ts';
import { useStateNames } from '../kinds/use-state-names.ts';
import { MissingUser } from '../records/MissingRecord.tsx';
import { NewNote } from '../records/NewNote.tsx';
import { RawData } from '../records/RawData.tsx';
import { RecordFact, RecordParts, RecordShell } from '../records/RecordShell.tsx';
import { RecordTabs } from '../records/RecordTabs.tsx';
import { AccountState } from './AccountState.tsx';
import { Addresses } from './Addresses.tsx';
import { EmailSubscriptions } from './EmailSubscriptions.tsx';
import { Impersonate } from './Impersonate.tsx';
import { LoginState } from './LoginState.tsx';
import { ResetUserPassword } from './ResetUserPassword.tsx';
import { UserProfile } from './UserProfile.tsx';
import { UserSecurity } from './UserSecurity.tsx';
import { loader, notedCalendar, type UserView } from './user-loader.ts';
import { ViewedCalendars } from './ViewedCalendars.tsx';

/** A user, with everything staff can do for them. */
function UserPage() {
  const t = useTranslate();
  const data = useLoaderData<typeof loader>();
  const { view } = data;
  const { user } = view;
  return (
    <RecordShell
      kind={t('records:User')}
      name={user.name}
      picture={<Avatar name={user.name} picture={avatarPicture(view)} />}
      marks={<Marks view={view} />}
      facts={<Facts view={view} />}
      actions={
        <>
          <Impersonate view={view} />
          <ResetUserPassword view={view} />
          <NewNote
            name={user.name}
            calendars={view.calendars.map(({ id, title }) => ({
              value: id,
              label: `${title} · ${id}`,
            }))}
            first={notedCalendar(view)?.id}
          />
          <AccountState view={view} />
        </>
      }
    >
      <RecordTabs
        label={t('records:Parts of the account')}
        edit={{ key: 'profile', label: t('records:Edit profile') }}
        tabs={[
          { key: 'overview', label: t('records:Overview'), content: <Overview view={view} /> },
          { key: 'profile', label: t('records:Profile'), content: <UserProfile view={view} /> },
          { key: 'security', label: t('records:Security'), content: <UserSecurity view={view} /> },
          { key: 'mail', label: t('records:Email'), content: <EmailSubscriptions {...data} /> },
          { key: 'raw', label: t('records:Raw data'), content: <RawData data={data} /> },
        ]}
      />
    </RecordShell>
  );
}

/** The unusual states of the user. */
function Marks({ view: { user, two_factor } }: { view: UserView }) {
  const t = useTranslate();
  const roleNames = useRoleNames();
  const states = useStateNames().user;
  return (
    <>
      {user.state !== 'active' && <Badge tone="warning">{states[user.state]}</Badge>}
      {user.roles
        .filter((role) => role !== 'ROLE_USER')
        .map((role) => (
          <Badge key={role} tone="accent">
            {roleNames[role] ?? role}
          </Badge>
        ))}
      {two_factor.active && <Badge>{t('records:Two-factor')}</Badge>}
    </>
  );
}

function Facts({ view: { user, language } }: { view: UserView }) {
  const t = useTranslate();
  const { day } = useFormats();
  return (
    <>
      <RecordFact name={t('common:Email address')}>
        <CopyText text={user.email} label={t('records:Copy address')} />
      </RecordFact>
      <RecordFact name={t('records:ID')}>
        <CopyText text={String(user.id)} label={t('records:Copy ID')} />
      </RecordFact>
      <RecordFact name={t('records:Last login')}>
        {user.last_login_at ? (
          <RelativeTime at={user.last_login_at} text={(time) => time} focusable />
        ) : (
          t('records:Never')
        )}
      </RecordFact>
      <RecordFact name={t('records:Language')}>{languageName(language)}</RecordFact>
      <RecordFact name={t('records:Created')}>{day(user.created_at)}</RecordFact>
    </>
  );
}

function Overview({ view }: { view: UserView }) {
  const t = useTranslate();
  const { emails, calendars } = view;
  return (
    <RecordParts>
      <LoginState view={view} />
      <Section title={t('records:Calendars')}>
        {calendars.length === 0 ? (
          <EmptyState icon="calendar" level={3} title={t('records:No calendars')} />
        ) : (
          <ViewedCalendars calendars={calendars} />
        )}
      </Section>
      <Section title={t('records:Addresses')}>
        <Addresses emails={emails} />
      </Section>
    </RecordParts>
  );
}

export { AdminFrame as Frame, loader, MissingUser as Missing, UserPage as Component };
