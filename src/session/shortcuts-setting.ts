import { rememberedAtom } from '#src/util/remembered-atom.ts';

/** True if single-key shortcuts are on. Users can switch them off (WCAG 2.1.4). */
export const shortcutsOnAtom = rememberedAtom('shortcuts', {
  read: (text) => text !== 'off',
  write: (isOn) => (isOn ? 'on' : 'off'),
});

/** The shortcuts that are switched off one by one: a key, or `g` and a letter. */
export const shortcutsOffAtom = rememberedAtom<readonly string[]>('shortcuts-off', {
  read: (text) => text.split(' '),
  write: (keys) => keys.join(' '),
});

/** The name of a shortcut among those that are switched off. */
export function switchName(keys: string): string {
  return keys.replace(' ', '');
}
