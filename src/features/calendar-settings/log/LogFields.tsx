import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { type LogFilters, readPeriod, readSubCalendar } from './log-filters.ts';

interface LogFieldsProps {
  filters: LogFilters;
  /** Everybody who has changed something, by name. */
  authors: readonly string[];
  subCalendars: readonly SubCalendar[];
  onChange: (changes: Partial<LogFilters>) => void;
}

/** Chooses changes by person, by sub-calendar and by time. */
export function LogFields({ filters, authors, subCalendars, onChange }: LogFieldsProps) {
  const t = useTranslate();
  const { author, subCalendar, period } = filters;
  // The one of a link is offered before the others are known, too.
  const names = author === null || authors.includes(author) ? authors : [author, ...authors];
  const isKnown = subCalendars.some(({ id }) => id === subCalendar);
  return (
    <>
      <SelectField
        label={t('settings:Person')}
        labelHidden
        value={author ?? ''}
        options={[
          { value: '', label: t('settings:Everybody') },
          ...names.map((name) => ({ value: name, label: name })),
        ]}
        onChange={({ target: { value } }) => onChange({ author: value || null })}
      />
      <SelectField
        label={t('settings:Sub-calendar')}
        labelHidden
        value={String(subCalendar ?? '')}
        options={[
          { value: '', label: t('settings:All sub-calendars') },
          ...subCalendars.map(({ id, name }) => ({ value: String(id), label: name })),
          ...(subCalendar === null || isKnown
            ? []
            : [{ value: String(subCalendar), label: t('settings:A deleted sub-calendar') }]),
        ]}
        onChange={({ target: { value } }) => onChange({ subCalendar: readSubCalendar(value) })}
      />
      <SelectField
        label={t('settings:When')}
        labelHidden
        value={period ?? ''}
        options={[
          { value: '', label: t('settings:At any time') },
          { value: 'day', label: t('settings:Today') },
          { value: 'week', label: t('settings:In the last 7 days') },
          { value: 'month', label: t('settings:In the last 30 days') },
        ]}
        onChange={({ target: { value } }) => onChange({ period: readPeriod(value) })}
      />
    </>
  );
}
