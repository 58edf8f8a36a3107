import { expect, it } from 'vitest';
import { messageFiles } from '#scripts/generation/messages.ts';
import { tempFolder } from '../temp-folder.ts';

const texts = {
  core: ['common'],
  pages: ['login', 'dashboard'],
  sectionsByPage: [],
  titles: ['dashboard:Your calendars'],
};

function filesFor(code: string, english: Record<string, string> = {}) {
  const project = tempFolder({
    'src/Page.tsx': code,
    'src/i18n/messages/en/dashboard.json': JSON.stringify(english),
  });
  return messageFiles(project, texts);
}

it('derives every key in the code, with its placeholders', () => {
  const keys = filesFor(
    "t('login:Log in'); t('common:%from%–%to%'); t('dashboard:%count% days in %where%')",
  ).get('messages/keys.ts');
  expect(keys).toContain('"login:Log in": never;');
  expect(keys).toContain('"common:%from%–%to%": "from" | "to";');
  expect(keys).toContain('"dashboard:%count% days in %where%": "count" | "where";');
});

it('completes English with the keys’ own texts, except for plural forms and different wordings', () => {
  const code = "t('common:Close'); t('dashboard:Open (verb)'); t('dashboard:%count% days')";
  const english = filesFor(code, {
    'dashboard:Open (verb)': 'Open',
    'dashboard:%count% days_one': '%count% day',
  }).get('messages/english.json');
  expect(JSON.parse(english ?? '')).toEqual({
    common: { 'common:Close': 'Close' },
    dashboard: {
      'dashboard:%count% days_one': '%count% day',
      'dashboard:%count% days_other': '%count% days',
      'dashboard:Open (verb)': 'Open',
      'dashboard:Your calendars': 'Your calendars',
    },
  });
});

it('derives the page titles from the contract', () => {
  expect(filesFor('').get('messages/keys.ts')).toContain('"dashboard:Your calendars": never;');
});

it('lists the sections that every page needs and those that pages request', () => {
  const source = filesFor('').get('messages/sections.ts');
  expect(source).toContain('coreSections = ["common"] as const');
  expect(source).toContain('Section = "login" | "dashboard";');
});
