import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { FieldColumns } from '#src/ui/form/FieldColumns.tsx';
import type { Fields } from '#src/ui/form/Form.tsx';
import { NumberField } from '#src/ui/form/NumberField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { Setting } from '../frame/Setting.tsx';
import type { CalendarSettings } from '../frame/settings-part.ts';
import { useClockWriter } from '../frame/use-clock-writer.ts';

export type Weeks = Omit<
  CalendarSettings['calendar_views'],
  'default_view' | 'narrow_default_view' | 'enabled_views'
>;

/** The minutes of a row that the contract allows. */
const resolutions = [5, 10, 15, 20, 30, 60] as const;

interface WeekFieldsProps {
  field: Fields<Weeks>;
  /** The formats of the hours. */
  dateTime: CalendarSettings['date_time'];
}

export function WeekFields({ field, dateTime }: WeekFieldsProps) {
  const t = useTranslate();
  const { calendarDefaults } = useAtomValue(settingsAtom);
  const { writeTime } = useClockWriter(dateTime);
  const shown = t('settings:Shown');
  const hidden = t('settings:Hidden');
  const hours = (first: number) =>
    Array.from({ length: 24 }, (_, index) => index + first).map((value) => ({
      value,
      label: value === 24 ? t('settings:Midnight') : writeTime(value * 60),
    }));
  return (
    <FieldColumns>
      <Setting name="hide_weekend">
        <SelectField
          {...field('hide_weekend')}
          label={t('settings:Weekend')}
          options={[
            {
              value: null,
              label: t('settings:As usual (%choice%)', {
                choice: calendarDefaults.hideWeekend ? hidden : shown,
              }),
            },
            { value: false, label: shown },
            { value: true, label: hidden },
          ]}
        />
      </Setting>
      <Setting name="time_resolution">
        <SelectField
          {...field('time_resolution')}
          label={t('settings:Length of a slot')}
          options={resolutions.map((value) => ({
            value,
            label: t('settings:%count% minutes', { count: value }),
          }))}
        />
      </Setting>
      <Setting name="visible_from">
        <SelectField
          {...field('visible_from')}
          label={t('settings:The day begins at')}
          options={hours(0)}
        />
      </Setting>
      <Setting name="visible_to">
        <SelectField
          {...field('visible_to')}
          label={t('settings:The day ends at')}
          options={hours(1)}
        />
      </Setting>
      <Setting name="days">
        <NumberField {...field('days')} label={t('settings:Days in the view of days')} required />
      </Setting>
      <Setting name="weeks">
        <NumberField
          {...field('weeks')}
          label={t('settings:Weeks in the view of weeks')}
          required
        />
      </Setting>
      <Setting name="agenda_days">
        <NumberField {...field('agenda_days')} label={t('settings:Days in the agenda')} required />
      </Setting>
      <Setting name="show_week_numbers">
        <SwitchField {...field('show_week_numbers')} label={t('settings:Show week numbers')} />
      </Setting>
    </FieldColumns>
  );
}
