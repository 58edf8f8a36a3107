import { atom } from 'jotai';
import { readStorage, writeStorage } from './browser-storage.ts';

interface Storing<Value> {
  /** @param text `null` if nothing is stored. It may be any text. */
  read: (text: string) => Value;
  write: (value: Value) => string;
}

/** Stores one of these values as it is. The first one is the default. */
export function chooseFrom<Value extends string>(
  values: readonly [Value, ...Value[]],
): Storing<Value> {
  return {
    read: (text) => values.find((value) => value === text) ?? values[0],
    write: (value) => value,
  };
}

/** A choice that this browser remembers, synchronized across tabs. */
export function rememberedAtom<Value>(storageKey: string, { read, write }: Storing<Value>) {
  const readStored = () => read(readStorage(storageKey));
  const chosenAtom = atom<Value | null>(null);
  chosenAtom.onMount = (set) => {
    const followOtherTabs = ({ key }: StorageEvent) => {
      // A null key means that the whole storage was cleared.
      if (key === storageKey || key === null) set(readStored);
    };
    window.addEventListener('storage', followOtherTabs);
    return () => window.removeEventListener('storage', followOtherTabs);
  };
  return atom(
    (get) => get(chosenAtom) ?? readStored(),
    (_get, set, value: Value) => {
      writeStorage(storageKey, write(value));
      set(chosenAtom, () => value);
    },
  );
}
