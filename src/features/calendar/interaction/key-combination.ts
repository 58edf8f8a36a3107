import { latinLetter } from '#src/util/latin-letter.ts';

export type PressedKeys = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>;

/** Whether Ctrl or Cmd and a letter are pressed, on any keyboard layout. */
export function isCombination(event: PressedKeys, letter: string): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  const isControl = (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat;
  return isControl && latinLetter(event) === letter;
}
