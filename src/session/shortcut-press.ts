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

/** Returns whether a key is pressed in a control that has its own use for keys, or in a dialog. */
export function isControl(event: KeyboardEvent): boolean {
  return isIn(event, ownKeys);
}

function isIn(event: KeyboardEvent, places: string): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(places) !== null;
}

/**
 * Returns a function that tells whether a key press is a shortcut's. A single key is not if it is typed, or meant for a
 * control or a dialog; combinations are, except in long texts.
 * @param countsHeld true if a key counts again while it is held. Default false.
 */
export function readPress(event: KeyboardEvent, countsHeld = false): (press: string) => boolean {
  const { ctrlKey, metaKey, altKey, repeat, isComposing } = event;
  const isTyped = (repeat && !countsHeld) || isControl(event);
  // There, Ctrl+K adds a link.
  const isInLongText = isIn(event, 'textarea, [contenteditable]');
  const letter = latinLetter(event);
  // Shift is no part of a typed character, but of what another key does.
  const isNamed = event.key.length > 1 || event.code === 'Space';
  // The typed character rather than the key's position: layouts have `?` and `/` in different places, some with Shift.
  const latinPress = new KeyboardEvent('keydown', {
    key: letter ?? event.key.normalize('NFKC').replace('؟', '?'),
    ctrlKey,
    metaKey,
    altKey,
    shiftKey: event.shiftKey && (letter !== undefined || isNamed),
    code: event.code === 'Space' ? 'Space' : '',
  });
  const name = (press: string) =>
    press
      .replace('$mod', commandKey())
      .replace('Arrows', event.key.startsWith('Arrow') ? event.key : 'Arrows');
  return (press) =>
    !isComposing &&
    !(hasModifier(press) ? isInLongText : isTyped) &&
    parseKeybinding(name(press)).every((binding) => matchKeybindingPress(latinPress, binding));
}
