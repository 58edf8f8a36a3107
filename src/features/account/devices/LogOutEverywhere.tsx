import { useAtomValue, useSetAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { type RevokeAllDevicesInput, revokeAllDevices } from '#generated/app/security/fetchers.ts';
import { revokeAllDevicesLimits } from '#generated/app/security/limits.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { OwnerButton } from '#src/session/OwnerButton.tsx';
import { replacePageAtom } from '#src/session/page-load.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { leaveNoteAtom } from '#src/status/leave-note.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { paths } from '#src/util/paths.ts';
import { ProofForm } from '../ProofForm.tsx';
import { verifyLogout } from '../verify-logout.ts';

/** The part of the page that ends all of the user's sessions, including this one. The account menu opens its question, too. */
export function LogOutEverywhere() {
  const t = useTranslate();
  const { impersonated } = useAtomValue(settingsAtom);
  const user = useAtomValue(currentUserAtom);
  const [address, setAddress] = useSearchParams();
  const isAsking = address.get('logout') === 'everywhere' && !impersonated;
  const leaveNote = useSetAtom(leaveNoteAtom);
  const replacePage = useSetAtom(replacePageAtom);
  const logout = useAction({
    call: (body: RevokeAllDevicesInput['body'], options) => revokeAllDevices({ body }, options),
    verify: verifyLogout,
    onSuccess: () => {
      leaveNote('logged-out-everywhere');
      replacePage(paths.login());
      // Keeps the form locked until the browser has left the page.
      return new Promise<never>(() => {});
    },
    revalidate: false,
  });
  const act = t('account:Log out everywhere');
  const effect = t(
    'account:All your sessions end immediately, including this one. Logging in again takes your password.',
  );
  const close = () => {
    if (logout.pending) return;
    logout.reset();
    setAddress({}, { replace: true });
  };
  return (
    <Section
      title={act}
      lead={effect}
      actions={
        <OwnerButton onClick={() => setAddress({ logout: 'everywhere' }, { replace: true })}>
          {act}
        </OwnerButton>
      }
    >
      <Dialog
        open={isAsking}
        isAlert
        title={t('account:Log out everywhere?')}
        intro={effect}
        onClose={close}
      >
        <ProofForm
          act={act}
          look="danger"
          needsCode={user?.two_fa_active === true}
          limits={revokeAllDevicesLimits}
          pending={logout.pending}
          error={logout.error}
          onSubmit={logout.run}
          onCancel={close}
        />
      </Dialog>
    </Section>
  );
}
