import { expect, it } from 'vitest';
import {
  languageName,
  languageNames,
  languageTag,
  translatedLanguages,
  writingDirection,
} from '#src/i18n/languages.ts';

it.each(translatedLanguages)('names %s in itself, as the browser would', (code) => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? '';
  expect(languageNames[code]?.toLowerCase()).toBe(name.toLowerCase());
  expect(languageName(code)).toBe(languageNames[code]);
});

it('names languages that are not finished', () => {
  expect(['pt', 'zh-cn'].map(languageName)).toEqual(['Português', '中文（中国）']);
});

it('spells tags as browsers do', () => {
  expect(['zh-cn', 'pt', 'en-xa'].map(languageTag)).toEqual(['zh-CN', 'pt', 'en-XA']);
});

it('knows which languages are written from right to left', () => {
  expect(['he', 'ar', 'de', 'ja'].map(writingDirection)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
});
