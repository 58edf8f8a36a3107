import type { i18n } from 'i18next';

/** A section and how many texts of it are there. */
export interface SectionCount {
  section: string;
  texts: number;
}

/** The loaded sections with their texts in a language, by name. */
export function loadedSections(
  source: Pick<i18n, 'getDataByLanguage'>,
  language: string,
  sections: ReadonlySet<string>,
): SectionCount[] {
  const messages = source.getDataByLanguage(language) ?? {};
  return [...sections].sort().map((section) => ({
    section,
    texts: Object.keys(messages[section] ?? {}).length,
  }));
}
