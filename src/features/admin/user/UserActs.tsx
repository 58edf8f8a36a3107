import {
  activateUser,
  deleteUser,
  impersonateUser,
  resetUserPassword,
  restoreUser,
} from '#generated/admin/fetchers.ts';
import { impersonateUserLimits } from '#generated/admin/limits.ts';
import { message } from '#src/i18n/message.ts';
import { keepOrigin, takeOrigin } from '#src/session/impersonation-origin.ts';
import { hasRole, isStaff } from '#src/session/roles.ts';
import { publishUser } from '#src/session/user-state.ts';
import { paths } from '#src/util/paths.ts';
import { type Act, type ActContext, defineAct } from '../acts/act.ts';
import { actKeys } from '../acts/act-at-once.ts';
import { noteCopy } from '../acts/note-copy.ts';
import { roleNames } from '../kinds/role-names.ts';
import { noteAct } from '../records/NoteAct.tsx';
import { SoleCalendars } from './parts/SoleCalendars.tsx';
import { findAuditCalendar, type UserView } from './user-data.ts';

/** The acts on a user that the head of their page offers. */
export function userActs(view: UserView, context: ActContext): Record<string, Act> {
  const { state } = view.user;
  return {
    viewAs: viewAsAct(view, context),
    resetPassword: resetPasswordAct(view, context),
    note: noteAct(context, {
      name: view.user.name,
      calendars: view.calendars.map(({ id, title }) => ({ value: id, label: `${title} · ${id}` })),
      first: findAuditCalendar(view)?.id,
      about: { kind: 'user', id: view.user.id },
    }),
    ...(state === 'inactive' && { activate: activateAct(view, context) }),
    ...(state === 'deleted'
      ? { restore: restoreAct(view, context) }
      : { delete: deleteAct(view, context) }),
  };
}

/** Why the account cannot be changed: only admins may change staff accounts. Null if it can. */
export function findStaffObstacle(
  { user }: UserView,
  { t, user: self }: ActContext,
): string | null {
  if (!isStaff(user) || hasRole(self, 'ROLE_ADMIN')) return null;
  return t('records:Only admins may change accounts of staff.');
}

/** Views the product as the user, after asking for a reason, which colleagues see on the user's page. */
function viewAsAct(view: UserView, context: ActContext): Act {
  const { t, here } = context;
  const { id, name } = view.user;
  return defineAct({
    key: actKeys.viewAs,
    operation: 'impersonateUser',
    label: t('records:View as…'),
    obstacle: findViewObstacle(view, context),
    question: {
      title: t('records:View as %name%?', { name }),
      effect: [
        t('records:You see and change what %name% can see and change, until you exit.', { name }),
        t('records:Their dashboard opens in a new tab.'),
        t('records:The reason stays on this page for your colleagues.'),
      ].join(' '),
      act: t('records:View as %name%', { name }),
      tone: 'danger',
      facts: <p>{t('records:Roles: %roles%', { roles: listRoles(view, context) })}</p>,
      reason: {
        label: t('records:Reason'),
        max: impersonateUserLimits.reason.maxLength,
        usual: {
          label: t('records:Or view at once, because of'),
          reasons: [
            t('records:An error report'),
            t('records:A question from the customer'),
            t('records:A change the customer asked for'),
          ],
        },
      },
    },
    call: (options, _, { reason }) => impersonateUser({ path: { id }, body: { reason } }, options),
    done: () => null,
    onDone: () => {
      keepOrigin(here);
      publishUser(id);
    },
    opens: {
      path: paths.dashboard(),
      // Only the new tab leads back from there.
      onOpened: () => void takeOrigin(),
    },
  });
}

/** The names of the user's roles, so that staff know beforehand what they will be able to do. */
function listRoles({ user }: UserView, { t, language }: ActContext): string {
  const names: ReturnType<typeof roleNames> = { ...roleNames(t), ROLE_USER: t('records:User') };
  const roles = user.roles.map((role) => names[role] ?? role);
  return new Intl.ListFormat(language, { style: 'narrow' }).format(roles);
}

/** Why the product cannot be viewed as this user. */
function findViewObstacle({ user }: UserView, { t, user: self }: ActContext): string | null {
  if (user.id === self?.id) return t('records:This is you.');
  if (isStaff(user)) return t('records:Nobody can view the product as staff.');
  return user.state === 'active' ? null : t('records:The account is not active.');
}

/** Mails the user a link for choosing a new password, and shows it once so that staff can read it out. */
function resetPasswordAct(view: UserView, context: ActContext): Act {
  const { t, formats } = context;
  const { id, name, email, state } = view.user;
  const isDeleted = state === 'deleted';
  return defineAct({
    key: 'reset password',
    operation: 'resetUserPassword',
    label: t('records:New password…'),
    obstacle:
      findStaffObstacle(view, context) ?? (isDeleted ? t('records:The account is deleted.') : null),
    question: {
      title: t('records:Mail %name% a link for a new password?', { name }),
      effect: t('records:The link goes to %email%. The old password works until it is used.', {
        email,
      }),
      act: t('records:Send link'),
    },
    call: (options) => resetUserPassword({ path: { id } }, options),
    done: () => message('records:The link is on its way to %email%.', { email }),
    secret: ({ reset_url, expires_at }) => ({
      title: t('records:Link for a new password'),
      text: t('records:It was mailed to %email% and works until %time%.', {
        email,
        time: formats.exact(expires_at),
      }),
      value: reset_url,
      onCopy: () => noteCopy({ kind: 'user', id }, 'link'),
    }),
    noteOn: findAuditCalendar(view),
  });
}

function activateAct(view: UserView, { t }: ActContext): Act {
  const { id, name, email } = view.user;
  return defineAct({
    key: 'activate',
    operation: 'activateUser',
    label: t('records:Activate…'),
    question: {
      title: t('records:Activate the account of %name%?', { name }),
      effect: t('records:This confirms %email%, as the link in the mail would.', { email }),
      act: t('records:Activate account'),
    },
    call: (options) => activateUser({ path: { id } }, options),
    done: () => message('records:The account of %name% is active.', { name }),
    noteOn: findAuditCalendar(view),
  });
}

function restoreAct(view: UserView, { t }: ActContext): Act {
  const { id, name } = view.user;
  return defineAct({
    key: 'restore',
    operation: 'restoreUser',
    label: t('records:Restore account'),
    call: (options) => restoreUser({ path: { id } }, options),
    done: () => message('records:The account of %name% is restored.', { name }),
    noteOn: findAuditCalendar(view),
  });
}

function deleteAct(view: UserView, { t, user: self }: ActContext): Act {
  const { id, name, email } = view.user;
  const sole = view.calendars.filter(({ sole_owner }) => sole_owner);
  return defineAct({
    key: 'delete',
    operation: 'deleteUser',
    label: t('records:Delete…'),
    obstacle: id === self?.id ? t('records:Nobody can delete their own account here.') : null,
    question: {
      title: t('records:Delete %name%?', { name }),
      effect: t('records:This logs them out everywhere. The account can be restored.'),
      act: t('records:Delete user'),
      tone: 'danger',
      facts: sole.length > 0 && <SoleCalendars calendars={sole} />,
      typed: email,
    },
    call: (options) => deleteUser({ path: { id } }, options),
    done: () => message('records:%name% is deleted.', { name }),
    opposite: () => ({ call: (options) => restoreUser({ path: { id } }, options) }),
    noteOn: findAuditCalendar(view),
  });
}
