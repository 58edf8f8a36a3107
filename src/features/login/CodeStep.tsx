import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { AuthCard } from './AuthCard.tsx';
import { CodeForm, type CodeFormProps, type CodeKind, useCodeRequest } from './CodeForm.tsx';
import type { useLogin } from './use-login.ts';

export interface CodeStepProps {
  login: CodeFormProps['login'] & Pick<ReturnType<typeof useLogin>, 'email'>;
  onCancel: () => void;
}

/** The second step of a login on the page. */
export function CodeStep({ login, onCancel }: CodeStepProps) {
  const t = useTranslate();
  const [kind, setKind] = useState<CodeKind>('app');
  return (
    <AuthCard
      page={t('login:Two-factor authentication')}
      intro={useCodeRequest(kind, login.email ?? '')}
      foot={
        <Button look="link" onClick={onCancel}>
          {t('login:Use another account')}
        </Button>
      }
    >
      <CodeForm kind={kind} login={login} onSwitch={setKind}>
        <Button look="primary" type="submit" pending={login.pending} wide>
          {t('login:Continue')}
        </Button>
      </CodeForm>
    </AuthCard>
  );
}
