import { atom } from 'jotai';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import type { User } from './roles.ts';

/** The logged-in user from the hosting page; null for a visitor. Setting it shows what has changed without a reload. */
export const currentUserAtom = atom(
  (get) => get(settingsAtom).user,
  (get, set, changes: Partial<User>) => {
    const settings = get(settingsAtom);
    set(settingsAtom, { ...settings, user: settings.user && { ...settings.user, ...changes } });
  },
);
