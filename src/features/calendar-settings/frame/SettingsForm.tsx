import { type ReactNode, useRef, useState } from 'react';
import { updateCalendarSettingsLimits } from '#generated/calendar/limits.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { readValues } from '#src/ui/form/controls.ts';
import { EditForm } from '#src/ui/form/EditForm.tsx';
import type { Fields } from '#src/ui/form/Form.tsx';
import { changedValues } from '#src/ui/form/field-values.ts';
import type { FormError } from '#src/ui/form/form-error.ts';
import type { Limits } from '#src/ui/form/limits.ts';
import styles from './SettingsForm.module.css';
import type { CalendarSettings } from './settings-part.ts';
import { type SettingsChanges, useSettingsChange } from './use-settings-change.ts';

interface SettingsFormProps<Values extends object> {
  /** The calendar's key or identifier. */
  address: string;
  /** The section that has these settings, which the server saves on its own. */
  section: keyof CalendarSettings;
  /** The settings as they are saved, by their names in the section. */
  initial: Values;
  /** The request that makes changes of them. */
  toChanges: (changes: Partial<Values>) => SettingsChanges;
  /** Sentences on what the form's values, once saved, mean for visitors; none for values as they are saved. */
  describeEffects: (values: Values) => readonly string[];
  /** The fields, and what previews the form's values. */
  children: (field: Fields<Values>, values: Values) => ReactNode;
}

/** A form for settings of one section: it previews them, and says what they mean for visitors before they are saved. */
export function SettingsForm<Values extends object>({
  address,
  section,
  initial,
  toChanges,
  describeEffects,
  children,
}: SettingsFormProps<Values>) {
  const save = useSettingsChange(address);
  const [values, setValues] = useState(initial);
  const place = useRef<HTMLDivElement>(null);
  const effects = describeEffects(values);
  const follow = () => {
    const form = place.current?.querySelector('form');
    if (form) setValues(readValues(form, initial));
  };
  return (
    <div ref={place} className={styles.form} onChange={follow}>
      <EditForm
        initial={initial}
        limits={limitsWithin(updateCalendarSettingsLimits, section)}
        pending={save.pending}
        error={errorWithin(useFormError(save.error), section)}
        onSubmit={(changes, sentValues) =>
          save.run({
            changes: toChanges(changes),
            before: toChanges(changedValues(sentValues, initial)),
          })
        }
      >
        {(field) => (
          <>
            {children(field, values)}
            <div role="status">
              {effects.length > 0 && (
                <Callout icon="info" tone="info">
                  {effects.join(' ')}
                </Callout>
              )}
            </div>
          </>
        )}
      </EditForm>
    </div>
  );
}

/** The limits of a section's settings by their names in it. */
function limitsWithin(limits: Limits, section: string): Limits {
  return Object.fromEntries(
    Object.entries(limits).flatMap(([name, limit]) =>
      name.startsWith(`${section}.`) ? [[name.slice(section.length + 1), limit]] : [],
    ),
  );
}

/** An error whose details name the settings as the form does. */
function errorWithin(error: FormError | null, section: string): FormError | null {
  return (
    error && {
      ...error,
      details: error.details.map(({ field, message }) => ({
        field: field.startsWith(`${section}.`) ? field.slice(section.length + 1) : field,
        message,
      })),
    }
  );
}
