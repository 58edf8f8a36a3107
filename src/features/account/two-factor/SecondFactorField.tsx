import { useTranslate } from '#src/i18n/i18n.ts';
import { backupCodeIn } from '#src/session/backup-code.ts';
import { type Codec, controlRef } from '#src/ui/form/controls.ts';
import { sixDigitsIn } from '#src/ui/form/six-digits.ts';
import { TextField } from '#src/ui/form/TextField.tsx';

/** Minimum and maximum length of a code in the contract. */
const lengths = { min: 6, max: 20 };

const codec: Codec<string> = {
  read: (text) => sixDigitsIn(text) ?? backupCodeIn(text),
  write: (code) => (typeof code === 'string' ? code : ''),
  check: (text) => {
    const { length } = codec.read(text);
    return length >= lengths.min && length <= lengths.max ? undefined : { rule: 'pattern' };
  },
};

/** A second-factor code: six digits from the app, or a backup code in any spelling. */
export function SecondFactorField({ name, initial }: { name: string; initial: string }) {
  const t = useTranslate();
  return (
    <TextField
      name={name}
      initial={initial}
      ref={controlRef(codec)}
      label={t('profile:Code from your app, or a backup code')}
      messages={{
        pattern: t('profile:Please enter the six digits that your app shows, or a backup code.'),
      }}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
