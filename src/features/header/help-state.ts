import { atom } from 'jotai';

/** The open side panel; it stays open during navigation. */
export const panelAtom = atom<'assistant' | 'news' | null>(null);

/** True if `panel/news.ts` has found news that was not seen yet. */
export const foundFreshNewsAtom = atom(false);
