import { useSetAtom } from 'jotai';
import { type ActionOptions, useAction } from '#src/actions/use-action.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { Form } from '#src/ui/form/Form.tsx';
import type { Limits } from '#src/ui/form/limits.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';

interface Named {
  id: number;
  name: string;
}

interface RenameDialogProps {
  /** The item to rename; null while the dialog is closed. */
  named: Named | null;
  /** Helps to choose a name. */
  hint: string;
  limits: Limits;
  /** Gives what has the id another name. */
  rename: ActionOptions<Named, Named>['call'];
  /** Reads all names, to find out whether one was given if the answer is lost. */
  list: Parameters<typeof verifyBy<{ results: readonly Named[] }, Named, Named>>[0];
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Gives something another name. */
export function RenameDialog(props: RenameDialogProps) {
  const { named, hint, limits, rename, list, onClose, returnFocus } = props;
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const renaming = useAction({
    call: rename,
    verify: verifyBy(list, ({ results }, { id, name }: Named) => {
      const data = results.find((result) => result.id === id && result.name === name.trim());
      return data ? { data } : null;
    }),
    onSuccess: ({ name }) => {
      onClose();
      showStatus({
        type: 'success',
        text: message('account:It is called “%name%” now.', { name }),
      });
    },
  });
  const shownName = useLast(named?.name ?? null) ?? '';
  const { pending } = renaming;
  const close = () => {
    if (pending) return;
    renaming.reset();
    onClose();
  };
  return (
    <Dialog
      open={named !== null}
      title={t('account:Rename “%name%”', { name: shownName })}
      onClose={close}
      returnFocus={returnFocus}
    >
      <Form
        initial={{ name: shownName }}
        limits={limits}
        pending={pending}
        error={useFormError(renaming.error)}
        onSubmit={({ name }) => named && renaming.run({ id: named.id, name })}
      >
        {(field) => (
          <>
            <TextField
              {...field('name')}
              label={t('account:Name')}
              hint={hint}
              autoComplete="off"
              required
            />
            <FormActions act={t('account:Rename')} pending={pending} onCancel={close} />
          </>
        )}
      </Form>
    </Dialog>
  );
}
