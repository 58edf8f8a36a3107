import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { loginRequestAtom } from '#src/session/reauthentication.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import { ReauthenticationForm } from './ReauthenticationForm.tsx';

/** Asks for the missing login on top of the page, so that nothing on it is lost. */
export function ReauthenticationDialog() {
  const t = useTranslate();
  const request = useAtomValue(loginRequestAtom);
  const shownRequest = useLast(request);
  if (!shownRequest) return null;
  const hasSessionEnded = shownRequest.reason.id === 'login_required';
  return (
    <Dialog
      open={request !== null}
      title={
        hasSessionEnded ? t('errors:Please log in again') : t('errors:Please confirm your login')
      }
      intro={
        hasSessionEnded
          ? t('errors:Your session has ended. Log in to continue where you left off.')
          : t('errors:For your security, enter your password again.')
      }
      onClose={() => shownRequest.finish(false)}
    >
      <ReauthenticationForm
        onLogIn={() => shownRequest.finish(true)}
        onCancel={() => shownRequest.finish(false)}
      />
    </Dialog>
  );
}
