import type { ReactNode } from 'react';
import { type Choice, type ChoiceValue, choiceCodec } from './choices.ts';
import { controlRef } from './controls.ts';
import { Field, type FieldProps, splitFieldProps } from './Field.tsx';
import styles from './RadioField.module.css';

type RadioFieldProps<Value extends ChoiceValue> = FieldProps & {
  name: string;
  initial?: Value | undefined;
  options: readonly (Choice<Value> & {
    /** A line below the label that explains the choice, or why it is not possible. */
    hint?: ReactNode;
    disabled?: boolean;
  })[];
  required?: boolean;
};

/** A few choices, all visible; for more, use `SelectField`. */
export function RadioField<Value extends ChoiceValue>(props: RadioFieldProps<Value>) {
  const { frame, control } = splitFieldProps(props);
  const { name, initial, options, required } = control;
  const ref = controlRef<HTMLInputElement, Value | undefined>(choiceCodec(options));
  return (
    <Field {...frame} name={name} required={required} kind="group">
      {({ id, 'aria-invalid': isInvalid }) => (
        <div className={styles.choices}>
          {options.map(({ value, label, hint, disabled }, at) => (
            <div key={String(value)} className={styles.choice}>
              <input
                ref={ref}
                type="radio"
                id={`${id}-${at}`}
                name={name}
                value={String(value)}
                defaultChecked={value === initial}
                required={required}
                disabled={disabled}
                aria-invalid={isInvalid}
                aria-describedby={hint ? `${id}-${at}-hint` : undefined}
              />
              <label htmlFor={`${id}-${at}`}>{label}</label>
              {hint && (
                <p id={`${id}-${at}-hint`} className={styles.hint}>
                  {hint}
                </p>
              )}
            </div>
          ))}
        </div>
      )}
    </Field>
  );
}
