import { atom } from 'jotai';
import { settingsAtom } from '#src/settings/settings-atom.ts';

/** How the browser leaves for a fresh page; a test puts its own in place. */
export const browserLoadAtom = atom({
  load: (url: string) => window.location.assign(url),
  replace: (url: string) => window.location.replace(url),
  reload: () => window.location.reload(),
});

/** Loads a page of the product afresh, so that the hosting page brings fresh settings. */
export const loadPageAtom = atom(null, (get, _set, path: string) => {
  get(browserLoadAtom).load(get(settingsAtom).baseUrl + path);
});

/** Loads a page afresh in the place of the one that is shown, to which going back does not lead any more. */
export const replacePageAtom = atom(null, (get, _set, path: string) => {
  get(browserLoadAtom).replace(get(settingsAtom).baseUrl + path);
});

/** Loads the page that is shown afresh. */
export const reloadPageAtom = atom(null, (get) => get(browserLoadAtom).reload());
