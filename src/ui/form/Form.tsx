import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Form.module.css';
import { type DescribeError, FormErrors, findFieldErrors } from './form-errors.ts';

interface FormProps {
  /** The form is being submitted: a second submit is blocked. */
  pending: boolean;
  /** Says in the page's language what is wrong with a field, before anything is sent. */
  describeError: DescribeError;
  /** Called with the form's values, once all fields hold what they must. */
  onSubmit: (values: FormData) => void;
  children: ReactNode;
}

/** The one shell of all forms (product specification, section 4: a second submit is blocked). */
export function Form({ pending, describeError, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());

  // A field that is refused takes the focus, so that keyboard and screen reader stand where the work is.
  useEffect(() => {
    if (!pending) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [pending]);

  return (
    <form
      ref={form}
      className={styles.form}
      // The browser's own bubbles speak the browser's language and cover the next field.
      noValidate
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending) return;
        const found = findFieldErrors(event.currentTarget, describeError);
        setErrors(found);
        const [first] = found.keys();
        if (first === undefined) onSubmit(new FormData(event.currentTarget));
        else focusField(event.currentTarget, first);
      }}
    >
      <FormErrors value={errors}>{children}</FormErrors>
    </form>
  );
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
