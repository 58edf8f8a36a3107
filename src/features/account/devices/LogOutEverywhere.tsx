import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { revokeAllDevices } from '#generated/app/security/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { OwnerButton } from '#src/session/OwnerButton.tsx';
import { replacePageAtom } from '#src/session/page-load.ts';
import { leaveNoteAtom } from '#src/status/leave-note.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { paths } from '#src/util/paths.ts';
import { verifyLogout } from '../verify-logout.ts';

/** The part of the page that ends all of the user's sessions, including this one, and its question. */
export function LogOutEverywhere() {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const leaveNote = useSetAtom(leaveNoteAtom);
  const replacePage = useSetAtom(replacePageAtom);
  const logout = useAction({
    call: (_: undefined, options) => revokeAllDevices({}, options),
    verify: verifyLogout,
    onSuccess: () => {
      leaveNote('logged-out-everywhere');
      replacePage(paths.login());
      // Keeps the dialog locked until the browser has left the page.
      return new Promise<never>(() => {});
    },
    revalidate: false,
  });
  const act = t('account:Log out everywhere');
  const effect = t(
    'account:All your sessions end immediately, including this one. Logging in again takes your password.',
  );
  const question = {
    title: t('account:Log out everywhere?'),
    effect,
    act,
    tone: 'danger' as const,
  };
  return (
    <Section
      title={act}
      lead={effect}
      actions={<OwnerButton onClick={() => setAsking(true)}>{act}</OwnerButton>}
    >
      <ConfirmDialog
        question={isAsking ? question : null}
        pending={logout.pending}
        error={useFormError(logout.error)}
        onConfirm={() => logout.run(undefined)}
        onClose={() => {
          setAsking(false);
          logout.reset();
        }}
      />
    </Section>
  );
}
