import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../Notice.tsx';
import styles from './Form.module.css';

interface FormProps {
  /** The form is being submitted: a second submit is blocked. */
  pending: boolean;
  /** Why the last submit failed, where no field can say it. */
  error: { title: string; message: string } | null;
  /** Called with the form's values. */
  onSubmit: (values: FormData) => void;
  children: ReactNode;
}

/** The one shell of all forms (product specification, section 4: a second submit is blocked). */
export function Form({ pending, error, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);

  // A field that the server refused takes the focus, so that keyboard and screen reader stand where the work is.
  useEffect(() => {
    if (!pending) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [pending]);

  return (
    <form
      ref={form}
      className={styles.form}
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onSubmit(new FormData(event.currentTarget));
      }}
    >
      {error && (
        <Notice kind="danger" title={error.title}>
          {error.message}
        </Notice>
      )}
      {children}
    </form>
  );
}
