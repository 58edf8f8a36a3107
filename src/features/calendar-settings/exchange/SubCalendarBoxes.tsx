import { useContext } from 'react';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { FormErrors } from '#src/ui/form/form-error.ts';
import styles from './SubCalendarBoxes.module.css';

interface SubCalendarBoxesProps {
  subCalendars: readonly SubCalendar[];
  /** Those that are chosen at first, by their ids. */
  initial: Readonly<Record<string, boolean>>;
  /** True if none is chosen now. */
  hasNone: boolean;
}

/** The sub-calendars whose events the file is to have. */
export function SubCalendarBoxes({ subCalendars, initial, hasNone }: SubCalendarBoxesProps) {
  const t = useTranslate();
  const errors = useContext(FormErrors);
  const text = t('settings:Please choose at least one sub-calendar.');
  return (
    <FormErrors value={hasNone ? new Map([...errors, ['sub_calendar_ids', text]]) : errors}>
      <Field name="sub_calendar_ids" label={t('settings:Sub-calendars')} kind="group">
        {() => (
          <div className={styles.boxes}>
            {subCalendars.map(({ id, name }) => (
              <CheckboxField
                key={id}
                name={`sub_calendars.${id}`}
                label={name}
                initial={initial[id]}
              />
            ))}
          </div>
        )}
      </Field>
    </FormErrors>
  );
}
