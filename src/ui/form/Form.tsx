import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Notice } from '../feedback/Notice.tsx';
import { controlsOf, readValues } from './controls.ts';
import styles from './Form.module.css';
import type { FieldError } from './field-error.ts';
import { type BoundField, boundField, type FieldName, type FieldValue } from './field-values.ts';
import { errorOf, findFieldErrors } from './find-field-errors.ts';
import { type FormError, FormErrors, sortDetails } from './form-error.ts';

/** Binds a field to the form's values: `<TextField {...field('name')} …>`. */
export type Fields<Values> = <Name extends FieldName<Values>>(
  name: Name,
) => BoundField<Name, FieldValue<Values, Name>>;

export type FormProps<Values extends object> = {
  /** The values to begin with. Their type says which fields there are, and what each of them holds. */
  initial: Values;
  /** The form is being sent: a second submit is blocked. */
  pending: boolean;
  /** Why it could not be sent, as `useFormError` puts it. What was typed stays. */
  error: FormError | null;
  /** Called once no field breaks a rule. */
  onSubmit: (values: Values) => void;
  children: (field: Fields<Values>) => ReactNode;
  /** Names the form where its place on the page does not. */
  label?: string;
  ref?: RefObject<HTMLFormElement | null>;
};

interface Checked {
  /** What the fields' own rules say. */
  broken: ReadonlyMap<string, FieldError>;
  /** The fields that were sent. */
  sent: readonly string[];
  /** Those that were edited since: what the server said of them holds no more. */
  edited: readonly string[];
}

/** The one shell of all forms (product specification, section 4: a second submit is blocked). */
export function Form<Values extends object>({
  initial,
  pending,
  error,
  onSubmit,
  children,
  label,
  ref,
}: FormProps<Values>) {
  const ownRef = useRef<HTMLFormElement>(null);
  const form = ref ?? ownRef;
  const [{ broken, sent, edited }, setChecked] = useState<Checked>({
    broken: new Map(),
    sent: [],
    edited: [],
  });
  const refused = sortDetails(error?.details ?? [], sent);
  const errors = new Map<string, FieldError | string>(refused.byField);
  for (const name of edited) errors.delete(name);
  for (const [name, rule] of broken) errors.set(name, rule);

  // A field that the server refused takes the focus, so that keyboard and screen reader stand where the work is.
  useEffect(() => {
    if (!pending) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, pending]);

  const submit = (element: HTMLFormElement) => {
    const controls = controlsOf(element);
    const found = findFieldErrors(element);
    setChecked({ broken: found, sent: controls.map(({ name }) => name), edited: [] });
    const first = controls.find(({ name }) => found.has(name));
    if (first) return first.focus();
    onSubmit(readValues(element, initial));
  };
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      // A submit before the script is there must not put what was typed into the address.
      method="post"
      // The browser's own bubbles speak the browser's language and cover the next field.
      noValidate
      aria-busy={pending}
      // Before the field's own handler, which may send the form.
      onChangeCapture={(event) => {
        const edited: EventTarget = event.target;
        const control = controlsOf(event.currentTarget).find((one) => one === edited);
        if (control) setChecked((checked) => afterEdit(checked, control.name, errorOf(control)));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog's form is part of the page's tree of components, though not of its document.
        event.stopPropagation();
        if (!pending) submit(event.currentTarget);
      }}
    >
      {error && (refused.rest.length > 0 || refused.byField.size === 0) && (
        <Notice
          title={error.title}
          text={
            refused.rest.map(({ field, message }) => `${field}: ${message}`).join('\n') ||
            error.message
          }
          foot={error.foot}
        />
      )}
      <FormErrors value={errors}>{children((name) => boundField(initial, name))}</FormErrors>
    </form>
  );
}

/** A field in error is checked again at each key; the others are left alone until the next submit. */
function afterEdit(checked: Checked, name: string, error: FieldError | undefined): Checked {
  const wasSent = checked.sent.includes(name) && !checked.edited.includes(name);
  if (!wasSent && !checked.broken.has(name)) return checked;
  const broken = new Map(checked.broken);
  if (error && broken.has(name)) broken.set(name, error);
  else broken.delete(name);
  return { ...checked, broken, edited: [...checked.edited, name] };
}
