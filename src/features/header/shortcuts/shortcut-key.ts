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

/**
 * The key of a shortcut: `?`, `/` or a lowercase letter. Undefined during typing, and for combinations with Ctrl, Alt
 * or Command, which belong to the browser. Uses the typed character rather than the key's position, because layouts
 * have `?` and `/` in different places.
 */
export function shortcutKey(event: KeyboardEvent): string | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = event;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || isTyping(event)) return undefined;
  const key = event.key.normalize('NFKC').replace('؟', '?');
  if (key === '?' || key === '/') return key;
  return shiftKey ? undefined : latinLetter(event);
}

function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(ownKeys) !== null;
}
