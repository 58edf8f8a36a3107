import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { UnsavedForm } from '#src/ui/form/UnsavedForm.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import { BackupCodes } from './BackupCodes.tsx';

interface BackupCodesDialogProps {
  title: string;
  /** Names the step and what to do in it; announced when it changes. */
  intro: string;
  /** The new codes, once there are some. */
  codes: readonly string[] | undefined;
  onClose: () => void;
  /** The steps before the codes. */
  children: ReactNode;
}

/**
 * A dialog that ends with new backup codes. They are shown only once, so it asks before it closes without them saved.
 */
export function BackupCodesDialog(props: BackupCodesDialogProps) {
  const { title, intro, codes, onClose, children } = props;
  const t = useTranslate();
  const id = useId();
  const [isSaved, setSaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isUnsaved = codes !== undefined && !isSaved;
  const question = {
    title: t('profile:Close without saving your codes?'),
    effect: t(
      'profile:You will not see these codes again. You can make new ones later, with a code from your app.',
    ),
    act: t('profile:Close anyway'),
    tone: 'danger',
  } as const;
  return (
    <Dialog
      open
      title={title}
      intro={<span role="status">{intro}</span>}
      onClose={() => (isUnsaved ? setAsking(true) : onClose())}
    >
      {codes ? <NewCodes codes={codes} onSave={setSaved} onDone={onClose} /> : children}
      {isUnsaved && <UnsavedForm id={id} question={question} lostWith="address" />}
      <ConfirmDialog
        question={isAsking ? question : null}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  );
}

interface NewCodesProps {
  codes: readonly string[];
  /** Returns whether the user has confirmed that the codes are saved. */
  onSave: (isSaved: boolean) => void;
  onDone: () => void;
}

function NewCodes({ codes, onSave, onDone }: NewCodesProps) {
  const t = useTranslate();
  return (
    <Form initial={{ saved: false }} limits={{}} pending={false} error={null} onSubmit={onDone}>
      {(field) => (
        <>
          <BackupCodes codes={codes} />
          <CheckboxField
            {...field('saved')}
            label={t('profile:I have saved these codes')}
            onChange={(event) => onSave(event.currentTarget.checked)}
            required
          />
          <DialogActions>
            <Button look="primary" type="submit">
              {t('profile:Done')}
            </Button>
          </DialogActions>
        </>
      )}
    </Form>
  );
}
