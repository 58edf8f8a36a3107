import { atom } from 'jotai';
import { readStorage, writeStorage } from '#src/util/browser-storage.ts';

const storageKey = 'shortcuts';

const chosenAtom = atom<boolean | null>(null);
chosenAtom.onMount = (set) => {
  const followOtherTabs = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) set(isRememberedOn());
  };
  window.addEventListener('storage', followOtherTabs);
  return () => window.removeEventListener('storage', followOtherTabs);
};

/** Whether single-key shortcuts are on. Users can switch them off (WCAG 2.1.4), which this browser remembers. */
export const shortcutsOnAtom = atom(
  (get) => get(chosenAtom) ?? isRememberedOn(),
  (_get, set, isOn: boolean) => {
    writeStorage(storageKey, isOn ? 'on' : 'off');
    set(chosenAtom, isOn);
  },
);

function isRememberedOn(): boolean {
  return readStorage(storageKey) !== 'off';
}
