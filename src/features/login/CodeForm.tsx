import { type ReactNode, useRef } from 'react';
import { logInLimits } from '#generated/app/limits.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { backupCodeIn } from '#src/session/backup-code.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CodeField } from '#src/ui/form/CodeField.tsx';
import { type Codec, controlRef } from '#src/ui/form/controls.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { useRetype } from '#src/ui/form/use-retype.ts';
import type { useLogin } from './use-login.ts';

/** The source of a code: the authenticator app or the list of backup codes. */
export type CodeKind = 'app' | 'backup';

export interface CodeFormProps {
  kind: CodeKind;
  login: Pick<
    ReturnType<typeof useLogin>,
    'pending' | 'codeError' | 'isCodeRefused' | 'sendCode' | 'forgetError'
  >;
  /** Switches to the other kind of code. */
  onSwitch: (kind: CodeKind) => void;
  /** The buttons. */
  children: ReactNode;
}

/** The second step of a login, on the page and in the dialog. */
export function CodeForm(props: CodeFormProps) {
  // The key resets the form when the kind changes.
  return <CodeFormOfKind key={props.kind} {...props} />;
}

const backupCodec: Codec<string> = {
  read: backupCodeIn,
  write: (code) => (typeof code === 'string' ? code : ''),
};

function CodeFormOfKind({ kind, login, onSwitch, children }: CodeFormProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  // This step replaced a form that had the focus, so take the focus.
  useRetype(field, !login.pending);
  const { codeError: error } = login;
  const isNoBackupCode = t('login:Please enter the backup code as it was shown to you.');
  const refusal =
    kind === 'app'
      ? error?.message
      : t('login:This backup code is not correct, or it was used before.');
  return (
    <Form
      initial={{ code: '' }}
      limits={logInLimits}
      pending={login.pending}
      error={
        error && login.isCodeRefused && refusal
          ? { ...error, details: [{ field: 'code', message: refusal }] }
          : error
      }
      onSubmit={({ code }) => login.sendCode(code)}
    >
      {(bind) => (
        <>
          {kind === 'app' ? (
            <CodeField
              ref={field}
              {...bind('code')}
              label={t('login:Code')}
              hint={t('login:Checked as soon as all six digits are there')}
              messages={{
                pattern: t(
                  'login:Please enter the six digits that your app shows, or choose “Use a backup code”.',
                ),
              }}
              required
            />
          ) : (
            <TextField
              {...bind('code')}
              ref={controlRef(backupCodec, field)}
              label={t('login:Backup code')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              messages={{ short: isNoBackupCode, long: isNoBackupCode }}
              required
            />
          )}
          <Button
            look="link"
            onClick={() => {
              login.forgetError();
              onSwitch(kind === 'app' ? 'backup' : 'app');
            }}
          >
            {kind === 'app' ? t('login:Use a backup code') : t('login:Use the authenticator app')}
          </Button>
          {children}
        </>
      )}
    </Form>
  );
}

/** The instruction for this step. */
export function useCodeRequest(kind: CodeKind, email: string): string {
  const t = useTranslate();
  return kind === 'app'
    ? t('login:Enter the code from your authenticator app for %email%.', { email })
    : t('login:Enter one of the backup codes you saved for %email%. Each code works once.', {
        email,
      });
}
