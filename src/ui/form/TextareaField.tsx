import { type ComponentProps, useState } from 'react';
import { Counter, charactersIn } from './Counter.tsx';
import fieldStyles from './Field.module.css';
import { Field, type FieldProps, framed } from './Field.tsx';
import styles from './TextareaField.module.css';

type TextareaFieldProps = FieldProps & {
  initial?: string | undefined;
  /** Shows a counter. Longer text can be typed, so that pasted text is not truncated, but not submitted. */
  maxLength?: number;
} & Omit<
    ComponentProps<'textarea'>,
    'className' | 'id' | 'defaultValue' | 'value' | 'children' | 'maxLength'
  >;

export function TextareaField(props: TextareaFieldProps) {
  const { frame, control } = framed(props);
  const { initial = '', maxLength, onChange, ...textarea } = control;
  const [count, setCount] = useState(charactersIn(initial));
  return (
    <div>
      <Field {...frame} name={textarea.name} required={textarea.required}>
        {(aria) => (
          <textarea
            rows={4}
            {...textarea}
            {...aria}
            defaultValue={initial}
            data-max={maxLength}
            className={`${fieldStyles.input} ${styles.textarea}`}
            onChange={(event) => {
              setCount(charactersIn(event.currentTarget.value));
              onChange?.(event);
            }}
          />
        )}
      </Field>
      {maxLength !== undefined && <Counter count={count} max={maxLength} />}
    </div>
  );
}
