import { resetUserPassword } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { ActButton } from '../writes/ActButton.tsx';
import { SecretDialog } from '../writes/SecretDialog.tsx';
import { useSecret } from '../writes/use-secret.ts';
import { useStaffAct } from '../writes/use-staff-act.ts';
import { useStaffAccount } from './use-staff-account.ts';
import { notedCalendar, type UserView } from './user-loader.ts';

/** Mails the user a link for choosing a new password, and shows it once so that staff can read it out. */
export function ResetUserPassword({ view }: { view: UserView }) {
  const t = useTranslate();
  const { exact } = useFormats();
  const { secret, show, onClose } = useSecret();
  const staffAccount = useStaffAccount(view);
  const { id, name, email, state } = view.user;
  const act = useStaffAct({
    operation: 'resetUserPassword',
    call: (userId: number, options) => resetUserPassword({ path: { id: userId } }, options),
    question: () => ({
      title: t('records:Mail %name% a link for a new password?', { name }),
      effect: t('records:The link goes to %email%. The old password works until it is used.', {
        email,
      }),
      act: t('records:Send link'),
    }),
    done: () => message('records:The link is on its way to %email%.', { email }),
    noteOn: notedCalendar(view),
    onDone: ({ reset_url, expires_at }) =>
      show({
        title: t('records:Link for a new password'),
        text: t('records:It was mailed to %email% and works until %time%.', {
          email,
          time: exact(expires_at),
        }),
        value: reset_url,
      }),
    showsSecret: true,
  });
  const deleted = state === 'deleted' ? t('records:The account is deleted.') : null;
  return (
    <>
      <ActButton
        denial={act.denial ?? staffAccount}
        obstacle={deleted}
        onClick={() => act.start(id)}
      >
        {t('records:New password…')}
      </ActButton>
      {act.dialog}
      <SecretDialog secret={secret} onClose={onClose} />
    </>
  );
}
