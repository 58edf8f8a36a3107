import { useSetAtom } from 'jotai';
import { useState } from 'react';
import {
  type GetTwoFactorData,
  type StartTwoFactorData,
  startTwoFactor,
} from '#generated/app/security/fetchers.ts';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { revalidateAtom } from '#src/actions/page-data.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { OwnerButton, useOwnerOnly } from '#src/session/OwnerButton.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { paths } from '#src/util/paths.ts';
import type { TwoFactorStep } from './TwoFactorDialog.tsx';
import { TwoFactorFacts } from './TwoFactorFacts.tsx';

export type TwoFactor = GetTwoFactorData;

// With the code that draws QR codes.
const TwoFactorDialog = lazyPart(() => import('./TwoFactorDialog.tsx'), 'TwoFactorDialog');

interface TwoFactorSectionProps {
  twoFactor: Promise<TwoFactor>;
  /** Links to the page of logins instead of explaining it. */
  isBrief?: boolean;
}

/** Enables and disables two-factor authentication, and generates new backup codes. */
export function TwoFactorSection({ twoFactor, isBrief = false }: TwoFactorSectionProps) {
  const t = useTranslate();
  const [openedDialog, setOpenedDialog] = useState<TwoFactorStep | null>(null);
  const close = () => setOpenedDialog(null);
  const ownerOnly = useOwnerOnly();
  const start = useStart((secret) => setOpenedDialog({ kind: 'setup', ...secret }));
  return (
    <Section
      id="two-factor"
      title={t('profile:Two-factor authentication')}
      {...(isBrief
        ? {
            actions: (
              <ButtonLink to={paths.security()} look="link">
                {t('account:Sign-in and security')}
              </ButtonLink>
            ),
          }
        : {
            lead: t(
              'profile:Logging in then takes a code from an app on your phone as well, so that your password alone is not enough.',
            ),
          })}
    >
      <AwaitSection resolve={twoFactor}>
        {({ active, backup_codes_left: codeCount, ...state }) => (
          <Card>
            <SwitchField
              label={t('profile:Ask for a code when I log in')}
              checked={active}
              aria-busy={start.pending}
              aria-disabled={ownerOnly !== null}
              hint={ownerOnly ?? undefined}
              onChange={() => {
                if (ownerOnly !== null) return;
                if (active) setOpenedDialog({ kind: 'off' });
                else start.run(undefined);
              }}
            />
            {active && <TwoFactorFacts since={state.enabled_at} left={codeCount} />}
            {active && (
              <div>
                <OwnerButton onClick={() => setOpenedDialog({ kind: 'renewal', left: codeCount })}>
                  {t('profile:Make new backup codes')}
                </OwnerButton>
              </div>
            )}
          </Card>
        )}
      </AwaitSection>
      {openedDialog && <TwoFactorDialog opened={openedDialog} onClose={close} onMissing={close} />}
    </Section>
  );
}

/** Requests a secret for setting up two-factor authentication. */
function useStart(onSecret: (secret: StartTwoFactorData) => void) {
  const revalidate = useSetAtom(revalidateAtom);
  const showFailure = useShowFailure<undefined>();
  return useAction({
    call: (_: undefined, options) => startTwoFactor({}, options),
    onSuccess: onSecret,
    onFailure: (error, failedRun) => {
      showFailure(error, failedRun);
      // It was enabled elsewhere.
      if (error.status === 409) void revalidate();
    },
    revalidate: false,
  });
}
