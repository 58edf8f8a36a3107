import { useMoreWords } from '../words.ts';
import { type Codec, controlRef } from './controls.ts';
import { TextField } from './TextField.tsx';
import { isTyped } from './typed-text.ts';

interface TypedFieldProps {
  name: string;
  initial: string;
  /** The text that must be typed, such as the name of the item to delete. */
  typed: string;
}

/** Confirms an action by typing a text. */
export function TypedField({ typed, ...field }: TypedFieldProps) {
  const words = useMoreWords();
  return (
    <TextField
      {...field}
      ref={controlRef(confirmationOf(typed))}
      label={words.typeToConfirm(typed)}
      messages={{ pattern: words.isNot(typed) }}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

function confirmationOf(expected: string): Codec<string> {
  return {
    read: (text) => text.trim(),
    write: String,
    check: (text) => (isTyped(text, expected) ? undefined : { rule: 'pattern' }),
  };
}
