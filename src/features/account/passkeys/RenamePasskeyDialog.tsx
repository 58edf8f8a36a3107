import { useSetAtom } from 'jotai';
import { listPasskeys, updatePasskey } from '#generated/app/security/fetchers.ts';
import { updatePasskeyLimits } from '#generated/app/security/limits.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { RenameDialog } from '../RenameDialog.tsx';
import type { Passkey } from './use-passkey-removal.ts';

interface RenamePasskeyDialogProps {
  passkey: Passkey | null;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

interface Renaming {
  id: number;
  name: string;
}

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey, onClose, returnFocus }: RenamePasskeyDialogProps) {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const rename = useAction({
    call: ({ id, name }: Renaming, options) =>
      updatePasskey({ path: { passkeyId: id }, body: { name } }, options),
    verify: verifyBy(listPasskeys, ({ results }, { id, name }: Renaming) => {
      const data = results.find((one) => one.id === id && one.name === name.trim());
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
  return (
    <RenameDialog
      name={passkey?.name ?? null}
      hint={t('profile:For example, the device or password manager that holds it')}
      limits={updatePasskeyLimits}
      pending={rename.pending}
      error={useFormError(rename.error)}
      onSubmit={(name) => passkey && rename.run({ id: passkey.id, name })}
      onClose={() => {
        rename.reset();
        onClose();
      }}
      returnFocus={returnFocus}
    />
  );
}
