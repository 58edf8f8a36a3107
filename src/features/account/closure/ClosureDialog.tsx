import { useSetAtom } from 'jotai';
import {
  type CloseAccountInput,
  closeAccount,
  type GetAccountClosureData,
} from '#generated/app/account/fetchers.ts';
import { closeAccountLimits } from '#generated/app/account/limits.ts';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { useAction } from '#src/actions/use-action.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { replacePageAtom } from '#src/session/page-load.ts';
import { leaveNoteAtom } from '#src/status/leave-note.ts';
import { TypedField } from '#src/ui/form/TypedField.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { paths } from '#src/util/paths.ts';
import { ProofForm } from '../ProofForm.tsx';
import { verifyLogout } from '../verify-logout.ts';
import { Losses } from './Losses.tsx';

interface ClosureDialogProps {
  email: string;
  needsCode: boolean;
  losses: Promise<GetAccountClosureData>;
  onRetry: () => void;
  onClose: () => void;
}

/** Lists what is lost with the account, then asks for proof that its owner wants it deleted. */
export function ClosureDialog(props: ClosureDialogProps) {
  const { email, needsCode, losses: promise, onRetry, onClose } = props;
  const t = useTranslate();
  const leaveNote = useSetAtom(leaveNoteAtom);
  const replacePage = useSetAtom(replacePageAtom);
  const deletion = useAction({
    call: (body: CloseAccountInput['body'], options) => closeAccount({ body }, options),
    verify: verifyLogout,
    onSuccess: () => {
      leaveNote('account-deleted');
      replacePage(paths.login());
      // Keeps the form locked until the browser has left the page.
      return new Promise<never>(() => {});
    },
    revalidate: false,
  });
  const close = () => !deletion.pending && onClose();
  return (
    <Dialog
      open
      isAlert
      width="wide"
      title={t('profile:Delete your account?')}
      intro={t('profile:All your sessions end, and you can no longer log in.')}
      onClose={close}
    >
      <AwaitSection resolve={promise} onRetry={onRetry}>
        {(losses) => (
          <Stack>
            <Losses losses={losses} />
            <ProofForm
              act={t('profile:Delete account')}
              look="danger"
              isDelayed
              needsCode={needsCode}
              limits={closeAccountLimits}
              pending={deletion.pending}
              error={deletion.error}
              onSubmit={deletion.run}
              onCancel={close}
            >
              <TypedField name="confirmation" initial="" expected={email} />
            </ProofForm>
          </Stack>
        )}
      </AwaitSection>
    </Dialog>
  );
}
