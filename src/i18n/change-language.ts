import { atom, type createStore } from 'jotai';
import { dateWriterAtom } from './formats.ts';
import { dateLocaleFor, rememberLanguage } from './language-choice.ts';
import { type DateSettings, loadDates } from './load-dates.ts';
import type { Translations } from './translations.ts';

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

/** Makes the language changeable; called once at the start. */
export function offerLanguages(
  store: ReturnType<typeof createStore>,
  translations: Translations,
  page: { language: string; dateLocale: string } & DateSettings,
): void {
  const change = async (language: string) => {
    const isShown = await translations.changeLanguage(language, dateLocaleFor(language, page));
    if (!isShown) return;
    rememberLanguage(language, page);
    if (!store.get(dateWriterAtom)) return;
    await loadDates(store, page, Promise.resolve()).catch(() => {
      // The language has changed all the same; without the locale's code the browser writes its dates.
    });
  };
  store.set(givenAtom, { change });
}
