import { atom } from 'jotai';
import { readStorage, writeStorage } from '#src/util/browser-storage.ts';

/** `system` follows the operating system, including later changes. */
export type Theme = 'system' | 'light' | 'dark';

const storageKey = 'theme';

const chosenThemeAtom = atom<Theme>('system');
chosenThemeAtom.onMount = (set) => {
  const followOtherTabs = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) set(showTheme(rememberedTheme()));
  };
  window.addEventListener('storage', followOtherTabs);
  return () => window.removeEventListener('storage', followOtherTabs);
};

/** The chosen theme, synchronized across tabs. */
export const themeAtom = atom(
  (get) => get(chosenThemeAtom),
  (_get, set, theme: Theme) => {
    writeStorage(storageKey, theme);
    set(chosenThemeAtom, showTheme(theme));
  },
);

/** Restores the remembered choice before the first paint. */
export const restoreThemeAtom = atom(null, (_get, set) =>
  set(chosenThemeAtom, showTheme(rememberedTheme())),
);

function rememberedTheme(): Theme {
  const remembered = readStorage(storageKey);
  return remembered === 'light' || remembered === 'dark' ? remembered : 'system';
}

function showTheme(theme: Theme): Theme {
  const { dataset } = document.documentElement;
  // Without the attribute, the styles follow the system.
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  return theme;
}
