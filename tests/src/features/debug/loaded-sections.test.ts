import { expect, it } from 'vitest';
import { loadedSections } from '#src/features/debug/loaded-sections.ts';
import { addMessages, createI18n } from '#src/i18n/i18n.ts';

it('counts the texts of each loaded section in the page’s language', () => {
  const i18n = createI18n();
  addMessages(i18n, 'de', { 'login:Log in': 'Anmelden', 'common:Copied': 'Kopiert' });
  const loaded = new Set(['login', 'common', 'errors']);
  expect(loadedSections(i18n, 'de', loaded)).toEqual([
    { section: 'common', texts: 1 },
    { section: 'errors', texts: 0 },
    { section: 'login', texts: 1 },
  ]);
});
