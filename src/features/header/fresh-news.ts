import { atom } from 'jotai';
import { settingsAtom } from '#src/settings/settings-atom.ts';

/**
 * Loads the news in a language, if the hosting page has a news page and it was not loaded before. The code for it loads
 * only then.
 */
export const lookForNewsAtom = atom(null, async (get, set, language: string): Promise<void> => {
  if (get(settingsAtom).links?.news === undefined) return;
  // If the code fails to load, there is no dot, as without a response.
  const news = await import('./panel/news.ts').catch(() => null);
  if (news) set(news.loadFreshNewsAtom, language);
});
