import { atom } from 'jotai';

/** The ids of forms with unsaved changes. The router supports only one guard, so they share it. */
export const unsavedFormsAtom = atom<readonly string[]>([]);
