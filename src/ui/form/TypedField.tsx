import { useTranslate } from '#src/i18n/i18n.ts';
import { type Codec, controlRef } from './controls.ts';
import { TextField } from './TextField.tsx';
import { isTyped } from './typed-text.ts';

interface TypedFieldProps {
  name: string;
  initial: string;
  /** The text that must be typed, such as the name of the item to delete. */
  expected: string;
}

/** Confirms an action by typing a text. */
export function TypedField({ expected, ...field }: TypedFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      {...field}
      ref={controlRef(createConfirmationCodec(expected))}
      label={t('common:Type “%text%” to confirm', { text: expected })}
      messages={{ pattern: t('common:This does not match “%text%”.', { text: expected }) }}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

function createConfirmationCodec(expectedText: string): Codec<string> {
  return {
    read: (text) => text.trim(),
    write: String,
    check: (text) => (isTyped(text, expectedText) ? undefined : { rule: 'pattern' }),
  };
}
