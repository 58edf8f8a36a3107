import type { createStore } from 'jotai';
import { coreSections } from '#src/i18n/english.ts';
import { addEnglish } from '#src/i18n/i18n.ts';
import { TranslationError, type Translations } from '#src/i18n/translations.ts';
import { statusAtom } from '#src/status/status.ts';

/** Loads the texts of a page. Where they do not arrive the page is shown in English, and a message says why. */
export async function loadPageTexts(
  store: ReturnType<typeof createStore>,
  translations: Translations,
  sections: readonly string[],
): Promise<void> {
  try {
    await translations.loadSections(sections);
  } catch (error) {
    if (!(error instanceof TranslationError)) throw error;
    await addEnglish(translations.i18n, [...coreSections, ...sections]);
    store.set(statusAtom, { type: 'error', text: error.message });
  }
}
