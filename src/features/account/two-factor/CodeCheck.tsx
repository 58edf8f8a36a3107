import { useRef } from 'react';
import { activateTwoFactorLimits } from '#generated/app/security/limits.ts';
import type { Failure } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { CodeField } from '#src/ui/form/CodeField.tsx';
import { useRetype } from '#src/ui/form/use-retype.ts';
import { CodeForm } from './CodeForm.tsx';

interface CodeCheckProps {
  pending: boolean;
  error: Failure | null;
  onSubmit: (code: string) => void;
  onBack: () => void;
}

/** Checks that the app generates the right codes before logging in depends on it. */
export function CodeCheck({ pending, error, onSubmit, onBack }: CodeCheckProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  // This step replaced the one that had the focus, so take the focus.
  useRetype(input, !pending);
  return (
    <CodeForm
      act={t('profile:Switch on')}
      cancel={t('profile:Back')}
      limits={activateTwoFactorLimits}
      pending={pending}
      error={error}
      onSubmit={onSubmit}
      onCancel={onBack}
    >
      {(field) => (
        <CodeField
          ref={input}
          {...field('code')}
          label={t('profile:Code')}
          hint={t('profile:Checked as soon as all six digits are there')}
          messages={{ pattern: t('profile:Please enter the six digits that your app shows.') }}
          required
        />
      )}
    </CodeForm>
  );
}
