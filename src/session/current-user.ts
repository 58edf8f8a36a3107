import { atom } from 'jotai';
import { settingsAtom } from '#src/settings/settings-atom.ts';

/** The logged-in user from the hosting page; null for a visitor. */
export const currentUserAtom = atom((get) => get(settingsAtom).user);
