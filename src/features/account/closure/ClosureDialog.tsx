import { useSetAtom } from 'jotai';
import {
  type CloseAccountInput,
  closeAccount,
  getAccountClosure,
} from '#generated/app/fetchers.ts';
import { SectionContent } from '#src/actions/SectionContent.tsx';
import { useSectionData } from '#src/actions/section-data.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { replacePageAtom } from '#src/session/page-load.ts';
import { leaveNoteAtom } from '#src/status/left-note.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { paths } from '#src/util/paths.ts';
import styles from './ClosureDialog.module.css';
import { ClosureForm } from './ClosureForm.tsx';
import { Losses } from './Losses.tsx';

interface ClosureDialogProps {
  email: string;
  needsCode: boolean;
  onClose: () => void;
}

/** Lists what is lost with the account, then asks for proof that its owner wants it deleted. */
export function ClosureDialog({ email, needsCode, onClose }: ClosureDialogProps) {
  const t = useTranslate();
  const leaveNote = useSetAtom(leaveNoteAtom);
  const replacePage = useSetAtom(replacePageAtom);
  const closure = useSectionData((options) => getAccountClosure({}, options));
  const deletion = useAction({
    call: (body: CloseAccountInput['body'], options) => closeAccount({ body }, options),
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
      <SectionContent section={closure}>
        {(losses) => (
          <div className={styles.content}>
            <Losses losses={losses} />
            <ClosureForm
              email={email}
              needsCode={needsCode}
              pending={deletion.pending}
              error={deletion.error}
              onSubmit={deletion.run}
              onCancel={close}
            />
          </div>
        )}
      </SectionContent>
    </Dialog>
  );
}
