import { atom } from 'jotai';
import type { ComponentType } from 'react';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';

/** The panel that stands beside the page; it stays while one goes from page to page. */
export const panelAtom = atom<ComponentType | null>(null);

/** Shows a panel, whose code comes with the first wish for it. */
export const openPanelAtom = atom(
  null,
  async (_get, set, load: () => Promise<ComponentType>): Promise<void> => {
    try {
      const Panel = await load();
      // A function given as such would be asked for the value.
      set(panelAtom, () => Panel);
    } catch {
      // The code did not arrive; the next press tries again.
      const text = message('header:This could not be loaded. Check your connection and try again.');
      set(statusAtom, { type: 'error', text });
    }
  },
);

export const closePanelAtom = atom(null, (_get, set) => set(panelAtom, null));

/** Whether there are news that were not seen yet; `panel/news.ts` finds out. */
export const freshNewsAtom = atom(false);
