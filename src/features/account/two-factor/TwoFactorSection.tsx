import { useState } from 'react';
import {
  type GetTwoFactorData,
  type StartTwoFactorData,
  startTwoFactor,
} from '#generated/app/fetchers.ts';
import { SectionContent } from '#src/actions/SectionContent.tsx';
import type { SectionData } from '#src/actions/section-data.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { usePart } from '#src/ui/use-part.ts';
import type { Opened } from './TwoFactorDialog.tsx';
import { TwoFactorFacts } from './TwoFactorFacts.tsx';

export type TwoFactor = GetTwoFactorData;

/** Enables and disables two-factor authentication, and generates new backup codes. */
export function TwoFactorSection({ twoFactor }: { twoFactor: SectionData<TwoFactor> }) {
  const t = useTranslate();
  const { reload } = twoFactor;
  // Outside the section's content, so that new codes stay visible if the reload fails.
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const part = usePart(loadDialog, opened !== null, close);
  const start = useStart({ onSecret: (secret) => setOpened({ kind: 'setup', ...secret }), reload });
  return (
    <Section
      id="two-factor"
      title={t('profile:Two-factor authentication')}
      lead={t(
        'profile:Logging in then takes a code from an app on your phone as well, so that your password alone is not enough.',
      )}
    >
      <SectionContent section={twoFactor}>
        {({ active, backup_codes_left: left, ...state }) => (
          <>
            <SwitchField
              label={t('profile:Ask for a code when I log in')}
              checked={active}
              aria-busy={start.pending}
              onChange={() => (active ? setOpened({ kind: 'off' }) : start.run(undefined))}
            />
            {active && <TwoFactorFacts since={state.enabled_at} left={left} />}
            {active && (
              <Button onClick={() => setOpened({ kind: 'renewal', left })}>
                {t('profile:Make new backup codes')}
              </Button>
            )}
          </>
        )}
      </SectionContent>
      {part && opened && <part.TwoFactorDialog opened={opened} reload={reload} onClose={close} />}
    </Section>
  );
}

/** Requests a secret for setting up two-factor authentication. */
function useStart({
  onSecret,
  reload,
}: {
  onSecret: (secret: StartTwoFactorData) => void;
  reload: () => Promise<void>;
}) {
  const showFailure = useShowFailure<undefined>();
  return useAction({
    call: (_: undefined, options) => startTwoFactor({}, options),
    onSuccess: onSecret,
    onFailure: (error, failed) => {
      showFailure(error, failed);
      // It was enabled elsewhere.
      if (error.status === 409) void reload();
    },
    revalidate: false,
  });
}

function loadDialog() {
  return import('./TwoFactorDialog.tsx');
}
