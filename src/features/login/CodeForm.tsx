import { type ChangeEvent, type ComponentProps, type ReactNode, useRef } from 'react';
import { FailureNotice } from '#src/actions/FailureNotice.tsx';
import type { ShownFailure } from '#src/actions/use-failure-text.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useDescribeError } from '#src/i18n/use-describe-error.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/form/Field.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { useRetype } from '#src/ui/form/use-retype.ts';
import { appCodeIn, type CodeKind, codeToSend } from '#src/util/code-text.ts';

interface CodeFormProps {
  kind: CodeKind;
  pending: boolean;
  error: ShownFailure | null;
  onSubmit: (code: string) => void;
  /** The ways out. */
  children: ReactNode;
}

const inputs = {
  app: {
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    pattern: '[^\\p{L}\\p{Nd}]*(\\p{Nd}[^\\p{L}\\p{Nd}]*){6}',
    onChange: submitPastedCode,
  },
  backup: {
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    pattern: '[^A-Za-z0-9]*([A-Za-z0-9][^A-Za-z0-9]*){6,20}',
  },
} satisfies Record<CodeKind, ComponentProps<'input'>>;

export function CodeForm({ kind, pending, error, onSubmit, children }: CodeFormProps) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const field = useRef<HTMLInputElement>(null);
  const isRefused = error?.id === 'code_invalid';
  const refusal =
    kind === 'app'
      ? error?.message
      : t('login:This backup code is not correct, or it was used before.');
  // The step replaced a form that had the focus.
  useRetype(field, !pending);
  return (
    <Form
      pending={pending}
      describeError={(control) => {
        if (!control.validity.patternMismatch) return describeError(control);
        return kind === 'app'
          ? t(
              'login:Please enter the six digits that your app shows, or choose “Use a backup code”.',
            )
          : t('login:Please enter the backup code as it was shown to you.');
      }}
      onSubmit={(values) => onSubmit(codeToSend(kind, String(values.get('code'))))}
    >
      <FailureNotice failure={isRefused ? null : error} />
      <TextField
        {...inputs[kind]}
        ref={field}
        label={kind === 'app' ? t('login:Code') : t('login:Backup code')}
        error={isRefused ? refusal : undefined}
        name="code"
        required
      />
      <Button look="primary" type="submit" pending={pending} wide>
        {t('login:Continue')}
      </Button>
      {children}
    </Form>
  );
}

/** What brings a text in at once, rather than by key. */
const pasting = new Set(['insertFromPaste', 'insertFromDrop', 'insertReplacementText']);

/** A pasted code is all that this step needs. */
function submitPastedCode({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
  if (!(nativeEvent instanceof InputEvent && pasting.has(nativeEvent.inputType))) return;
  const code = appCodeIn(input.value);
  if (code === undefined) return;
  input.value = code;
  input.form?.requestSubmit();
}
