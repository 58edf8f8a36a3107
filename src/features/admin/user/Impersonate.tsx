import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { createAuditNote, impersonateUser } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { keepOrigin } from '#src/session/impersonation-origin.ts';
import { loadPageAtom } from '#src/session/page-load.ts';
import { isStaff } from '#src/session/roles.ts';
import { paths } from '#src/util/paths.ts';
import { ActButton } from '../writes/ActButton.tsx';
import { useStaffAct } from '../writes/use-staff-act.ts';
import { notedCalendar, type UserView } from './user-loader.ts';

/** Leaves room for the text around the reason in a note of at most 2,000 characters. */
const maxReasonLength = 500;

/** Views the product as a user, after asking for a reason, which is saved as a note. */
export function Impersonate({ view }: { view: UserView }) {
  const t = useTranslate();
  const loadPage = useSetAtom(loadPageAtom);
  const { pathname, search } = useLocation();
  const obstacle = useObstacle(view);
  const { id, name, email } = view.user;
  const noted = notedCalendar(view);
  const act = useStaffAct({
    operation: 'impersonateUser',
    call: async (userId: number, options, reason) => {
      // Written first, because afterwards the session is the user's, who may not write notes.
      if (noted) {
        const note = `Viewed the product as ${name} (${email}): ${reason}`;
        await createAuditNote({ path: { id: noted.id }, body: { note } }, options);
      }
      return impersonateUser({ path: { id: userId } }, options);
    },
    question: () => ({
      title: t('records:View as %name%?', { name }),
      effect: [
        t('records:You see and change what %name% can see and change, until you exit.', { name }),
        noted
          ? t('records:The reason is kept in the audit of %title%.', { title: noted.title })
          : t('records:There is no calendar whose audit could keep a reason.'),
      ].join(' '),
      act: t('records:View as %name%', { name }),
      tone: 'danger',
      ...(noted && {
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
