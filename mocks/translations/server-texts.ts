import german from './server-texts.de.json' with { type: 'json' };
import { markedText, testLanguage } from './test-language.ts';

/** All English texts of the server that people read; `%value%` is a placeholder. */
export type ServerText = keyof typeof german;

/** Languages of pages. The server's own texts are in English and German alone, which shows that a language is honored. */
const languages = ['en', 'de', 'es', 'fr', 'ja', testLanguage] as const;
export type ServerLanguage = (typeof languages)[number];

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
  return languages.find((language) => language === code);
}

/** A server text in a language. Texts without a translation, such as details for developers, stay English. */
export function serverText(english: string, language: ServerLanguage): string {
  if (language === testLanguage) return markedText(english);
  if (language !== 'de') return english;
  const texts: Readonly<Record<string, string>> = german;
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
const valueTexts = Object.keys(german)
  .filter((key) => key.includes('%value%'))
  .map((key) => {
    const [before = '', after = ''] = key.split('%value%');
    return { key, before, after };
  });
