import { atom } from 'jotai';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { foundFreshNewsAtom } from './help-state.ts';

/**
 * Whether there is news that was not seen yet. Where the hosting page names a page of news, they are looked for once the
 * browser is idle; the code for that comes only then.
 */
export const freshNewsAtom = atom(
  (get) => get(foundFreshNewsAtom),
  async (get, set): Promise<void> => {
    if (get(settingsAtom).links?.news === undefined) return;
    // Without its code there is no dot, as without its answer.
    const news = await import('./panel/news.ts').catch(() => null);
    if (news) await set(news.lookForNewsAtom);
  },
);
freshNewsAtom.onMount = (lookForNews) => whenIdle(() => void lookForNews());
