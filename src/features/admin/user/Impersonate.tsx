import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { impersonateUser } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { keepOrigin } from '#src/session/impersonation-origin.ts';
import { loadPageAtom } from '#src/session/page-load.ts';
import { isStaff } from '#src/session/roles.ts';
import { paths } from '#src/util/paths.ts';
import { ActButton } from '../writes/ActButton.tsx';
import { useStaffAct } from '../writes/use-staff-act.ts';
import type { UserView } from './user-loader.ts';

/** Maximum length of a reason in the contract's `ImpersonationRequest`. */
const maxReasonLength = 500;

/** Views the product as a user, after asking for a reason, which colleagues see on the user's page. */
export function Impersonate({ view }: { view: UserView }) {
  const t = useTranslate();
  const loadPage = useSetAtom(loadPageAtom);
  const { pathname, search } = useLocation();
  const obstacle = useObstacle(view);
  const { id, name } = view.user;
  const act = useStaffAct({
    operation: 'impersonateUser',
    call: (userId: number, options, reason) =>
      impersonateUser({ path: { id: userId }, body: { reason } }, options),
    question: () => ({
      title: t('records:View as %name%?', { name }),
      effect: [
        t('records:You see and change what %name% can see and change, until you exit.', { name }),
        t('records:The reason stays on this page for your colleagues.'),
      ].join(' '),
      act: t('records:View as %name%', { name }),
      tone: 'danger',
      reason: {
        label: t('records:Reason'),
        max: maxReasonLength,
        usual: {
          label: t('records:Or view at once, because of'),
          reasons: [
            t('records:An error report'),
            t('records:A question from the customer'),
            t('records:A change the customer asked for'),
          ],
        },
      },
    }),
    done: () => null,
    onDone: (_, userId) => {
      keepOrigin(userId, pathname + search);
      loadPage(paths.dashboard());
      // Keeps the dialog disabled until the browser has left the page.
      return new Promise<never>(() => {});
    },
    reload: null,
    ...(obstacle === null && { atOnce: { input: id } }),
  });
  return (
    <>
      <ActButton denial={act.denial} obstacle={obstacle} onClick={() => act.start(id)}>
        {t('records:View as…')}
      </ActButton>
      {act.dialog}
    </>
  );
}

/** Why the product cannot be viewed as this user. */
function useObstacle({ user }: UserView): string | null {
  const t = useTranslate();
  const self = useAtomValue(currentUserAtom);
  if (user.id === self?.id) return t('records:This is you.');
  if (isStaff(user)) return t('records:Nobody can view the product as staff.');
  return user.state === 'active' ? null : t('records:The account is not active.');
}
