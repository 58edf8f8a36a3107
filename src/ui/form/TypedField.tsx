import { useMoreWords } from '../words.ts';
import { type Codec, controlRef } from './controls.ts';
import { TextField } from './TextField.tsx';

interface TypedFieldProps {
  name: string;
  initial: string;
  /** The text that must be typed, such as the name of the item to delete. */
  typed: string;
}

/** Confirms an action by typing a text exactly. */
export function TypedField({ typed, ...field }: TypedFieldProps) {
  const words = useMoreWords();
  return (
    <TextField
      {...field}
      ref={controlRef(exactly(typed))}
      label={words.typeToConfirm(typed)}
      messages={{ pattern: words.isNot(typed) }}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

function exactly(expected: string): Codec<string> {
  return {
    read: (text) => text.trim(),
    write: String,
    check: (text) => (text.trim() === expected ? undefined : { rule: 'pattern' }),
  };
}
