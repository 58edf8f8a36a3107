import { atom } from 'jotai';
import { settingsAtom } from '#src/settings/settings-atom.ts';

/**
 * Opens a page of the product in a new tab, which gets a copy of this tab's session storage. Returns whether the browser
 * allowed it: some refuse a few seconds after the click.
 */
export const openTabAtom = atom(
  null,
  (get, _set, path: string) => window.open(get(settingsAtom).baseUrl + path, '_blank') !== null,
);
