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
  /** Why the entry may not be changed now, while what is typed stays; empty if it may. */
  closed: string;
  onCancel: (form: DraftHandle) => void;
  children: (field: Fields<Values>) => ReactNode;
};

/** Edits a comment or a sign-up in its place in the list. */
export function EntryForm<Values extends object>({
  closed,
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
              pending={props.pending || closed !== ''}
              busy={props.pending}
            >
              {t('calendar:Save')}
            </Button>
            <Button size="dense" onClick={() => onCancel(form)}>
              {t('common:Cancel')}
            </Button>
          </div>
          <p className={styles.note} role="status">
            {closed}
          </p>
        </>
      )}
    </DraftForm>
  );
}
