import { resetCalendarPassword } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { ActButton } from '../writes/ActButton.tsx';
import { SecretDialog } from '../writes/SecretDialog.tsx';
import { useSecret } from '../writes/use-secret.ts';
import { useStaffAct } from '../writes/use-staff-act.ts';
import type { CalendarDetails } from './calendar-loader.ts';

/** Sets a new password for a calendar, and shows it once. */
export function ResetPassword({ details }: { details: CalendarDetails }) {
  const t = useTranslate();
  const { id, title } = details.calendar;
  const { secret, show, onClose } = useSecret();
  const act = useStaffAct({
    operation: 'resetCalendarPassword',
    call: (calendarId: number, options) =>
      resetCalendarPassword({ path: { id: calendarId } }, options),
    question: () => ({
      title: t('records:New password for %title%?', { title }),
      effect: details.password_protected
        ? t('records:The current password stops working, and everyone has to enter the new one.')
        : t('records:The calendar has no password yet. From now on, everyone has to enter one.'),
      act: t('records:Set new password'),
      tone: 'danger',
    }),
    done: () => message('records:%title% has a new password.', { title }),
    noteOn: id,
    onDone: ({ password, closed_sessions: count }) =>
      show({
        title: t('records:New password for %title%', { title }),
        text: t('records:%count% people have to enter it to continue.', { count }),
        value: password,
      }),
    showsSecret: true,
  });
  return (
    <>
      <ActButton denial={act.denial} pending={act.pending} onClick={() => act.start(id)}>
        {t('records:New password…')}
      </ActButton>
      {act.dialog}
      <SecretDialog secret={secret} onClose={onClose} />
    </>
  );
}
