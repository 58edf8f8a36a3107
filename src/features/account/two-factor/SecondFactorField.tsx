import { useTranslate } from '#src/i18n/i18n.ts';
import { backupCodeIn } from '#src/session/backup-code.ts';
import { type Codec, controlRef } from '#src/ui/form/controls.ts';
import { sixDigitsIn } from '#src/ui/form/six-digits.ts';
import { TextField } from '#src/ui/form/TextField.tsx';

const codec: Codec<string> = {
  read: (text) => sixDigitsIn(text) ?? backupCodeIn(text),
  write: (code) => (typeof code === 'string' ? code : ''),
};

/** A second-factor code: six digits from the app, or a backup code in any spelling. */
export function SecondFactorField({ name, initial }: { name: string; initial: string }) {
  const t = useTranslate();
  const isNoCode = t('profile:Please enter the six digits that your app shows, or a backup code.');
  return (
    <TextField
      name={name}
      initial={initial}
      ref={controlRef(codec)}
      label={t('profile:Code from your app, or a backup code')}
      messages={{ short: isNoCode, long: isNoCode }}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
