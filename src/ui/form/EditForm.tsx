import { useId, useRef, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '../button/Button.tsx';
import { Row } from '../layout/Row.tsx';
import styles from './EditForm.module.css';
import { Form, type FormProps } from './Form.tsx';
import { findFieldErrors } from './find-field-errors.ts';
import { UnsavedForm } from './UnsavedForm.tsx';
import { useDraft } from './use-draft.ts';
import { useEditing } from './use-editing.ts';

type EditFormProps<Values extends object> = Omit<FormProps<Values>, 'onSubmit' | 'ref'> & {
  /** Called with the changed values, each in full, and with all values. */
  onSubmit: (changedValues: Partial<Values>, values: Values) => void;
  /** The form is in one of `Tabs`, so leaving the tab loses its changes, too. */
  inTab?: boolean;
};

/**
 * A form for existing data: it sends only changes, can discard them, shows that they are unsaved, and guards them
 * against leaving the page. The page may be left while they are being saved. The button that saves waits for changes.
 */
export function EditForm<Values extends object>({
  initial,
  limits,
  pending,
  error,
  onSubmit,
  inTab = false,
  children,
}: EditFormProps<Values>) {
  const id = useId();
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const [isSaved, setIsSaved] = useState(false);
  const [wasPending, setWasPending] = useState(pending);
  const [sentValues, setSentValues] = useState(initial);
  const [savedForm, setSavedForm] = useState<{ values: Values }>();
  const { isDirty, look, changes, discard } = useEditing(form, initial, savedForm);
  const [hasErrors, setErrors] = useState(false);
  const canSave = isDirty || hasErrors;
  const follow = () => {
    look();
    // A field whose text is no value, such as letters for a number, counts as empty: saving explains what is wrong.
    setErrors(form.current !== null && findFieldErrors(form.current, limits).size > 0);
  };
  useDraft(form, isDirty);
  if (pending !== wasPending) {
    setWasPending(pending);
    const hasSucceeded = !pending && !error;
    setIsSaved(hasSucceeded);
    if (hasSucceeded) setSavedForm({ values: sentValues });
  }
  const submit = (values: Values) => {
    const changedValues = changes();
    if (Object.keys(changedValues).length === 0) return;
    setSentValues(values);
    onSubmit(changedValues, values);
  };
  return (
    <div onChange={follow}>
      <Form
        ref={form}
        initial={initial}
        limits={limits}
        pending={pending}
        error={error}
        onSubmit={submit}
      >
        {(field) => (
          <>
            {children(field)}
            <Row>
              <Button
                look="primary"
                type="submit"
                pending={pending || !canSave}
                busy={pending}
                aria-description={canSave ? undefined : t('common:Nothing has changed.')}
              >
                {t('common:Save changes')}
              </Button>
              {isDirty && !pending && (
                <Button
                  onClick={() => {
                    discard();
                    // The button disappears together with the changes.
                    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
                  }}
                >
                  {t('common:Discard changes')}
                </Button>
              )}
              <p className={styles.outcome} role="status">
                {isDirty ? t('common:Unsaved changes') : isSaved && t('common:Saved')}
              </p>
            </Row>
          </>
        )}
      </Form>
      {isDirty && !pending && <UnsavedForm id={id} lostWith={inTab ? 'tab' : 'page'} isDraft />}
    </div>
  );
}
