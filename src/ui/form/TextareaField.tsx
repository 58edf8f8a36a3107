import { type ComponentProps, useState } from 'react';
import { customProperties } from '../custom-properties.ts';
import { Counter, charactersIn } from './Counter.tsx';
import fieldStyles from './Field.module.css';
import { Field, type FieldProps, splitFieldProps } from './Field.tsx';
import { useFieldLimits } from './limits.ts';
import styles from './TextareaField.module.css';

type TextareaFieldProps = FieldProps & {
  initial?: string | undefined;
} & Omit<
    ComponentProps<'textarea'>,
    'className' | 'id' | 'defaultValue' | 'value' | 'children' | 'minLength' | 'maxLength'
  >;

/**
 * A longer text. Shows a counter if the form limits its length. Longer text can be typed, so that pasted text is not
 * truncated, but not submitted.
 */
export function TextareaField(props: TextareaFieldProps) {
  const { frame, control } = splitFieldProps(props);
  const { initial = '', rows = 4, onChange, ...textarea } = control;
  const { maxLength } = useFieldLimits(textarea.name);
  const [count, setCount] = useState(charactersIn(initial));
  return (
    <div>
      <Field {...frame} name={textarea.name} required={textarea.required}>
        {(aria) => (
          <textarea
            rows={rows}
            {...textarea}
            {...aria}
            defaultValue={initial}
            style={customProperties({ '--rows': rows })}
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
