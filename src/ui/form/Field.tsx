import { type ElementType, type ReactNode, useContext, useId } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import hiddenStyles from '../VisuallyHidden.module.css';
import styles from './Field.module.css';
import type { Rule } from './field-error.ts';
import { fieldErrorText } from './field-error-text.ts';
import { FormErrors } from './form-error.ts';

/** Properties of the frame around every kind of field. */
export interface FieldProps {
  label: string;
  /** Hides the label visually, if its meaning is clear from the context. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** Custom messages that replace the kit's for some rules. */
  messages?: Partial<Record<Rule, string>> | undefined;
  /** Formats the bound that a rule compares with. */
  writeBound?: ((bound: number | string) => string) | undefined;
  /** Follows an error, for example a helpful link. */
  remedy?: ReactNode;
  /** Shown next to the label but after the control in the tab order: a link that few people need. */
  aside?: ReactNode;
}

interface FrameProps extends FieldProps {
  name?: string | undefined;
  required?: boolean | undefined;
  /** A group has a legend instead of a label. A switch or checkbox precedes its label. */
  kind?: 'control' | 'group' | 'check';
  /** The unit, shown after the value. */
  unit?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Separates the frame's properties from the control's. */
export function splitFieldProps<Props extends FieldProps>({
  label,
  labelHidden,
  hint,
  messages,
  writeBound,
  remedy,
  aside,
  ...control
}: Props) {
  return {
    frame: { label, labelHidden, hint, messages, writeBound, remedy, aside } satisfies FieldProps,
    control,
  };
}

/** The one frame of all fields: label, control, error and hint, linked for screen readers. */
export function Field({
  label,
  labelHidden,
  required,
  kind = 'control',
  unit,
  children,
  ...field
}: FrameProps) {
  const id = useId();
  const error = useErrorText(field);
  const isGroup = kind === 'group';
  const Frame = isGroup ? 'fieldset' : 'div';
  const Label: ElementType = isGroup ? 'legend' : 'label';
  const describedBy =
    [error && `${id}-error`, field.hint && `${id}-hint`, unit && `${id}-unit`]
      .filter(Boolean)
      .join(' ') || undefined;
  const box = (
    <div className={styles.control}>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {unit && (
        <span id={`${id}-unit`} className={styles.unit}>
          {unit}
        </span>
      )}
    </div>
  );
  return (
    <Frame
      className={classNames(styles.field, kind === 'check' && styles.check)}
      {...(isGroup && groupAttributes(field.name, describedBy, error !== undefined))}
    >
      {kind === 'check' && box}
      <Label
        className={classNames(
          styles.label,
          required && styles.required,
          labelHidden && hiddenStyles.hidden,
        )}
        htmlFor={isGroup ? undefined : id}
      >
        {label}
      </Label>
      {kind !== 'check' && box}
      <Below {...field} id={id} error={error} />
    </Frame>
  );
}

function groupAttributes(
  name: string | undefined,
  describedBy: string | undefined,
  isInvalid: boolean,
) {
  return {
    name,
    'aria-describedby': describedBy,
    'data-invalid': isInvalid ? '' : undefined,
  };
}

function Below({
  id,
  error,
  hint,
  remedy,
  aside,
}: Pick<FieldProps, 'hint' | 'remedy' | 'aside'> & { id: string; error: string | undefined }) {
  return (
    <>
      {aside && <div className={styles.aside}>{aside}</div>}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" />
          <span>
            {error} {remedy}
          </span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

/** A field's error in the page's language; the server's words are shown as they are. */
function useErrorText({
  name = '',
  messages,
  writeBound = String,
}: Pick<FrameProps, 'name' | 'messages' | 'writeBound'>): string | undefined {
  const t = useTranslate();
  const error = useContext(FormErrors).get(name);
  if (typeof error !== 'object') return error;
  const { rule, bound } = error;
  const writtenError = bound === undefined ? error : { ...error, bound: writeBound(bound) };
  return messages?.[rule] ?? fieldErrorText(t, writtenError);
}
