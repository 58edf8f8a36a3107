import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import english from '#generated/messages/english.json' with { type: 'json' };
import { cut } from '#scripts/build/cuts/cut.ts';
import { i18next } from '#scripts/build/cuts/i18next.ts';
import { tempFolder } from '../../temp-folder.ts';

const root = path.join(import.meta.dirname, '../../../..');
const library = readFileSync(path.join(root, 'node_modules/i18next/dist/esm/i18next.js'), 'utf8');

/** Numbers of every plural category, and one that needs formatting. */
const counts = [0, 1, 2, 5, 21, 1234.5];
const languages = ['en', 'de', 'es', 'fr', 'ja', 'ru'];
const keys = Object.values(english).flatMap((texts) => Object.keys(texts));

function translationsOf(language: string): Record<string, string>[] {
  return Object.keys(english).flatMap((section) => {
    try {
      const file = path.join(root, `src/i18n/messages/${language}/${section}.json`);
      return [JSON.parse(readFileSync(file, 'utf8'))];
    } catch {
      // Russian and most of English have none, so their texts come from the fallback.
      return [];
    }
  });
}

/** Values that need no escaping, look like nested texts and placeholders, or are plural. */
function valuesOf(key: string, count: number): Record<string, string | number> {
  const names = [...key.matchAll(/%(\w+)%/g)].map(([, name = '']) => name);
  const value = (name: string) => (name === 'count' ? count : `<b>$t(common:Close) %${name}%`);
  return Object.fromEntries(names.map((name) => [name, value(name)]));
}

/** All texts in all languages, as the client translates them with this code of i18next. */
async function textsWith(code: string): Promise<string[]> {
  const file = path.join(tempFolder({ 'i18next.mjs': code }), 'i18next.mjs');
  vi.resetModules();
  vi.doMock('i18next', () => import(/* @vite-ignore */ file));
  const { addEnglish, addMessages, createI18n } = await import('#src/i18n/i18n.ts');
  const texts = createI18n();
  await addEnglish(texts, Object.keys(english));
  const shown: string[] = [];
  texts.on('languageChanged', (language) => shown.push(language));
  for (const language of languages) {
    for (const messages of translationsOf(language)) addMessages(texts, language, messages);
    await texts.changeLanguage(language);
    for (const key of keys) {
      const end = key.indexOf(':');
      for (const count of key.includes('%count%') ? counts : [0]) {
        shown.push(texts.t(key.slice(end + 1), { ...valuesOf(key, count), ns: key.slice(0, end) }));
      }
    }
  }
  vi.doUnmock('i18next');
  return shown;
}

it('the cuts change no text', async () => {
  const [whole, less] = [await textsWith(library), await textsWith(cut(library, i18next.cuts))];
  expect(new Set(whole).size).toBeGreaterThan(keys.length * 4);
  expect(less).toEqual(whole);
});
