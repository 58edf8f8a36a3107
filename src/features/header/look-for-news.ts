import { atom } from 'jotai';

/** Asks for the news; the code for it comes only now. */
export const lookForNewsAtom = atom(null, async (_get, set): Promise<void> => {
  const news = await import('./panel/news.ts').catch(() => null);
  // Without its code there is no dot, as without its answer.
  if (news) await set(news.lookForNewsAtom);
});
