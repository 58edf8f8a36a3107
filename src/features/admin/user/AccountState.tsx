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
  const { state } = view.user;
  if (state === 'deleted') return <Restore view={view} />;
  return (
    <>
      {state === 'inactive' && <Activate view={view} />}
      <Delete view={view} />
    </>
  );
}

function Activate({ view: { user } }: { view: UserView }) {
  const t = useTranslate();
  const { id, name, email } = user;
  const act = useStaffAct({
    operation: 'activateUser',
    call: (userId: number, options) => activateUser({ path: { id: userId } }, options),
    question: () => ({
      title: t('records:Activate the account of %name%?', { name }),
      effect: t('records:This confirms %email%, as the link in the mail would.', { email }),
      act: t('records:Activate account'),
    }),
    done: () => message('records:The account of %name% is active.', { name }),
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
    noteOn: notedCalendar(view)?.id,
  });
  return (
    <ActButton denial={act.denial} pending={act.pending} onClick={() => act.start(id)}>
      {t('records:Restore account')}
    </ActButton>
  );
}

function Delete({ view }: { view: UserView }) {
  const t = useTranslate();
  const self = useAtomValue(currentUserAtom);
  const { id, name, email } = view.user;
  const sole = view.calendars.filter(({ sole_owner }) => sole_owner);
  const act = useStaffAct({
    operation: 'deleteUser',
    call: (userId: number, options) => deleteUser({ path: { id: userId } }, options),
    question: () => ({
      title: t('records:Delete %name%?', { name }),
      effect: t('records:This logs them out everywhere. The account can be restored.'),
      act: t('records:Delete user'),
      tone: 'danger',
      facts: sole.length > 0 && <SoleCalendars calendars={sole} />,
      typed: email,
    }),
    done: () => message('records:%name% is deleted.', { name }),
    noteOn: notedCalendar(view)?.id,
  });
  const obstacle = id === self?.id ? t('records:Nobody can delete their own account here.') : null;
  return (
    <>
      <ActButton denial={act.denial} obstacle={obstacle} onClick={() => act.start(id)}>
        {t('records:Delete…')}
      </ActButton>
      {act.dialog}
    </>
  );
}
