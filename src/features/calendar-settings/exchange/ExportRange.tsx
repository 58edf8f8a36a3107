import { useTranslate } from '#src/i18n/i18n.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { FieldColumns } from '#src/ui/form/FieldColumns.tsx';
import type { Fields } from '#src/ui/form/Form.tsx';
import { RadioField } from '#src/ui/form/RadioField.tsx';
import { type ExportChoices, lastDayFrom } from './export-choices.ts';

interface ExportRangeProps {
  field: Fields<ExportChoices>;
  choices: ExportChoices;
  /** The first day of the calendar's weeks; null for the reader's. */
  weekStart: number | null;
}

/** All events, or the days whose events the file is to have. */
export function ExportRange({ field, choices, weekStart }: ExportRangeProps) {
  const t = useTranslate();
  const { format, extent, start_date: start } = choices;
  return (
    <>
      <RadioField
        {...field('extent')}
        label={t('settings:Events')}
        options={[
          {
            value: 'all',
            label: t('settings:All events'),
            hint:
              format === 'csv'
                ? t('settings:Of series, those from 200 days ago until 199 days from now.')
                : t('settings:Up to 10,000 events.'),
          },
          {
            value: 'range',
            label: t('settings:Those of some days'),
            hint: t('settings:Up to 400 days.'),
          },
        ]}
      />
      {extent === 'range' && (
        <FieldColumns>
          <DateField
            {...field('start_date')}
            label={t('settings:First day')}
            weekStartsOn={weekStart ?? undefined}
            required
          />
          <DateField
            {...field('end_date')}
            label={t('settings:Last day')}
            weekStartsOn={weekStart ?? undefined}
            min={start ?? undefined}
            max={start ? lastDayFrom(start) : undefined}
            required
          />
        </FieldColumns>
      )}
    </>
  );
}
