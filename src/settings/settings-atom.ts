import { atom } from 'jotai';
import type { HostSettings } from './host-settings.ts';

const givenSettingsAtom = atom<HostSettings | null>(null);

/** The hosting page's settings; set at startup before anything reads them, and updated when the profile changes. */
export const settingsAtom = atom(
  (get) => {
    const settings = get(givenSettingsAtom);
    if (!settings) throw new Error('The settings were read before the start set them.');
    return settings;
  },
  (_get, set, settings: HostSettings) => set(givenSettingsAtom, settings),
);

/** The product's name in messages, which differs from a calendar's title. */
export const productNameAtom = atom((get) => {
  const { productName, appTitle } = get(settingsAtom);
  return productName ?? appTitle;
});

/** True if the client has navigated away from the page that the server sent. */
export const goneOnAtom = atom(false);

/**
 * The names that the page shows. Those of a calendar apply only to the page that the server sent, not to pages opened
 * from there.
 */
export const shownNamesAtom = atom((get) => {
  const settings = get(settingsAtom);
  const { appKey, appIdentifier, appId, appTitle, accessName } = settings;
  const ofCalendar = appKey !== null || appIdentifier !== null;
  if (ofCalendar && get(goneOnAtom)) {
    return { id: undefined, title: get(productNameAtom), organization: null, access: null };
  }
  const organization = settings.organizationHidden ? null : settings.organizationName;
  return { id: appId, title: appTitle, organization, access: accessName };
});
