import { atom } from 'jotai';

/** The forms with unsaved changes, by their ids: the router knows one guard for all of them. */
export const unsavedFormsAtom = atom<readonly string[]>([]);
