import { atom } from 'jotai';
import { settingsAtom } from '#src/settings/settings-atom.ts';

/** The function that loads pages; replaced in tests. */
export const browserLoadAtom = atom({
  load: (url: string) => window.location.assign(url),
  replace: (url: string) => window.location.replace(url),
  reload: () => window.location.reload(),
});

/** Goes to a page of the product with a full load, so that the hosting page provides fresh settings. */
export const loadPageAtom = atom(null, (get, _set, path: string) => {
  get(browserLoadAtom).load(get(settingsAtom).baseUrl + path);
});

/** Goes to a page of the product with a full load that replaces the current history entry. */
export const replacePageAtom = atom(null, (get, _set, path: string) => {
  get(browserLoadAtom).replace(get(settingsAtom).baseUrl + path);
});

export const reloadPageAtom = atom(null, (get) => get(browserLoadAtom).reload());
