import { atom } from 'jotai';
import { readStorage, writeStorage } from '#src/util/browser-storage.ts';

interface Storing<Value> {
  /** @param text empty if nothing is stored. It may be any text. */
  read: (text: string) => Value;
  write: (value: Value) => string;
}

/** Whether single-key shortcuts are on. Users can switch them off (WCAG 2.1.4). */
export const shortcutsOnAtom = rememberedAtom('shortcuts', {
  read: (text) => text !== 'off',
  write: (isOn) => (isOn ? 'on' : 'off'),
});

/** The shortcuts that are switched off one by one: a key, or `g` and a letter. */
export const shortcutsOffAtom = rememberedAtom<readonly string[]>('shortcuts-off', {
  read: (text) => text.split(' '),
  write: (keys) => keys.join(' '),
});

/** A choice that this browser remembers, and that follows the other tabs. */
function rememberedAtom<Value>(storageKey: string, { read, write }: Storing<Value>) {
  const remembered = () => read(readStorage(storageKey));
  const chosenAtom = atom<Value | null>(null);
  chosenAtom.onMount = (set) => {
    const followOtherTabs = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) set(remembered);
    };
    window.addEventListener('storage', followOtherTabs);
    return () => window.removeEventListener('storage', followOtherTabs);
  };
  return atom(
    (get) => get(chosenAtom) ?? remembered(),
    (_get, set, value: Value) => {
      writeStorage(storageKey, write(value));
      set(chosenAtom, () => value);
    },
  );
}
