import de from './server-texts/de.json' with { type: 'json' };
import es from './server-texts/es.json' with { type: 'json' };
import fr from './server-texts/fr.json' with { type: 'json' };
import ja from './server-texts/ja.json' with { type: 'json' };
import { markedText, testLanguage } from './test-language.ts';

/** All English texts of the server that people read; `%value%` is a placeholder. */
export type ServerText = keyof typeof de;

// The types ensure that every language has the same texts.
const translations = { de, es, fr, ja } satisfies Record<string, Record<ServerText, string>>;

type TranslatedLanguage = keyof typeof translations;

/** Languages of the server's texts, English first. */
export type ServerLanguage = 'en' | TranslatedLanguage | typeof testLanguage;

/** The language for a call's texts, by its `Accept-Language` header; undefined if none of them is available. */
export function wantedLanguage(header: string | null): ServerLanguage | undefined {
  if (header === null) return undefined;
  const ranges = header.split(',').map((part) => {
    const [range = '', quality = 'q=1'] = part.split(';').map((piece) => piece.trim());
    return { range: range.toLowerCase(), quality: Number(/^q=([\d.]+)$/.exec(quality)?.[1] ?? 0) };
  });
  return ranges
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ range }) => knownLanguage(range) ?? knownLanguage(range.split('-')[0] ?? ''))
    .find((language) => language !== undefined);
}

/** The language for a code; undefined if the server does not have it. */
export function knownLanguage(code: string): ServerLanguage | undefined {
  return code === 'en' || code === testLanguage || isTranslated(code) ? code : undefined;
}

function isTranslated(code: string): code is TranslatedLanguage {
  return Object.hasOwn(translations, code);
}

/** A server text in a language. Texts without a translation, such as details for developers, stay English. */
export function serverText(english: string, language: ServerLanguage): string {
  if (language === 'en') return english;
  if (language === testLanguage) return markedText(english);
  const texts: Readonly<Record<string, string>> = translations[language];
  const own = texts[english];
  if (own !== undefined) return own;
  for (const { key, before, after } of valueTexts) {
    if (!english.startsWith(before) || !english.endsWith(after)) continue;
    const value = english.slice(before.length, english.length - after.length);
    return texts[key]?.replace('%value%', () => value) ?? english;
  }
  return english;
}

/** Texts with a value, by the text before and after it. */
const valueTexts = Object.keys(de)
  .filter((key) => key.includes('%value%'))
  .map((key) => {
    const [before = '', after = ''] = key.split('%value%');
    return { key, before, after };
  });
