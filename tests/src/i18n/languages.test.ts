import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  languageName,
  languageTag,
  translatedLanguages,
  writingDirection,
} from '#src/i18n/languages.ts';

it('offers exactly the languages that have messages', () => {
  const folder = path.resolve(import.meta.dirname, '../../../src/i18n/messages');
  expect([...translatedLanguages].sort()).toEqual(readdirSync(folder).sort());
});

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
