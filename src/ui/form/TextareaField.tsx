import { type ComponentProps, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { useMoreWords } from '../words.ts';
import fieldStyles from './Field.module.css';
import { Field, type FieldProps, framed } from './Field.tsx';
import styles from './TextareaField.module.css';

type TextareaFieldProps = FieldProps & {
  initial?: string | undefined;
  /** Shows a counter. More can be typed, so that nothing of a pasted text is lost, but not sent. */
  maxLength?: number;
} & Omit<
    ComponentProps<'textarea'>,
    'className' | 'id' | 'defaultValue' | 'value' | 'children' | 'maxLength'
  >;

export function TextareaField(props: TextareaFieldProps) {
  const { frame, control } = framed(props);
  const { initial = '', maxLength, onChange, ...textarea } = control;
  const [count, setCount] = useState(length(initial));
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
              setCount(length(event.currentTarget.value));
              onChange?.(event);
            }}
          />
        )}
      </Field>
      {maxLength !== undefined && <Counter count={count} maximum={maxLength} />}
    </div>
  );
}

/** For the eye at each key; read out only when the end is near, since a number at each key drowns what is typed. */
function Counter({ count, maximum }: { count: number; maximum: number }) {
  const words = useMoreWords();
  const text = words.characters(count, maximum);
  const isNear = count >= maximum * 0.9;
  return (
    <>
      <p className={styles.counter} data-over={count > maximum} aria-hidden="true">
        {text}
      </p>
      <VisuallyHidden live>{isNear && text}</VisuallyHidden>
    </>
  );
}

/** In characters as the contract counts them. */
function length(text: string): number {
  return [...text].length;
}
