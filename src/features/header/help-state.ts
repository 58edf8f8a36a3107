import { atom } from 'jotai';
import type { ComponentType } from 'react';
import { loadPart } from '#src/ui/load-part.ts';

/** The open side panel; it stays open during navigation. */
export const panelAtom = atom<ComponentType | null>(null);

/** The panel requested last, so that a slower one does not replace it. */
const wantedPanelAtom = atom<unknown>(null);

/** Opens a panel, loading its code on first use. */
export const openPanelAtom = atom(
  null,
  async (get, set, load: () => Promise<ComponentType>): Promise<void> => {
    const wish = { load };
    set(wantedPanelAtom, wish);
    const Panel = await loadPart(load);
    // Wrapped, because jotai would call a bare function to get the value.
    if (Panel && get(wantedPanelAtom) === wish) set(panelAtom, () => Panel);
  },
);

export const closePanelAtom = atom(null, (_get, set) => set(panelAtom, null));

/** Whether `panel/news.ts` has found news that was not seen yet. */
export const foundFreshNewsAtom = atom(false);
