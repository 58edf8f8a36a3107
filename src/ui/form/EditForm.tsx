import { useId, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { useMoreWords } from '../words.ts';
import styles from './EditForm.module.css';
import { Form, type FormProps } from './Form.tsx';
import { UnsavedForm } from './UnsavedForm.tsx';
import { useEditing } from './use-editing.ts';

type EditFormProps<Values extends object> = Omit<FormProps<Values>, 'onSubmit' | 'ref'> & {
  /** Called with the changed values, each in full, and with all values. */
  onSubmit: (changed: Partial<Values>, values: Values) => void;
  /** The form is in one of `Tabs`, so leaving the tab loses its changes, too. */
  inTab?: boolean;
};

/**
 * A form for existing data: it sends only changes, can discard them, shows that they are unsaved, and guards them
 * against leaving the page. The page may be left while they are being saved.
 */
export function EditForm<Values extends object>({
  initial,
  pending,
  error,
  onSubmit,
  inTab = false,
  children,
}: EditFormProps<Values>) {
  const id = useId();
  const words = useMoreWords();
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<'saved' | 'unchanged'>();
  const [wasPending, setWasPending] = useState(pending);
  const [sent, setSent] = useState(initial);
  const [saved, setSaved] = useState<{ values: Values }>();
  const { isDirty, look, changes, discard } = useEditing(form, initial, saved);
  if (pending !== wasPending) {
    setWasPending(pending);
    const isSaved = !pending && !error;
    setOutcome(isSaved ? 'saved' : undefined);
    if (isSaved) setSaved({ values: sent });
  }
  const submit = (values: Values) => {
    const changed = changes();
    if (Object.keys(changed).length === 0) return setOutcome('unchanged');
    setSent(values);
    onSubmit(changed, values);
  };
  const outcomes = { saved: words.saved, unchanged: words.nothingChanged };
  return (
    <div onChange={look}>
      <Form ref={form} initial={initial} pending={pending} error={error} onSubmit={submit}>
        {(field) => (
          <>
            {children(field)}
            <div className={styles.actions}>
              <Button look="primary" type="submit" pending={pending}>
                {words.saveChanges}
              </Button>
              {isDirty && !pending && (
                <Button
                  onClick={() => {
                    discard();
                    // The button disappears together with the changes.
                    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
                  }}
                >
                  {words.discardChanges}
                </Button>
              )}
              <p className={styles.outcome} role="status">
                {isDirty ? words.unsavedChanges : outcome && outcomes[outcome]}
              </p>
            </div>
          </>
        )}
      </Form>
      {isDirty && !pending && <UnsavedForm id={id} lostWith={inTab ? 'tab' : 'page'} />}
    </div>
  );
}
