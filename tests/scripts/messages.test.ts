import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { messageErrors, updateMessages } from '#scripts/messages.ts';
import { tempFolder } from './temp-folder.ts';

type Sections = Record<string, Record<string, string>>;

const english: Sections = {
  dashboard: {
    'dashboard:%count% calendars_one': '%count% calendar',
    'dashboard:%count% calendars_other': '%count% calendars',
  },
};

const german: Sections = {
  login: { 'login:Log in': 'Anmelden', 'login:Code for %email%': 'Code für %email%' },
  dashboard: {
    'dashboard:%count% calendars_one': '%count% Kalender',
    'dashboard:%count% calendars_other': '%count% Kalender',
  },
};

const code = "t('login:Log in'); t('login:Code for %email%'); t('dashboard:%count% calendars');";

const glossary = {
  en: { ellipsis: '…', words: { Email: { say: 'Email', not: ['E-mail'] } } },
  de: { ellipsis: ' …', words: { Owner: { say: 'Inhaber/in', not: ['Besitzer'] } } },
};

interface Project {
  languages?: Record<string, Sections>;
  complete?: string[];
  files?: Record<string, string>;
}

/** A project with these languages; everything else is free of errors. */
function project({
  languages = { en: english, de: german },
  complete = Object.keys(languages),
  files = { 'src/page.ts': code },
}: Project): string {
  const texts = Object.entries(languages).flatMap(([language, sections]) =>
    Object.entries(sections).map(([section, messages]): [string, string] => [
      `src/i18n/messages/${language}/${section}.json`,
      JSON.stringify(messages),
    ]),
  );
  return tempFolder({
    ...Object.fromEntries(texts),
    'src/i18n/complete-languages.json': JSON.stringify(complete),
    'src/i18n/glossary.json': JSON.stringify(glossary),
    'generated/app/document.json': JSON.stringify({
      'x-core-sections': ['common'],
      'x-pages': { any: { sections: ['login', 'dashboard', 'week'] } },
    }),
    ...files,
  });
}

const findErrors = (given: Project) => messageErrors(project(given));

/** The errors in a project whose otherwise correct German has these texts for `login`. */
function findGermanErrors(changed: Record<string, string>) {
  return findErrors({
    languages: { en: english, de: { ...german, login: { ...german['login'], ...changed } } },
  });
}

/** The errors in a project with a plural text and these forms of it. */
function findPluralErrors(
  language: string,
  forms: Record<string, string>,
  englishForms: Record<string, string> = { one: '%count% day', other: '%count% days' },
) {
  const section = (texts: Record<string, string>): Sections => ({
    week: Object.fromEntries(
      Object.entries(texts).map(([form, text]) => [`week:%count% days_${form}`, text]),
    ),
  });
  return findErrors({
    languages: { en: section(englishForms), [language]: section(forms) },
    files: { 'src/page.ts': "t('week:%count% days')" },
  });
}

describe('messageErrors', () => {
  it('accepts complete texts', () => {
    expect(findErrors({})).toEqual([]);
  });

  it('accepts a translation that equals English', () => {
    expect(findGermanErrors({ 'login:Code for %email%': 'Code for %email%' })).toEqual([]);
  });

  it('reports missing and empty translations', () => {
    const login = { 'login:Log in': '' };
    expect(findErrors({ languages: { en: english, de: { ...german, login } } })).toEqual([
      'de/login.json: "login:Code for %email%" is missing.',
      'de/login.json: "login:Log in" is still to be written.',
    ]);
  });

  it('reports every text of a section that a language lacks', () => {
    expect(
      findErrors({ languages: { en: english, de: { dashboard: german['dashboard'] ?? {} } } }),
    ).toEqual([
      'de/login.json: "login:Code for %email%" is missing.',
      'de/login.json: "login:Log in" is missing.',
    ]);
  });

  it('allows an incomplete language to lag, but checks the texts it has', () => {
    const login = { 'login:Log in': '', 'login:Code for %email%': 'Code' };
    expect(findErrors({ languages: { en: english, de: { login } }, complete: ['en'] })).toEqual([
      'de/login.json: "login:Code for %email%" lacks %email%.',
    ]);
  });

  it('reports a missing language that is marked complete', () => {
    expect(findErrors({ complete: ['en', 'de', 'pl'] })).toEqual([
      'pl/ is missing: complete-languages.json says that it is complete.',
    ]);
  });

  it('reports a stale translation', () => {
    expect(findGermanErrors({ 'login:Log out': 'Abmelden' })).toEqual([
      'de/login.json: "login:Log out" is stale: nothing in the code asks for it.',
    ]);
  });

  it('reports a stale section as one error', () => {
    const old = { 'old:Page': 'Seite', 'old:Title': 'Titel' };
    expect(findErrors({ languages: { en: english, de: { ...german, old } } })).toEqual([
      'de/old.json is stale: the code has no such section.',
    ]);
  });

  it.each([
    ['fr', { one: '%count% jour', many: '%count% de jours', other: '%count% jours' }],
    ['ja', { other: '%count%日' }],
    [
      'pl',
      { one: '%count% dzień', few: '%count% dni', many: '%count% dni', other: '%count% dnia' },
    ],
  ])('requires the plural forms of %s', (language, forms) => {
    expect(findPluralErrors(language, forms)).toEqual([]);
  });

  it('reports missing and unknown plural forms of a language', () => {
    expect(findPluralErrors('fr', { one: '%count% jour', other: '%count% jours' })).toEqual([
      'fr/week.json: "week:%count% days_many" is missing.',
    ]);
    expect(findPluralErrors('ja', { one: '%count%日', other: '%count%日' })).toEqual([
      'ja/week.json: "week:%count% days_one" is not a plural form of ja, which has other.',
    ]);
  });

  it('requires English plural forms in English', () => {
    expect(findPluralErrors('ja', { other: '%count%日' }, { other: '%count% days' })).toEqual([
      'en/week.json: "week:%count% days_one" is missing.',
    ]);
  });

  it('reports missing and misspelled placeholders', () => {
    expect(findGermanErrors({ 'login:Code for %email%': 'Code für %mail%' })).toEqual([
      'de/login.json: "login:Code for %email%" lacks %email%.',
      'de/login.json: "login:Code for %email%" has %mail%, which is not in its key.',
    ]);
  });

  it('allows a plural form without its number only if it stands for a single one', () => {
    expect(findPluralErrors('de', { one: 'Ein Tag', other: '%count% Tage' })).toEqual([]);
    expect(
      findPluralErrors('fr', { one: 'Un jour', many: '%count% de jours', other: '%count% jours' }),
    ).toEqual(['fr/week.json: "week:%count% days_one" lacks %count%.']);
  });

  it.each(['', ' ', '\u3000'])('treats the text %j as untranslated', (text) => {
    expect(findGermanErrors({ 'login:Log in': text })).toEqual([
      'de/login.json: "login:Log in" is still to be written.',
    ]);
  });

  it.each([' Anmelden', 'Anmelden\n', 'Anmelden\u00a0'])(
    'reports the surrounding whitespace in %j',
    (text) => {
      expect(findGermanErrors({ 'login:Log in': text })).toEqual([
        'de/login.json: "login:Log in" has blanks at an end.',
      ]);
    },
  );

  it('reports two controls of a page with one name', () => {
    const login = { 'login:Cancel': 'Abbrechen' };
    const week = { 'week:Undo': 'Abbrechen' };
    expect(
      findErrors({
        languages: { en: {}, de: { login, week } },
        files: { 'src/page.ts': "t('login:Cancel'); t('week:Undo');" },
      }),
    ).toEqual(['de: "login:Cancel" and "week:Undo" are both "abbrechen".']);
  });

  it('reports typography of another language', () => {
    expect(findGermanErrors({ 'login:Log in': '"Anmelden"' })).toEqual([
      'de/login.json: "login:Log in" must quote „like this“.',
    ]);
  });

  it('compares English with its glossary, too, though it is in the code', () => {
    expect(
      findErrors({
        languages: { en: {}, de: { login: { 'login:Your e-mail...': 'Anmelden' } } },
        files: { 'src/page.ts': "t('login:Your e-mail...')" },
      }),
    ).toEqual([
      'en/login.json: "login:Your e-mail..." says "E-mail" for "Email", which is "Email".',
      'en/login.json: "login:Your e-mail..." must write "…".',
    ]);
  });

  it.each(['<b>Anmelden</b>', 'An<br/>melden', 'An&shy;melden', 'An&#173;melden'])(
    'reports the HTML in %j',
    (text) => {
      expect(findGermanErrors({ 'login:Log in': text })).toEqual([
        'de/login.json: "login:Log in" holds HTML, which is shown as it stands.',
      ]);
    },
  );

  it.each(['Hilfe & Tipps', 'Anzahl < 5', 'a > b', 'R&D, und mehr;'])(
    'does not mistake %j for HTML',
    (text) => {
      expect(findGermanErrors({ 'login:Log in': text })).toEqual([]);
    },
  );

  it.each(['dashboard:Log in', 'Log in', 'login'])(
    'reports the key %j in the file of another section',
    (key) => {
      expect(findGermanErrors({ [key]: 'Anmelden' })).toEqual([
        `de/login.json: "${key}" does not begin with the name of its file, "login:".`,
      ]);
    },
  );

  it('allows an English wording that differs from its key and reports an equal one', () => {
    const wordings = (text: string) =>
      findErrors({
        languages: { en: { ...english, login: { 'login:Log in': text } }, de: german },
      });
    expect(wordings('Sign in')).toEqual([]);
    expect(wordings('Log in')).toEqual([
      'en/login.json: "login:Log in" says what its key says, and so needs no entry.',
    ]);
  });

  it('ignores keys in comments and keys concatenated at run time', () => {
    const page = "t('dashboard:%count% calendars'); /* 'login:Log in' */ t('login:' + 'Log in');";
    const more = `t(\`login:Log \${'in'}\`); t('login:Code for %email%')`;
    expect(findErrors({ files: { 'src/a.ts': page, 'src/b.ts': more } })).toEqual([
      'de/login.json: "login:Log in" is stale: nothing in the code asks for it.',
    ]);
  });

  it('finds keys with any quotes, in any folder, and in attributes', () => {
    const page = '<Link label="login:Log in">{t(`login:Code for %email%`)}</Link>';
    const list = 't("dashboard:%count% calendars")';
    expect(findErrors({ files: { 'src/a/Page.tsx': page, 'src/b/c/list.ts': list } })).toEqual([]);
  });

  it('ignores other strings with a colon', () => {
    const addresses = `${code} fetch('https://calendar.example'); open('mailto:a'); f('login:')`;
    expect(findErrors({ files: { 'src/page.ts': addresses } })).toEqual([]);
  });

  it.each(['{ "login:Log in": ', '[]', 'null', '{ "login:Log in": 1 }'])(
    'reports a file with %s',
    (json) => {
      const files = { 'src/page.ts': code, 'src/i18n/messages/de/login.json': json };
      expect(findErrors({ files })).toEqual(['de/login.json is not a JSON object of texts.']);
      expect(() => updateMessages(project({ files }))).toThrow('de/login.json is not a JSON');
    },
  );

  it.each(['deutsch', 'd_e', 'xx'])('reports the folder %s, which is not a language', (folder) => {
    expect(findErrors({ languages: { en: english, [folder]: german } })).toEqual([
      `${folder}/ is not named by a language code.`,
    ]);
  });

  it('reports words that the glossary has others for', () => {
    expect(findGermanErrors({ 'login:Log in': 'Als Besitzer anmelden' })).toEqual([
      'de/login.json: "login:Log in" says "Besitzer" for "Owner", which is "Inhaber/in".',
    ]);
  });

  it('reports all errors at once', () => {
    const texts = { 'login:Log in': ' <i>Anmelden</i>', 'login:Code for %email%': 'Code' };
    expect(findGermanErrors(texts)).toEqual([
      'de/login.json: "login:Log in" has blanks at an end.',
      'de/login.json: "login:Log in" holds HTML, which is shown as it stands.',
      'de/login.json: "login:Code for %email%" lacks %email%.',
    ]);
  });
});

describe('updateMessages', () => {
  const messagesIn = (folder: string, file: string) =>
    JSON.parse(readFileSync(path.join(folder, 'src/i18n/messages', file), 'utf8'));

  it('adds empty texts for each language that lacks them, in alphabetical order', () => {
    const login = { 'login:Log in': 'Anmelden' };
    const folder = project({ languages: { en: english, de: { ...german, login } } });
    expect(updateMessages(folder)).toEqual([
      'de/login.json: "login:Code for %email%" is to be written.',
    ]);
    expect(Object.entries(messagesIn(folder, 'de/login.json'))).toEqual([
      ['login:Code for %email%', ''],
      ['login:Log in', 'Anmelden'],
    ]);
  });

  it('adds the plural forms of each language, in English with the key’s own text', () => {
    const folder = project({ languages: { en: {}, ja: { login: german['login'] ?? {} } } });
    updateMessages(folder);
    expect(messagesIn(folder, 'ja/dashboard.json')).toEqual({
      'dashboard:%count% calendars_other': '',
    });
    expect(messagesIn(folder, 'en/dashboard.json')).toEqual({
      'dashboard:%count% calendars_one': '',
      'dashboard:%count% calendars_other': '%count% calendars',
    });
  });

  it('removes stale texts, empty files, and English that repeats its key', () => {
    const folder = project({
      languages: {
        en: { ...english, login: { 'login:Log in': 'Log in' } },
        de: {
          ...german,
          login: { ...german['login'], 'login:Log out': 'Abmelden' },
          old: { 'old:Page': 'Seite' },
        },
      },
    });
    expect(updateMessages(folder)).toEqual([
      'de/login.json: "login:Log out" was removed.',
      'de/old.json: "old:Page" was removed.',
      'en/login.json: "login:Log in" was removed.',
    ]);
    expect(messagesIn(folder, 'de/login.json')).toEqual(german['login']);
    expect(existsSync(path.join(folder, 'src/i18n/messages/de/old.json'))).toBe(false);
    expect(existsSync(path.join(folder, 'src/i18n/messages/en/login.json'))).toBe(false);
    expect(messageErrors(folder)).toEqual([]);
  });
});
