import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { components } from '#generated/app/types.ts';
import { datePatterns } from './date-patterns.ts';
import { languages } from './languages.ts';
import { markedText, testLanguage } from './test-language.ts';

export type TranslationSections = components['schemas']['TranslationSections'];
type Messages = Readonly<Record<string, string>>;

const folder = path.resolve(import.meta.dirname, '../../src/i18n/messages');
const dateLocales: ReadonlySet<string> = new Set(languages);

/** Sections that every page needs. */
const coreSections = ['common', 'header', 'errors'];

const known = new Map<string, Messages>();

/** Whether the product speaks a language. */
export function isLanguage(code: string): boolean {
  return code === testLanguage || isDateLocale(code);
}

/** Whether the product writes dates as a locale does. */
export function isDateLocale(code: string): boolean {
  return dateLocales.has(code);
}

/** Whether there are texts of this name; English has all of them. */
export function isSection(name: string): boolean {
  return sectionNames().has(name);
}

/** The texts of sections with those that every page needs, and the date formats of a locale. */
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

/** The texts of a section as the project holds them; none where a language has no translation yet. */
function sectionMessages(language: string, section: string): Messages {
  const name = path.join(language, `${section}.json`);
  const messages = known.get(name) ?? readMessages(language, section);
  known.set(name, messages);
  return messages;
}

let names: ReadonlySet<string> | undefined;

function sectionNames(): ReadonlySet<string> {
  names ??= new Set(
    readdirSync(path.join(folder, 'en')).map((file) => file.replace(/\.json$/, '')),
  );
  return names;
}

function readMessages(language: string, section: string): Messages {
  if (language === testLanguage) {
    const english = Object.entries(sectionMessages('en', section));
    return Object.fromEntries(english.map(([key, text]) => [key, markedText(text)]));
  }
  const file = path.join(folder, language, `${section}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
