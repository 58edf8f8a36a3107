import { atom, type createStore } from 'jotai';
import { dateWriterAtom } from './formats.ts';
import { dateLocaleFor, onLanguageChosen, rememberLanguage } from './language-choice.ts';
import type { DateSettings } from './load-dates.ts';
import { TranslationError, type Translations } from './translations.ts';

/** Shows the page in another language, without loading it afresh, and remembers the choice. */
type ChangeLanguage = (language: string) => Promise<void>;

const givenAtom = atom<{ change: ChangeLanguage } | null>(null);

/**
 * Changes the page's language.
 * @throws TranslationError when its texts do not arrive; the page then stays as it is.
 */
export const changeLanguageAtom = atom(null, (get, _set, language: string) => {
  const given = get(givenAtom);
  if (!given) throw new Error('The language was changed before the start was through.');
  return given.change(language);
});

/** Makes the language changeable, here and from other tabs; called once at the start. Gives what ends the following. */
export function offerLanguages(
  store: ReturnType<typeof createStore>,
  translations: Translations,
  page: { language: string; dateLocale: string } & DateSettings,
): () => void {
  const show = async (language: string, onShown = () => {}) => {
    const isShown = await translations.changeLanguage(language, dateLocaleFor(language, page));
    if (!isShown) return;
    onShown();
    if (!store.get(dateWriterAtom)) return;
    try {
      const { loadDates } = await import('./load-dates.ts');
      await loadDates(store, page, Promise.resolve());
    } catch {
      // The language has changed all the same; without the locale's code the browser writes its dates.
    }
  };
  const change = (language: string) => show(language, () => rememberLanguage(language, page));
  store.set(givenAtom, { change });
  return onLanguageChosen(page, (language) => {
    // Not remembered again: what another tab's page remembers is its own.
    show(language).catch((error: unknown) => {
      // Nobody asked for it here: the page stays as it is.
      if (!(error instanceof TranslationError)) throw error;
    });
  });
}
