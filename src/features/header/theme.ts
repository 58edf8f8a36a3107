import { atom } from 'jotai';
import { readStorage, writeStorage } from '#src/util/browser-storage.ts';

export type Theme = 'light' | 'dark';

const storageKey = 'theme';
const darkQuery = '(prefers-color-scheme: dark)';

/** What the person chose; null follows the system. Other tabs follow too. */
const chosenThemeAtom = atom<Theme | null>(null);
chosenThemeAtom.onMount = (set) => {
  const follow = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) set(showTheme(rememberedTheme()));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

const systemThemeAtom = atom<Theme>('light');
systemThemeAtom.onMount = (set) => {
  const system = window.matchMedia?.(darkQuery);
  const follow = () => set(system?.matches ? 'dark' : 'light');
  follow();
  system?.addEventListener('change', follow);
  return () => system?.removeEventListener('change', follow);
};

/** The colours in use: the person's choice, else the system's. To choose the system's own is to follow it again. */
export const themeAtom = atom(
  (get) => get(chosenThemeAtom) ?? get(systemThemeAtom),
  (get, set, theme: Theme) => {
    const choice = theme === get(systemThemeAtom) ? null : theme;
    writeStorage(storageKey, choice ?? 'system');
    set(chosenThemeAtom, showTheme(choice));
  },
);

/** Brings the remembered choice back, before anything is painted. */
export const restoreThemeAtom = atom(null, (_get, set) =>
  set(chosenThemeAtom, showTheme(rememberedTheme())),
);

function rememberedTheme(): Theme | null {
  const remembered = readStorage(storageKey);
  return remembered === 'light' || remembered === 'dark' ? remembered : null;
}

function showTheme(choice: Theme | null): Theme | null {
  const root = document.documentElement;
  if (choice) root.dataset['theme'] = choice;
  else delete root.dataset['theme'];
  return choice;
}
