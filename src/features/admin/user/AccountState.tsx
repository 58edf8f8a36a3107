import { useAtomValue } from 'jotai';
import { activateUser, deleteUser, restoreUser } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { ActButton } from '../writes/ActButton.tsx';
import { useStaffAct } from '../writes/use-staff-act.ts';
import { SoleCalendars } from './SoleCalendars.tsx';
import { notedCalendar, type UserView } from './user-loader.ts';

/** Activates, deletes or restores the account, depending on its state. */
export function AccountState({ view }: { view: UserView }) {
  const t = useTranslate();
  const self = useAtomValue(currentUserAtom);
  const { id, state } = view.user;
  const deletion = useDeletion(view);
  if (state === 'deleted') return <Restore view={view} />;
  return (
    <>
      {state === 'inactive' && <Activate view={view} />}
      <ActButton
        denial={deletion.denial}
        obstacle={id === self?.id ? t('records:Nobody can delete their own account here.') : null}
        onClick={() => deletion.start('delete')}
      >
        {t('records:Delete…')}
      </ActButton>
      {deletion.dialog}
    </>
  );
}

function Activate({ view }: { view: UserView }) {
  const t = useTranslate();
  const { id, name, email } = view.user;
  const act = useStaffAct({
    operation: 'activateUser',
    call: (userId: number, options) => activateUser({ path: { id: userId } }, options),
    question: () => ({
      title: t('records:Activate the account of %name%?', { name }),
      effect: t('records:This confirms %email%, as the link in the mail would.', { email }),
      act: t('records:Activate account'),
    }),
    done: () => message('records:The account of %name% is active.', { name }),
    noteOn: notedCalendar(view),
  });
  return (
    <>
      <ActButton denial={act.denial} onClick={() => act.start(id)}>
        {t('records:Activate…')}
      </ActButton>
      {act.dialog}
    </>
  );
}

function Restore({ view }: { view: UserView }) {
  const t = useTranslate();
  const { id, name } = view.user;
  const act = useStaffAct({
    operation: 'restoreUser',
    call: (userId: number, options) => restoreUser({ path: { id: userId } }, options),
    done: () => message('records:The account of %name% is restored.', { name }),
    noteOn: notedCalendar(view),
  });
  return (
    <ActButton denial={act.denial} pending={act.pending} onClick={() => act.start(id)}>
      {t('records:Restore account')}
    </ActButton>
  );
}

/** Deletes the account, with an offer to undo that. */
function useDeletion(view: UserView) {
  const t = useTranslate();
  const { id, name, email } = view.user;
  const sole = view.calendars.filter(({ sole_owner }) => sole_owner);
  return useStaffAct({
    operation: 'deleteUser',
    call: async (change: 'delete' | 'restore', options) => {
      if (change === 'delete') await deleteUser({ path: { id } }, options);
      else await restoreUser({ path: { id } }, options);
    },
    question: () => ({
      title: t('records:Delete %name%?', { name }),
      effect: t('records:This logs them out everywhere. The account can be restored.'),
      act: t('records:Delete user'),
      tone: 'danger',
      facts: sole.length > 0 && <SoleCalendars calendars={sole} />,
      typed: email,
    }),
    done: () => message('records:%name% is deleted.', { name }),
    opposite: (change) => (change === 'delete' ? 'restore' : null),
    noteOn: notedCalendar(view),
  });
}
