import { useTranslate } from '#src/i18n/i18n.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { FieldColumns } from '#src/ui/form/FieldColumns.tsx';
import type { Fields } from '#src/ui/form/Form.tsx';
import { NumberField } from '#src/ui/form/NumberField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { licenseChoices } from '../../kinds/license-names.ts';
import type { SubscriptionValues } from './subscription-values.ts';
import { useLicenseWords } from './use-license-words.ts';

/** Limits of the contract's `LicenseFeatureChanges`. */
const maxFileMegabytes = 20;
const maxSubCalendars = 1000;
const maxCustomFields = 100;

export function SubscriptionFields({ field }: { field: Fields<SubscriptionValues> }) {
  const t = useTranslate();
  const { names, statuses, intervals } = useLicenseWords();
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
          min={0}
          max={maxFileMegabytes}
          required
        />
        <NumberField
          {...field('features.max_sub_calendars')}
          label={names.max_sub_calendars}
          min={1}
          max={maxSubCalendars}
          required
        />
        <NumberField
          {...field('features.custom_fields')}
          label={names.custom_fields}
          min={0}
          max={maxCustomFields}
          required
        />
      </FieldColumns>
      <SwitchField {...field('auto_renew')} label={names.auto_renew} />
      <SwitchField {...field('features.sso')} label={names.sso} />
    </>
  );
}

function choices(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
