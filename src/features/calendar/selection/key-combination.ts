import { latinLetter } from '#src/util/latin-letter.ts';

export type PressedKeys = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>;

/** Returns whether Ctrl or Cmd and a letter are pressed, on any keyboard layout. */
export function isCombination(event: PressedKeys, letter: string): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  const isControl = (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat;
  return isControl && latinLetter(event) === letter;
}

/** Returns whether Alt and A are pressed, and nothing else. */
export function isAltA(event: PressedKeys): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
  return isA(event) && altKey && !ctrlKey && !metaKey && !shiftKey && !repeat;
}

/** On Macs, Alt makes other characters of letters: æ of the A of French keyboards, and ‡ of the Q where others have A. */
function isA(event: PressedKeys): boolean {
  const letter = latinLetter(event);
  if (letter !== undefined) return letter === 'a';
  const { key, code } = event;
  return code === 'KeyA' ? key !== '‡' : code === 'KeyQ' && key.toLowerCase() === 'æ';
}
