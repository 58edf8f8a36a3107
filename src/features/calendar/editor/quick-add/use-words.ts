import { atom, useAtomValue, useSetAtom } from 'jotai';
import { unwrap } from 'jotai/utils';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import type { Words } from './create-words.ts';
import { loadGrammar } from './grammar.ts';

/** Loads what reads the words of a language; null if it did not arrive. */
async function loadWords(language: string): Promise<Words | null> {
  try {
    const [{ createWords }, grammar] = await Promise.all([
      import('./create-words.ts'),
      loadGrammar(language),
    ]);
    return createWords(grammar);
  } catch {
    return null;
  }
}

const triesAtom = atom(0);
/** Texts that load later change the state of texts, but not the language. */
const languageAtom = atom((get) => get(translationStateAtom).language ?? 'en');
const loadedWordsAtom = atom((get) => {
  get(triesAtom);
  return loadWords(get(languageAtom));
});
const wordsAtom = unwrap(loadedWordsAtom);

/**
 * The readers of the words of the page's language, which load as soon as they are asked for: undefined until then, null if
 * they are missing.
 */
export function useWords(): Words | null | undefined {
  return useAtomValue(wordsAtom);
}

/** Returns a function that loads missing words once more. */
export function useRetryWords(): () => void {
  const setTries = useSetAtom(triesAtom);
  return () => setTries((tries) => tries + 1);
}
