import { useSetAtom } from 'jotai';
import {
  createPasskey,
  type ListPasskeysData,
  listPasskeys,
  type StartPasskeyCreationInput,
  startPasskeyCreation,
} from '#generated/app/security/fetchers.ts';
import { startPasskeyCreationLimits } from '#generated/app/security/limits.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { makePasskey } from '#src/session/passkeys/browser-passkeys.ts';
import { statusAtom } from '#src/status/status.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { ProofForm } from '../ProofForm.tsx';

interface AddPasskeyDialogProps {
  /** Those that the page shows. */
  passkeys: Promise<ListPasskeysData>;
  isOpen: boolean;
  needsCode: boolean;
  onClose: () => void;
}

/** Proves that the account's owner asks for it, then lets the browser make a passkey. */
export function AddPasskeyDialog(props: AddPasskeyDialogProps) {
  const { passkeys, isOpen, needsCode, onClose } = props;
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const add = useAction({
    call: async (proof: StartPasskeyCreationInput['body'], options) => {
      const request = await startPasskeyCreation({ body: proof }, options);
      const credential = request && (await makePasskey(request, options));
      return credential && createPasskey({ body: { credential } }, options);
    },
    verify: async (_proof, options) => {
      const [knownPasskeys, now] = await Promise.all([passkeys, listPasskeys({}, options)]);
      const ids = new Set(knownPasskeys.results.map(({ id }) => id));
      const data = now?.results.find(({ id }) => !ids.has(id));
      return data ? { data } : now && null;
    },
    onSuccess: ({ name }) => {
      onClose();
      showStatus({
        type: 'success',
        text: message('profile:“%name%” is added. From now on, you can log in with it.', { name }),
      });
    },
  });
  const close = () => {
    add.cancel();
    add.reset();
    onClose();
  };
  return (
    <Dialog
      open={isOpen}
      title={t('profile:Add a passkey')}
      intro={t(
        'profile:First confirm that it is you. Your browser then asks where to keep the passkey.',
      )}
      onClose={close}
    >
      <ProofForm
        act={t('profile:Continue')}
        needsCode={needsCode}
        limits={startPasskeyCreationLimits}
        pending={add.pending}
        error={add.error}
        onSubmit={add.run}
        onCancel={close}
      />
    </Dialog>
  );
}
