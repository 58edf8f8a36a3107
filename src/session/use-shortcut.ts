import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { isFramed } from '#src/util/framed.ts';
import { type PageShortcut, pageShortcutsAtom, shortcutGroups } from './page-shortcuts.ts';
import { hasModifier, isControl, readPress } from './shortcut-press.ts';
import { shortcutsOffAtom, shortcutsOnAtom, switchName } from './shortcuts-setting.ts';

interface ShortcutOptions extends Partial<Pick<PageShortcut, 'group'>> {
  isMeant?: () => boolean;
  /** False if the user may not do it. Default true. */
  isOffered?: boolean;
}

/** Adds a shortcut to the page while the component is mounted, to act and to be listed. */
export function useShortcut(
  keys: string,
  label: string,
  run: PageShortcut['run'],
  { group = 'page', isMeant, isOffered = true }: ShortcutOptions = {},
): void {
  const change = useSetAtom(pageShortcutsAtom);
  const act = useEffectEvent(() => run?.());
  const isMeantNow = useEffectEvent(() => isMeant?.() ?? true);
  const isOnlyListed = run === null;
  const isConditional = isMeant !== undefined;
  useAtomValue(listenerAtom);
  // The listener and the list are outside the component's own tree.
  useEffect(() => {
    if (!isOffered) return;
    const shortcut: PageShortcut = {
      keys,
      label,
      group,
      run: isOnlyListed ? null : () => act(),
      isMeant: isConditional ? () => isMeantNow() : null,
    };
    change((before) => [...before, shortcut]);
    return () => change((before) => before.filter((otherShortcut) => otherShortcut !== shortcut));
  }, [change, keys, label, group, isOffered, isOnlyListed, isConditional]);
}

/** The page's shortcuts in the order of their list. */
export const listedShortcutsAtom = atom((get) =>
  shortcutGroups.flatMap((name) => get(pageShortcutsAtom).filter(({ group }) => group === name)),
);

/**
 * The first key of shortcuts with two, and a space, once it has been pressed, until the next key. No time limit: some
 * people need longer for a second key.
 */
export const firstKeyAtom = atom('');

const settingAtom = atom((get) => ({ isOn: get(shortcutsOnAtom), off: get(shortcutsOffAtom) }));

/** Listens to keys while a shortcut is mounted. Not in frames, where no list of them could switch them off. */
const listenerAtom = atom(
  (get) => get(settingAtom),
  (get, set, event: KeyboardEvent | PointerEvent) => {
    if (!(event instanceof KeyboardEvent)) return set(firstKeyAtom, '');
    // A modifier on its own is part of the key that follows.
    if (/^(Shift|AltGraph|CapsLock)$/.test(event.key)) return;
    const { isOn, off } = get(settingAtom);
    const firstKey = get(firstKeyAtom);
    const isNewPress = readPress(event);
    // The focused element also acts on a key that is held.
    const isPressOrHold = readPress(event, true);
    const pressed = get(pageShortcutsAtom).filter(({ keys, run }) => {
      const isPressed = run ? isNewPress : isPressOrHold;
      if (hasModifier(keys)) return isPressed(keys);
      if (!isOn || !keys.startsWith(firstKey)) return false;
      return isPressed(keys.slice(firstKey.length).replace(/ .*/, ''));
    });
    const isOff = ({ keys }: PageShortcut) => off.includes(switchName(keys));
    // The focused element would handle them.
    if (pressed.some((shortcut) => !shortcut.run && isOff(shortcut)) && !isControl(event))
      event.stopPropagation();
    const shortcuts = pressed.filter((shortcut) => shortcut.run && !isOff(shortcut));
    const sequence = shortcuts.find(({ keys }) => keys.includes(' ', firstKey.length));
    set(firstKeyAtom, sequence ? sequence.keys.replace(/\S+$/, '') : '');
    const shortcut =
      sequence ??
      shortcuts.find(({ isMeant }) => isMeant?.()) ??
      shortcuts.find(({ isMeant }) => !isMeant);
    if (!shortcut) return;
    // Firefox would open its own search, and the newly focused field would receive the key as well.
    event.preventDefault();
    if (!sequence) shortcut.run?.();
  },
);
listenerAtom.onMount = (receive) => {
  if (isFramed()) return;
  document.addEventListener('keydown', receive, true);
  document.addEventListener('pointerdown', receive, true);
  return () => {
    document.removeEventListener('keydown', receive, true);
    document.removeEventListener('pointerdown', receive, true);
  };
};
