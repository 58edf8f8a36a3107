import { atom } from 'jotai';
import { readStorage, writeStorage } from '#src/util/browser-storage.ts';

export type Theme = 'light' | 'dark';

const storageKey = 'theme';

const chosenThemeAtom = atom<Theme | null>(null);

/** The colours in use: the person's choice, else the system's. */
export const themeAtom = atom(
  (get) => get(chosenThemeAtom) ?? systemTheme(),
  (_get, set, theme: Theme) => {
    writeStorage(storageKey, theme);
    showTheme(theme);
    set(chosenThemeAtom, theme);
  },
);

/** Brings the remembered choice back, before anything is painted. */
export const restoreThemeAtom = atom(null, (_get, set) => {
  const remembered = readStorage(storageKey);
  if (remembered !== 'light' && remembered !== 'dark') return;
  showTheme(remembered);
  set(chosenThemeAtom, remembered);
});

function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

function systemTheme(): Theme {
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
