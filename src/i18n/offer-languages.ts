import type { createStore } from 'jotai';
import { onLanguageChosen } from './language-choice.ts';
import { languageSourceAtom, type PageSettings } from './language-source.ts';
import type { Translations } from './translations.ts';

/**
 * Makes the language changeable, here and from other tabs; called once at startup. The code that changes it loads with
 * the first change. Returns a function that stops following other tabs.
 */
export function offerLanguages(
  store: ReturnType<typeof createStore>,
  translations: Translations,
  page: PageSettings,
): () => void {
  store.set(languageSourceAtom, { translations, page });
  return onLanguageChosen(page, (language) => {
    import('./change-language.ts').then(
      (module) => store.set(module.followLanguageAtom, language),
      () => {
        // The user did not ask for it in this tab, so the page stays as it is.
      },
    );
  });
}
