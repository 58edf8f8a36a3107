import { useFormats } from '#src/i18n/use-formats.ts';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { ActControl } from '../../acts/ActControl.tsx';
import { useActContext } from '../../acts/use-act-context.ts';
import { RecordParts } from '../../records/RecordShell.tsx';
import { turnOffTwoFactorAct } from '../two-factor-act.ts';
import type { UserView } from '../user-data.ts';
import { DevicesTable } from './DevicesTable.tsx';
import { Impersonations } from './Impersonations.tsx';

/** Shows how and where the user logs in. */
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
  const context = useActContext();
  const { date, number } = useFormats();
  const { t } = context;
  const { active, enabled_at, backup_codes_left } = view.two_factor;
  return (
    <Section
      title={t('records:Two-factor authentication')}
      actions={active && <ActControl act={turnOffTwoFactorAct(view, context)} />}
    >
      <DescriptionList
        items={[
          { name: t('records:State'), value: active ? t('records:On') : t('records:Off') },
          ...(enabled_at ? [{ name: t('records:Since'), value: date(enabled_at) }] : []),
          ...(active
            ? [{ name: t('records:Backup codes left'), value: number(backup_codes_left) }]
            : []),
        ]}
      />
    </Section>
  );
}
