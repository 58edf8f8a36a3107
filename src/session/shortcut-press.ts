import { matchKeybindingPress, parseKeybinding } from 'tinykeys';
import { isMac } from '#src/ui/is-mac.ts';
import { latinLetter } from '#src/util/latin-letter.ts';

/** Inputs that accept no text, so a letter pressed in them may be a shortcut. */
const textless = [
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]
  .map((type) => `:not([type="${type}"])`)
  .join('');

/** Roles of controls that need letters: text fields, and lists and menus that jump to a letter. */
const roles = [
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'listbox',
  'menu',
  'menubar',
  'tree',
];

const ownKeys = [
  `input${textless}`,
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...roles.map((role) => `[role="${role}"]`),
  // Dialogs cover the page, until they close: the focus leaves them after that.
  ...['dialog', 'alertdialog'].map((role) => `[role="${role}"]:not([data-closed])`),
].join();

/** The key of commands. Not the library's own, which may be another one than the names of keys say (`press-names.ts`). */
function commandKey(): string {
  return isMac() ? 'Meta' : 'Control';
}

/** Returns whether keys are a combination, such as `$mod+K`. Those that run something from here are not typed. */
export function hasModifier(keys: string): boolean {
  return keys.includes('+');
}

/**
 * Returns a function that tells whether a key press is a shortcut's. A single key is not if it is typed, or meant for a
 * control or a dialog; combinations are, except in long texts.
 */
export function readPress(event: KeyboardEvent): (press: string) => boolean {
  const { ctrlKey, metaKey, altKey, repeat, isComposing } = event;
  const [target] = event.composedPath();
  const isIn = (places: string) => target instanceof Element && target.closest(places) !== null;
  const isTyped = repeat || isIn(ownKeys);
  // There, Ctrl+K adds a link.
  const isInLongText = isIn('textarea, [contenteditable]');
  const letter = latinLetter(event);
  // The typed character rather than the key's position: layouts have `?` and `/` in different places, some with Shift.
  const latinPress = new KeyboardEvent('keydown', {
    key: letter ?? event.key.normalize('NFKC').replace('؟', '?'),
    ctrlKey,
    metaKey,
    altKey,
    shiftKey: event.shiftKey && letter !== undefined,
  });
  return (press) =>
    !isComposing &&
    !(hasModifier(press) ? isInLongText : isTyped) &&
    parseKeybinding(press.replace('$mod', commandKey())).every((binding) =>
      matchKeybindingPress(latinPress, binding),
    );
}
