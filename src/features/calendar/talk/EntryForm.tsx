import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { DraftForm, type DraftHandle } from '#src/ui/form/DraftForm.tsx';
import type { Fields } from '#src/ui/form/Form.tsx';
import styles from './Entry.module.css';

type EntryFormProps<Values extends object> = Pick<
  ComponentProps<typeof DraftForm<Values>>,
  'draft' | 'keepsDraft' | 'initial' | 'limits' | 'onSubmit' | 'pending' | 'error'
> & {
  /** Whether the entry may be changed now; what is typed stays if not. */
  mayChange?: boolean;
  onCancel: (form: DraftHandle) => void;
  children: (field: Fields<Values>) => ReactNode;
};

/** Edits a comment or a sign-up in its place in the list. */
export function EntryForm<Values extends object>({
  mayChange = true,
  onCancel,
  children,
  ...props
}: EntryFormProps<Values>) {
  const t = useTranslate();
  return (
    <DraftForm {...props}>
      {(field, form) => (
        <>
          {children(field)}
          <div className={styles.actions}>
            <Button
              size="dense"
              look="primary"
              type="submit"
              pending={props.pending || !mayChange}
              busy={props.pending}
            >
              {t('calendar:Save')}
            </Button>
            <Button size="dense" onClick={() => onCancel(form)}>
              {t('common:Cancel')}
            </Button>
          </div>
        </>
      )}
    </DraftForm>
  );
}
