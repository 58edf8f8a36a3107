import { languageTag, testLanguage } from './languages.ts';

/** The names of the languages on every page, because looking them up at startup is slow. */
export const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  [testLanguage]: 'Ŧëšŧ ļåñĝûåĝë',
};

/** A language's own name: `de` → `Deutsch`. */
export function languageName(code: string): string {
  const knownName = languageNames[code];
  if (knownName) return knownName;
  const tag = languageTag(code);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
