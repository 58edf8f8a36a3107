import { atom } from 'jotai';
import { readStorage, writeStorage } from '#src/util/browser-storage.ts';
import { layoutKey } from './remembered-layout.ts';

/** A choice on the dashboard that this browser remembers. The first value is the default. */
function rememberedAtom<Value extends string>(key: string, values: readonly [Value, ...Value[]]) {
  const chosenAtom = atom<Value | null>(null);
  return atom(
    (get) => get(chosenAtom) ?? values.find((value) => value === readStorage(key)) ?? values[0],
    (_get, set, value: Value) => {
      writeStorage(key, value);
      set(chosenAtom, value);
    },
  );
}

const layouts = ['tiles', 'rows'] as const;
export type Layout = (typeof layouts)[number];

export const sorts = ['opened', 'name', 'created'] as const;
export type Sort = (typeof sorts)[number];

export const layoutAtom = rememberedAtom(layoutKey, layouts);

/** The sort order when the address has none. */
export const sortAtom = rememberedAtom('dashboard-sort', sorts);
