import { expect, it } from 'vitest';
import { languageName, languageNames } from '#src/i18n/language-names.ts';
import { languageTag, translatedLanguages, writingDirection } from '#src/i18n/languages.ts';

it.each(translatedLanguages)('names %s in its own language, like the browser', (code) => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? '';
  expect(languageNames[code]?.toLowerCase()).toBe(name.toLowerCase());
  expect(languageName(code)).toBe(languageNames[code]);
});

it('names unfinished languages', () => {
  expect(['pt', 'zh-cn'].map(languageName)).toEqual(['Português', '中文（中国）']);
});

it('normalizes tags like browsers', () => {
  expect(['zh-cn', 'pt', 'en-xa'].map(languageTag)).toEqual(['zh-CN', 'pt', 'en-XA']);
});

it('identifies right-to-left languages', () => {
  expect(['he', 'ar', 'de', 'ja'].map(writingDirection)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
});
