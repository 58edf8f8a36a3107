import { expect, it } from 'vitest';
import { languageName, languageTag, writingDirection } from '#src/i18n/languages.ts';

it('names languages in themselves', () => {
  expect(['en', 'de', 'es', 'fr', 'ja'].map(languageName)).toEqual([
    'English',
    'Deutsch',
    'Español',
    'Français',
    '日本語',
  ]);
});

it('spells tags as browsers do', () => {
  expect(['zh-cn', 'pt', 'en-xa'].map(languageTag)).toEqual(['zh-CN', 'pt', 'en-XA']);
});

it('knows which languages are written from right to left', () => {
  expect(['he', 'ar', 'de', 'ja'].map(writingDirection)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
});
