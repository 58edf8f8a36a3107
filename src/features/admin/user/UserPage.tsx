import { useLoaderData } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { languageName } from '#src/i18n/language-names.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { avatarPicture } from '#src/session/avatar-picture.ts';
import { CopyText } from '#src/ui/button/CopyText.tsx';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { ActControl } from '../acts/ActControl.tsx';
import { useExpectedData } from '../acts/acts-context.ts';
import { noteCopy } from '../acts/note-copy.ts';
import { useActContext } from '../acts/use-act-context.ts';
import { roleNames } from '../kinds/role-names.ts';
import { stateNames } from '../kinds/state-names.ts';
import { MissingUser } from '../records/MissingRecord.tsx';
import { RawData } from '../records/RawData.tsx';
import { RecordFact, RecordParts, RecordShell } from '../records/RecordShell.tsx';
import { RecordTabs } from '../records/RecordTabs.tsx';
import { userTabs } from '../records/record-tabs.ts';
import { Addresses } from './parts/Addresses.tsx';
import { EmailSubscriptions } from './parts/EmailSubscriptions.tsx';
import { LoginState } from './parts/LoginState.tsx';
import { UserHistory } from './parts/UserHistory.tsx';
import { UserProfile } from './parts/UserProfile.tsx';
import { UserSecurity } from './parts/UserSecurity.tsx';
import { ViewedCalendars } from './parts/ViewedCalendars.tsx';
import { userActs } from './UserActs.tsx';
import { loader, type UserView } from './user-data.ts';
import { userHandle } from './user-handle.ts';

/** A user, with everything staff can do for them. */
function UserPage() {
  const t = useTranslate();
  const data = useExpectedData(useLoaderData<typeof loader>());
  const { view } = data;
  const { user } = view;
  const { delete: deletion, ...acts } = userActs(view, useActContext());
  return (
    <RecordShell
      kind={t('records:User')}
      id={user.id}
      name={user.name}
      picture={<Avatar id={user.id} name={user.name} picture={avatarPicture(view)} />}
      marks={<Marks view={view} />}
      facts={<Facts view={view} />}
      actions={Object.values(acts).map((act) => <ActControl key={act.key} act={act} />)}
      danger={deletion && <ActControl act={deletion} />}
    >
      <RecordTabs
        label={t('records:Parts of the account')}
        edit={{ key: 'profile', label: t('records:Edit profile') }}
        tabs={userTabs(t)}
        content={{
          overview: <Overview view={view} />,
          profile: <UserProfile view={view} />,
          security: <UserSecurity view={view} />,
          mail: <EmailSubscriptions data={data} />,
          history: <UserHistory history={view.history} />,
          raw: <RawData data={data} record={{ kind: 'user', id: user.id }} />,
        }}
      />
    </RecordShell>
  );
}

/** The unusual states of the user. */
function Marks({ view: { user, two_factor } }: { view: UserView }) {
  const t = useTranslate();
  const roles = roleNames(t);
  const states = stateNames(t).user;
  return (
    <>
      {user.state !== 'active' && <Badge tone="warning">{states[user.state]}</Badge>}
      {user.roles
        .filter((role) => role !== 'ROLE_USER')
        .map((role) => (
          <Badge key={role} tone="accent">
            {roles[role] ?? role}
          </Badge>
        ))}
      {two_factor.active && <Badge>{t('records:Two-factor')}</Badge>}
    </>
  );
}

function Facts({ view: { user, language } }: { view: UserView }) {
  const t = useTranslate();
  const { date } = useFormats();
  return (
    <>
      <RecordFact name={t('common:Email address')}>
        <CopyText
          text={user.email}
          label={t('records:Copy address')}
          onCopy={() => noteCopy({ kind: 'user', id: user.id }, 'email')}
        />
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
      <RecordFact name={t('records:Created')}>{date(user.created_at)}</RecordFact>
    </>
  );
}

function Overview({ view }: { view: UserView }) {
  return (
    <RecordParts>
      <LoginState view={view} />
      <ViewedCalendars calendars={view.calendars} />
      <Addresses emails={view.emails} />
    </RecordParts>
  );
}

export { loader, MissingUser as Missing, UserPage as Component, userHandle as handle };
