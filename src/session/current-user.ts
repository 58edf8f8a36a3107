import { atom } from 'jotai';
import { settingsAtom } from '#src/settings/settings-atom.ts';

/** The logged-in user, as the hosting page tells; null for a visitor. */
export const currentUserAtom = atom((get) => get(settingsAtom).user);
