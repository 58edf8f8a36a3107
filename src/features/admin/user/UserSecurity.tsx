import { updateUser } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { RecordParts } from '../records/RecordShell.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import { useStaffAct } from '../writes/use-staff-act.ts';
import { DevicesTable } from './DevicesTable.tsx';
import { Impersonations } from './Impersonations.tsx';
import { useStaffAccount } from './use-staff-account.ts';
import { notedCalendar, type UserView } from './user-loader.ts';

/** How and where the user logs in. */
export function UserSecurity({ view }: { view: UserView }) {
  return (
    <RecordParts>
      <TwoFactor view={view} />
      <DevicesTable devices={view.devices} />
      <Impersonations view={view} />
    </RecordParts>
  );
}

function TwoFactor({ view }: { view: UserView }) {
  const t = useTranslate();
  const { day, number } = useFormats();
  const staffAccount = useStaffAccount(view);
  const { active, enabled_at, backup_codes_left } = view.two_factor;
  const { id, name } = view.user;
  const act = useStaffAct({
    operation: 'updateUser',
    call: (userId: number, options) =>
      updateUser({ path: { id: userId }, body: { two_fa_active: false } }, options),
    question: () => ({
      title: t('records:Turn off two-factor authentication for %name%?', { name }),
      effect: t(
        'records:The password alone is then enough. Make sure you are talking to the owner of the account; only they can turn it on again.',
      ),
      act: t('records:Turn off'),
      tone: 'danger',
    }),
    done: () => message('records:Two-factor authentication of %name% is off.', { name }),
    noteOn: notedCalendar(view),
  });
  return (
    <Section
      title={t('records:Two-factor authentication')}
      actions={
        active && (
          <ActButton denial={act.denial ?? staffAccount} onClick={() => act.start(id)}>
            {t('records:Turn off…')}
          </ActButton>
        )
      }
    >
      <DescriptionList
        items={[
          { name: t('records:State'), value: active ? t('records:On') : t('records:Off') },
          ...(enabled_at ? [{ name: t('records:Since'), value: day(enabled_at) }] : []),
          ...(active
            ? [{ name: t('records:Backup codes left'), value: number(backup_codes_left) }]
            : []),
        ]}
      />
      {act.dialog}
    </Section>
  );
}
