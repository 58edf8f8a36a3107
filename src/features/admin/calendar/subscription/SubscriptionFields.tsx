import { licenseChoices } from '#src/calendar/model/license-names.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { FieldColumns } from '#src/ui/form/FieldColumns.tsx';
import type { Fields } from '#src/ui/form/Form.tsx';
import { NumberField } from '#src/ui/form/NumberField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { useActContext } from '../../acts/use-act-context.ts';
import { licenseTexts } from './license-texts.ts';
import type { SubscriptionValues } from './subscription-values.ts';

export function SubscriptionFields({ field }: { field: Fields<SubscriptionValues> }) {
  const context = useActContext();
  const { t } = context;
  const { names, statuses, intervals } = licenseTexts(context);
  return (
    <>
      <FieldColumns>
        <SelectField {...field('license')} label={names.license} options={licenseChoices} />
        <SelectField {...field('status')} label={names.status} options={choices(statuses)} />
        <DateField
          {...field('ends_at')}
          label={names.ends_at}
          hint={t('records:In UTC. Leave empty for no end.')}
        />
        <SelectField
          {...field('billing_interval')}
          label={names.billing_interval}
          options={choices(intervals)}
        />
        <NumberField
          {...field('features.max_file_size')}
          label={names.max_file_size}
          unit={t('records:MB')}
          places={2}
          required
        />
        <NumberField
          {...field('features.max_sub_calendars')}
          label={names.max_sub_calendars}
          required
        />
        <NumberField {...field('features.custom_fields')} label={names.custom_fields} required />
      </FieldColumns>
      <SwitchField {...field('auto_renew')} label={names.auto_renew} />
      <SwitchField {...field('features.sso')} label={names.sso} />
    </>
  );
}

function choices(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
