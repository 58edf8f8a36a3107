import { filterFields } from '#src/calendar/model/filters.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import type { CalendarConfiguration } from '../address/readable-calendar.ts';
import styles from './Panel.module.css';

interface FieldFiltersProps {
  fields: CalendarConfiguration['event_fields'];
  /** The ids of the chosen options. */
  chosen: ReadonlySet<number>;
  onChoose: (chosenIds: ReadonlySet<number>) => void;
}

/** Shows only events with certain values of the calendar's choice fields. Nothing if it has none. */
export function FieldFilters({ fields, chosen, onChoose }: FieldFiltersProps) {
  const t = useTranslate();
  const choices = filterFields(fields);
  if (choices.length === 0) return null;
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{t('calendar:Filters')}</h3>
        {chosen.size > 0 && (
          <Button look="link" onClick={() => onChoose(new Set())}>
            {t('calendar:Clear filters')}
          </Button>
        )}
      </div>
      {choices.map(({ id, name, options }) => (
        <fieldset key={id} className={styles.options}>
          <legend className={styles.field}>{name}</legend>
          {options.map((option) => (
            <CheckboxField
              key={option.id}
              label={option.name}
              checked={chosen.has(option.id)}
              onChange={() => toggle(option.id)}
            />
          ))}
        </fieldset>
      ))}
    </section>
  );
}
