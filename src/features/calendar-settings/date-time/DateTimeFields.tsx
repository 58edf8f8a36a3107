import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { zoneChoices } from '#src/calendar/model/zone-choices.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { FieldColumns } from '#src/ui/form/FieldColumns.tsx';
import type { Fields } from '#src/ui/form/Form.tsx';
import { dateLocaleChoices } from '#src/ui/form/language-choices.ts';
import { RadioField } from '#src/ui/form/RadioField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { Setting } from '../frame/Setting.tsx';
import type { CalendarSettings } from '../frame/settings-part.ts';
import { useWeekdays } from './use-weekdays.ts';

type DateTime = CalendarSettings['date_time'];

interface DateTimeFieldsProps {
  field: Fields<DateTime>;
  saved: DateTime;
}

export function DateTimeFields({ field, saved: { time_zone } }: DateTimeFieldsProps) {
  const t = useTranslate();
  const { calendarDefaults } = useAtomValue(settingsAtom);
  const zones = useMemo(() => zoneChoices(t, time_zone, time_zone), [t, time_zone]);
  const weekdays = useWeekdays();
  const asPreferred = t('settings:As each reader prefers');
  return (
    <FieldColumns>
      <Setting name="time_zone">
        <SelectField {...field('time_zone')} label={t('settings:Time zone')} options={zones} />
      </Setting>
      <Setting name="week_start">
        <SelectField
          {...field('week_start')}
          label={t('settings:First day of the week')}
          options={[
            {
              value: null,
              label: t('settings:As usual (%day%)', {
                day: weekdays[calendarDefaults.weekStart] ?? '',
              }),
            },
            // The usual first days of weeks come first.
            ...[1, 0, 6, 2, 3, 4, 5].map((value) => ({ value, label: weekdays[value] ?? '' })),
          ]}
        />
      </Setting>
      <Setting name="date_locale">
        <SelectField
          {...field('date_locale')}
          label={t('settings:Date format')}
          options={[{ value: null, label: asPreferred }, ...dateLocaleChoices()]}
        />
      </Setting>
      <Setting name="show_time_zone">
        <SwitchField
          {...field('show_time_zone')}
          label={t('settings:Readers may choose another time zone')}
        />
      </Setting>
      <Setting name="use_24h_times">
        <RadioField
          {...field('use_24h_times')}
          label={t('settings:Time format')}
          options={[
            { value: null, label: asPreferred },
            { value: false, label: t('settings:12-hour clock') },
            { value: true, label: t('settings:24-hour clock') },
          ]}
        />
      </Setting>
    </FieldColumns>
  );
}
