import type { Translations } from './translations.ts';

/** The latest change of each page's texts, because only that one applies. */
const latestChanges = new WeakMap<Translations, symbol>();

/**
 * Shows another language once all requested sections have loaded in it.
 * @returns whether it is shown; false if a later change superseded it.
 * @throws TranslationError if a section fails to load; the page then stays as it is.
 */
export async function switchLanguage(
  translations: Translations,
  language: string,
  dateLocale: string,
): Promise<boolean> {
  const change = Symbol(language);
  latestChanges.set(translations, change);
  const isSuperseded = () => latestChanges.get(translations) !== change;
  try {
    let triedSections: readonly string[];
    do {
      triedSections = translations.sectionsInUse();
      await loadAvailable(translations, language, dateLocale, triedSections);
      // Another page may open in the old language in the meantime.
    } while (!isSuperseded() && translations.sectionsInUse().length > triedSections.length);
  } catch (error) {
    if (!isSuperseded()) throw error;
  }
  if (isSuperseded()) return false;
  translations.setLanguage(language, dateLocale);
  return true;
}

async function loadAvailable(
  translations: Translations,
  language: string,
  dateLocale: string,
  sections: readonly string[],
): Promise<void> {
  try {
    await translations.load(language, dateLocale, sections);
  } catch (error) {
    const loadedSections = translations.loadedSections();
    const available = sections.filter((section) => loadedSections.has(section));
    if (available.length === sections.length) throw error;
    // Sections that are missing in the old language may be missing in the new one.
    await translations.load(language, dateLocale, available);
  }
}
