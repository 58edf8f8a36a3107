import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { components } from '#generated/app/types.ts';
import english from '#generated/messages/english.json' with { type: 'json' };
import { coreSections } from '#generated/messages/sections.ts';
import { datePatterns } from './date-patterns.ts';
import { languages } from './languages.ts';
import { markedText, testLanguage } from './test-language.ts';

export type TranslationSections = components['schemas']['TranslationSections'];
type Messages = Readonly<Record<string, string>>;

const folder = path.resolve(import.meta.dirname, '../../src/i18n/messages');
const dateLocales: ReadonlySet<string> = new Set(languages);

const englishSections: ReadonlyMap<string, Messages> = new Map(Object.entries(english));

const knownMessages = new Map<string, Messages>();

/** Returns whether the product supports a language. */
export function isLanguage(code: string): boolean {
  return code === testLanguage || isDateLocale(code);
}

/** Returns whether the product supports a date locale. */
export function isDateLocale(code: string): boolean {
  return dateLocales.has(code);
}

/** Returns whether texts with this name exist; English has all of them. */
export function isSection(name: string): boolean {
  return englishSections.has(name);
}

/** The texts of sections along with those that every page needs, and a locale's date formats. */
export function translationSections(
  sections: readonly string[],
  language: string,
  dateLocale: string,
): TranslationSections {
  return {
    [`core_js_${language}`]: Object.assign(
      {},
      ...coreSections.map((section) => sectionMessages(language, section)),
    ),
    ...Object.fromEntries(
      sections.map((section) => [`${section}_${language}`, sectionMessages(language, section)]),
    ),
    [`datetime_${language}`]: datePatterns(dateLocale),
  };
}

/** A section's texts from the project; none if a language has no translation yet. */
function sectionMessages(language: string, section: string): Messages {
  const name = path.join(language, `${section}.json`);
  const messages = knownMessages.get(name) ?? readMessages(language, section);
  knownMessages.set(name, messages);
  return messages;
}

function readMessages(language: string, section: string): Messages {
  const source = englishSections.get(section) ?? {};
  if (language === 'en') return source;
  if (language === testLanguage) {
    return Object.fromEntries(Object.entries(source).map(([key, text]) => [key, markedText(text)]));
  }
  const file = path.join(folder, language, `${section}.json`);
  const messages: Messages = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // An empty text is not translated yet.
  return Object.fromEntries(Object.entries(messages).filter(([, text]) => text !== ''));
}
