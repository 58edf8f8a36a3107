import { atom } from 'jotai';
import type { HostSettings } from './host-settings.ts';

const givenSettingsAtom = atom<HostSettings | null>(null);

/** The hosting page's settings; set at the start, before anything reads them, and when the profile changes some of them. */
export const settingsAtom = atom(
  (get) => {
    const settings = get(givenSettingsAtom);
    if (!settings) throw new Error('The settings were read before the start set them.');
    return settings;
  },
  (_get, set, settings: HostSettings) => set(givenSettingsAtom, settings),
);

/** The website's name in messages; a calendar's title is not. */
export const productNameAtom = atom((get) => {
  const { productName, appTitle } = get(settingsAtom);
  return productName ?? appTitle;
});
