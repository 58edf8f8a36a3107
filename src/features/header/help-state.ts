import { atom } from 'jotai';
import type { ComponentType } from 'react';
import { loadPart } from '#src/ui/load-part.ts';

/** The panel that stands beside the page; it stays while one goes from page to page. */
export const panelAtom = atom<ComponentType | null>(null);

/** What was asked for last: a panel whose code comes later than another's does not take its place. */
const wantedPanelAtom = atom<unknown>(null);

/** Shows a panel, whose code comes with the first wish for it. */
export const openPanelAtom = atom(
  null,
  async (get, set, load: () => Promise<ComponentType>): Promise<void> => {
    const wish = { load };
    set(wantedPanelAtom, wish);
    const Panel = await loadPart(load);
    // A function given as such would be asked for the value.
    if (Panel && get(wantedPanelAtom) === wish) set(panelAtom, () => Panel);
  },
);

export const closePanelAtom = atom(null, (_get, set) => set(panelAtom, null));

/** Whether `panel/news.ts` has found news that was not seen yet. */
export const foundFreshNewsAtom = atom(false);
