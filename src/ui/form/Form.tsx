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
  /** The initial values. Their type determines the fields and their types. */
  initial: Values;
  /** Whether the form is being submitted, which blocks further submits. */
  pending: boolean;
  /** Why the submit failed, from `useFormError`. Typed values stay. */
  error: FormError | null;
  /** Called if all fields are valid. */
  onSubmit: (values: Values) => void;
  children: (field: Fields<Values>) => ReactNode;
  /** The form's accessible name, if it needs one. */
  label?: string;
  ref?: RefObject<HTMLFormElement | null>;
};

interface Checked {
  /** Errors found by the fields' own rules. */
  broken: ReadonlyMap<string, FieldError>;
  /** The submitted fields. */
  sent: readonly string[];
  /** Fields edited since then, whose server errors no longer apply. */
  edited: readonly string[];
}

/** The shell of every form (product specification, section 4: a second submit is blocked). */
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

  // Focuses a field that the server refused, so that keyboard and screen reader users can continue there.
  useEffect(() => {
    if (!pending) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, pending]);

  const submit = (element: HTMLFormElement) => {
    const controls = controlsOf(element);
    const found = findFieldErrors(element);
    setChecked({ broken: found, sent: controls.map(({ name }) => name), edited: [] });
    const first = controls.find(({ name }) => found.has(name));
    if (first) return first.focus();
    // To keep the focus, buttons are only marked as disabled; they block the form like disabled ones.
    const blocked = element.querySelector<HTMLElement>('[type="submit"][aria-disabled="true"]');
    if (blocked) return blocked.focus();
    onSubmit(readValues(element, initial));
  };
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      // Submitting before the script has loaded must not put the values into the address.
      method="post"
      // The browser's bubbles use the browser's language and cover the next field.
      noValidate
      aria-busy={pending}
      // In the capture phase, before the field's own handler, which may submit the form.
      onChangeCapture={(event) => {
        const edited: EventTarget = event.target;
        const control = controlsOf(event.currentTarget).find((one) => one === edited);
        if (control) setChecked((checked) => afterEdit(checked, control.name, errorOf(control)));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // React events bubble from a dialog to the component that renders it, which may be a form too.
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

/** Fields with an error are rechecked on each key; the others wait for the next submit. */
function afterEdit(checked: Checked, name: string, error: FieldError | undefined): Checked {
  const wasSent = checked.sent.includes(name) && !checked.edited.includes(name);
  if (!wasSent && !checked.broken.has(name)) return checked;
  const broken = new Map(checked.broken);
  if (error && broken.has(name)) broken.set(name, error);
  else broken.delete(name);
  return { ...checked, broken, edited: [...checked.edited, name] };
}
