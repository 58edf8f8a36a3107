import { atom } from 'jotai';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { foundFreshNewsAtom } from './help-state.ts';

/**
 * Whether there is unread news. If the hosting page has a news page, this is checked once the browser is idle. The code
 * for it loads only then.
 */
export const freshNewsAtom = atom(
  (get) => get(foundFreshNewsAtom),
  async (get, set): Promise<void> => {
    if (get(settingsAtom).links?.news === undefined) return;
    // If the code fails to load, there is no dot, as without a response.
    const news = await import('./panel/news.ts').catch(() => null);
    if (news) await set(news.lookForNewsAtom);
  },
);
freshNewsAtom.onMount = (lookForNews) => whenIdle(() => void lookForNews());
