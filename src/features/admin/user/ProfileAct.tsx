import { updateUser } from '#generated/admin/fetchers.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import { languageName } from '#src/i18n/language-names.ts';
import { message } from '#src/i18n/message.ts';
import { type Act, type ActContext, type ActHead, defineAct } from '../acts/act.ts';
import { Differences } from '../acts/Differences.tsx';
import { roleNames } from '../kinds/role-names.ts';
import { accessQuestion } from './access-question.ts';
import { findStaffObstacle } from './UserActs.tsx';
import type { UserChange, UserChanges } from './user-changes.ts';
import { findAuditCalendar, type UserView } from './user-data.ts';

export const profileKey = 'profile';

/** Staff's permission to change the profile. */
export function profileHead(view: UserView, context: ActContext): ActHead {
  return {
    operation: 'updateUser',
    label: context.t('records:Change user'),
    obstacle: findStaffObstacle(view, context),
  };
}

/** Changes the user's name, primary address, language and roles. */
export function profileAct(view: UserView, context: ActContext, change: UserChange): Act {
  const { t } = context;
  const { id, name } = view.user;
  const send = (body: UserChanges, options: { signal: AbortSignal }) =>
    updateUser({ path: { id }, body }, options);
  return defineAct({
    ...profileHead(view, context),
    key: profileKey,
    question: {
      ...accessQuestion(t, view.user, change),
      act: t('records:Change user'),
      facts: <Differences of={compareProfiles(t, change)} />,
    },
    call: (options) => send(change.changes, options),
    done: () => message('records:The profile of %name% is changed.', { name }),
    opposite: () => ({ call: (options) => send(change.before, options) }),
    noteOn: findAuditCalendar(view),
    showsError: true,
  });
}

/** The names of the profile's fields, and their values as text. */
export function profileTexts(t: Translate) {
  const roles = roleNames(t);
  return {
    name: { label: t('records:Name'), write: ({ name = '' }: UserChanges) => name },
    email: { label: t('common:Email address'), write: ({ email = '' }: UserChanges) => email },
    language: {
      label: t('records:Language'),
      write: ({ language = 'en' }: UserChanges) => languageName(language),
    },
    roles: {
      label: t('records:Roles'),
      write: ({ roles: grantedRoles = [] }: UserChanges) =>
        grantedRoles.map((role) => roles[role] ?? role).join(', ') || t('records:None'),
    },
  };
}

/** A change as text, one entry per field. */
function compareProfiles(t: Translate, { changes, before }: UserChange) {
  return Object.entries(profileTexts(t))
    .filter(([key]) => key in changes)
    .map(([, { label, write }]) => ({
      name: label,
      before: write(before),
      after: write(changes),
    }));
}
