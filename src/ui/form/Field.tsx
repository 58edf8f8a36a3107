import { type ComponentProps, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Field.module.css';
import { FormErrors } from './form-errors.ts';

interface Frame {
  label: string;
  /** Keep the label for screen readers only, where the place says it to the eye. */
  labelHidden?: boolean;
  hint?: string | undefined;
  /** What is wrong, and perhaps a link that helps. */
  error?: ReactNode;
}

type TextFieldProps = Frame & {
  /** Name of an icon before the text. */
  icon?: string;
  /** A control at the end of the field. */
  end?: ReactNode;
} & Omit<ComponentProps<'input'>, 'className' | 'id'>;

export function TextField({
  label,
  labelHidden,
  hint,
  error,
  icon,
  end,
  ...input
}: TextFieldProps) {
  const id = useId();
  const found = useContext(FormErrors).get(input.name ?? '');
  const frame = { id, label, labelHidden: labelHidden ?? false, hint, error: found ?? error };
  return (
    <FieldFrame {...frame}>
      {icon && (
        <span className={styles.start}>
          <Icon name={icon} />
        </span>
      )}
      <input
        {...input}
        id={id}
        className={classNames(styles.input, icon && styles.withStart, !!end && styles.withEnd)}
        {...describe(frame)}
      />
      {end && <span className={styles.end}>{end}</span>}
    </FieldFrame>
  );
}

type SelectFieldProps = Frame & {
  options: readonly { value: string; label: string }[];
} & Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'>;

export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  options,
  ...select
}: SelectFieldProps) {
  const id = useId();
  const frame = { id, label, labelHidden: labelHidden ?? false, hint, error };
  return (
    <FieldFrame {...frame}>
      <select {...select} id={id} className={styles.input} {...describe(frame)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function CheckboxField({
  label,
  ...input
}: { label: string } & Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'>) {
  const id = useId();
  return (
    <span className={styles.check}>
      <input {...input} type="checkbox" id={id} />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}

interface FrameWithId extends Frame {
  id: string;
}

function FieldFrame({
  id,
  label,
  labelHidden,
  hint,
  error,
  children,
}: FrameWithId & { children: ReactNode }) {
  const text = (
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div className={styles.field}>
      {labelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      <div className={styles.control}>{children}</div>
      {hint && !error && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function describe({ id, hint, error }: FrameWithId) {
  if (error) return { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
  return hint ? { 'aria-describedby': `${id}-hint` } : {};
}
