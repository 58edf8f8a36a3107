import { useState } from 'react';
import type { ShownFailure } from '#src/actions/use-failure-text.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import type { CodeKind } from '#src/util/code-text.ts';
import { AuthCard } from './AuthCard.tsx';
import { CodeForm } from './CodeForm.tsx';

export interface CodeStepProps {
  /** Whose code it is. */
  email: string;
  pending: boolean;
  error: ShownFailure | null;
  onSubmit: (code: string) => void;
  /** The other kind of code is wanted: what was wrong with the last one counts no more. */
  onSwitch: () => void;
  onCancel: () => void;
}

/** The second step of a login: a code of the authenticator app, or a backup code. */
export function CodeStep({ email, pending, error, onSubmit, onSwitch, onCancel }: CodeStepProps) {
  const t = useTranslate();
  const [kind, setKind] = useState<CodeKind>('app');
  const title = t('login:Two-factor authentication');
  return (
    <AuthCard
      title={title}
      intro={
        kind === 'app'
          ? t('login:Enter the code from your authenticator app for %email%.', { email })
          : t('login:Enter one of the backup codes you saved for %email%. Each code works once.', {
              email,
            })
      }
      foot={null}
    >
      <PageTitle title={title} />
      <CodeForm key={kind} kind={kind} pending={pending} error={error} onSubmit={onSubmit}>
        <Button
          look="quiet"
          onClick={() => {
            onSwitch();
            setKind(kind === 'app' ? 'backup' : 'app');
          }}
          wide
        >
          {kind === 'app' ? t('login:Use a backup code') : t('login:Use the authenticator app')}
        </Button>
        <Button look="quiet" onClick={onCancel} wide>
          {t('login:Use another account')}
        </Button>
      </CodeForm>
    </AuthCard>
  );
}
