import { updateUser } from '#generated/admin/fetchers.ts';
import { message } from '#src/i18n/message.ts';
import { type Act, type ActContext, defineAct } from '../acts/act.ts';
import { findStaffObstacle } from './UserActs.tsx';
import { findAuditCalendar, type UserView } from './user-data.ts';

/** Turns off two-factor authentication for a user who has lost their second device. */
export function turnOffTwoFactorAct(view: UserView, context: ActContext): Act {
  const { t } = context;
  const { id, name } = view.user;
  return defineAct({
    key: 'turn off two-factor',
    tab: 'security',
    operation: 'updateUser',
    label: t('records:Turn off…'),
    obstacle: findStaffObstacle(view, context),
    question: {
      title: t('records:Turn off two-factor authentication for %name%?', { name }),
      effect: t(
        'records:The password alone is then enough. Make sure you are talking to the owner of the account; only they can turn it on again.',
      ),
      act: t('records:Turn off'),
      tone: 'danger',
    },
    call: (options) => updateUser({ path: { id }, body: { two_fa_active: false } }, options),
    done: () => message('records:Two-factor authentication of %name% is off.', { name }),
    noteOn: findAuditCalendar(view),
  });
}
