import type { i18n as I18n } from 'i18next';

/** A section and the number of its loaded texts. */
export interface SectionCount {
  section: string;
  texts: number;
}

/** Counts the texts of each loaded section in a language, sorted by name. */
export function loadedSections(
  source: Pick<I18n, 'getDataByLanguage'>,
  language: string,
  sections: ReadonlySet<string>,
): SectionCount[] {
  const messages = source.getDataByLanguage(language) ?? {};
  return [...sections].sort().map((section) => ({
    section,
    texts: Object.keys(messages[section] ?? {}).length,
  }));
}
