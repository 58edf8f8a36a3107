import { describe, expect, it } from 'vitest';
import { messageErrors } from '#scripts/messages.ts';
import { tempFolder } from './temp-folder.ts';

type Sections = Record<string, Record<string, string>>;

const english: Sections = {
  login: { 'login:Log in': 'Log in', 'login:Code for %email%': 'Code for %email%' },
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

/** The errors in a project with these languages; what is not told is without any. */
function errorsOf({
  languages = { en: english, de: german },
  files = { 'src/page.ts': code },
}: {
  languages?: Record<string, Sections>;
  files?: Record<string, string>;
}): string[] {
  const texts = Object.entries(languages).flatMap(([language, sections]) =>
    Object.entries(sections).map(([section, messages]): [string, string] => [
      `src/i18n/messages/${language}/${section}.json`,
      JSON.stringify(messages),
    ]),
  );
  return messageErrors(tempFolder({ ...Object.fromEntries(texts), ...files }));
}

/** The errors in a project whose languages differ from flawless ones in these texts of `login`. */
function errorsOfLogin(changed: { en?: Record<string, string>; de?: Record<string, string> }) {
  return errorsOf({
    languages: {
      en: { ...english, login: { ...english['login'], ...changed.en } },
      de: { ...german, login: { ...german['login'], ...changed.de } },
    },
  });
}

/** The errors in a project with a text that counts, and these forms of it. */
function errorsOfPlural(
  language: string,
  forms: Record<string, string>,
  englishForms: Record<string, string> = { one: '%count% day', other: '%count% days' },
) {
  const section = (texts: Record<string, string>): Sections => ({
    week: Object.fromEntries(
      Object.entries(texts).map(([form, text]) => [`week:%count% days_${form}`, text]),
    ),
  });
  return errorsOf({
    languages: { en: section(englishForms), [language]: section(forms) },
    files: { 'src/page.ts': "t('week:%count% days')" },
  });
}

describe('messageErrors', () => {
  it('finds nothing in texts that are complete', () => {
    expect(errorsOf({})).toEqual([]);
  });

  it('lets a translation be the same as English', () => {
    expect(errorsOfLogin({ de: { 'login:Code for %email%': 'Code for %email%' } })).toEqual([]);
  });

  it('finds a text that is not translated', () => {
    expect(
      errorsOf({
        languages: { en: english, de: { ...german, login: { 'login:Log in': 'Anmelden' } } },
      }),
    ).toEqual(['de/login.json: "login:Code for %email%" is missing.']);
  });

  it('finds a translation whose English text is gone', () => {
    expect(errorsOfLogin({ de: { 'login:Log out': 'Abmelden' } })).toEqual([
      'de/login.json: "login:Log out" is stale: English has no such text.',
    ]);
  });

  it('finds sections that are missing or stale as one error each', () => {
    expect(
      errorsOf({
        languages: {
          en: english,
          de: { login: german['login'] ?? {}, old: { 'old:Page': 'Seite' } },
        },
      }),
    ).toEqual([
      'de/dashboard.json is missing: English has this section.',
      'de/old.json is stale: English has no such section.',
    ]);
  });

  it.each([
    ['fr', { one: '%count% jour', many: '%count% de jours', other: '%count% jours' }],
    ['ja', { other: '%count%日' }],
    [
      'pl',
      { one: '%count% dzień', few: '%count% dni', many: '%count% dni', other: '%count% dnia' },
    ],
  ])('asks for the plural forms that %s has', (language, forms) => {
    expect(errorsOfPlural(language, forms)).toEqual([]);
  });

  it('finds plural forms that a language lacks or does not have', () => {
    expect(errorsOfPlural('fr', { one: '%count% jour', other: '%count% jours' })).toEqual([
      'fr/week.json: "week:%count% days_many" is missing.',
    ]);
    expect(errorsOfPlural('ja', { one: '%count%日', other: '%count%日' })).toEqual([
      'ja/week.json: "week:%count% days_one" is no plural form of ja, which has other.',
    ]);
  });

  it('holds English to its own plural forms', () => {
    expect(errorsOfPlural('ja', { other: '%count%日' }, { other: '%count% days' })).toEqual([
      'en/week.json: "week:%count% days_one" is missing.',
    ]);
  });

  it('finds placeholders that got lost or were misspelt', () => {
    expect(errorsOfLogin({ de: { 'login:Code for %email%': 'Code für %mail%' } })).toEqual([
      'de/login.json: "login:Code for %email%" lacks %email%.',
      'de/login.json: "login:Code for %email%" has %mail%, which is not in its key.',
    ]);
  });

  it('lets a plural form go without its number only where it stands for a single one', () => {
    expect(errorsOfPlural('de', { one: 'Ein Tag', other: '%count% Tage' })).toEqual([]);
    expect(
      errorsOfPlural('fr', { one: 'Un jour', many: '%count% de jours', other: '%count% jours' }),
    ).toEqual(['fr/week.json: "week:%count% days_one" lacks %count%.']);
  });

  it.each(['', ' ', '\u3000'])('finds the empty text %j', (text) => {
    expect(errorsOfLogin({ de: { 'login:Log in': text } })).toEqual([
      'de/login.json: "login:Log in" is empty.',
    ]);
  });

  it.each([' Anmelden', 'Anmelden\n', 'Anmelden\u00a0'])('finds the blank in %j', (text) => {
    expect(errorsOfLogin({ de: { 'login:Log in': text } })).toEqual([
      'de/login.json: "login:Log in" has blanks at an end.',
    ]);
  });

  it.each(['<b>Anmelden</b>', 'An<br/>melden', 'An&shy;melden', 'An&#173;melden'])(
    'finds the HTML in %j',
    (text) => {
      expect(errorsOfLogin({ de: { 'login:Log in': text } })).toEqual([
        'de/login.json: "login:Log in" holds HTML, which is shown as it stands.',
      ]);
    },
  );

  it.each(['Hilfe & Tipps', 'Anzahl < 5', 'a > b', 'R&D, und mehr;'])(
    'takes no HTML for what is none: %j',
    (text) => {
      expect(errorsOfLogin({ de: { 'login:Log in': text } })).toEqual([]);
    },
  );

  it('finds a key in two sections', () => {
    const twice = { ...english['dashboard'], 'login:Log in': 'Log in' };
    expect(errorsOf({ languages: { en: { ...english, dashboard: twice } } })).toContain(
      '"login:Log in" stands in en/dashboard.json and in en/login.json.',
    );
  });

  it.each(['dashboard:Log in', 'Log in', 'login'])(
    'finds the key %j in the file of another section',
    (key) => {
      expect(errorsOfLogin({ de: { [key]: 'Anmelden' } })).toEqual([
        `de/login.json: "${key}" does not begin with the name of its file, "login:".`,
      ]);
    },
  );

  it('finds an English text that is not that of its key', () => {
    expect(errorsOfLogin({ en: { 'login:Log in': 'Sign in' } })).toEqual([
      'en/login.json: "login:Log in" reads "Sign in", unlike its key.',
    ]);
  });

  it('finds English texts that nothing asks for, plurals as one', () => {
    expect(errorsOf({ files: { 'src/page.ts': "t('login:Log in')" } })).toEqual([
      'en/dashboard.json: "dashboard:%count% calendars" is a literal nowhere in src/.',
      'en/login.json: "login:Code for %email%" is a literal nowhere in src/.',
    ]);
  });

  it('takes neither a comment nor a key put together for a literal', () => {
    const page = "t('dashboard:%count% calendars'); /* 'login:Log in' */ t('login:' + 'Log in');";
    const more = `t(\`login:Log \${'in'}\`); t('login:Code for %email%')`;
    expect(errorsOf({ files: { 'src/a.ts': page, 'src/b.ts': more } })).toEqual([
      'en/login.json: "login:Log in" is a literal nowhere in src/.',
    ]);
  });

  it('knows literals with any quotes, in any folder, in attributes of elements too', () => {
    const page = '<Link label="login:Log in">{t(`login:Code for %email%`)}</Link>';
    const list = 't("dashboard:%count% calendars")';
    expect(errorsOf({ files: { 'src/a/Page.tsx': page, 'src/b/c/list.ts': list } })).toEqual([]);
  });

  it.each(['{ "login:Log in": ', '[]', 'null', '{ "login:Log in": 1 }'])(
    'finds the file that holds %s',
    (json) => {
      expect(
        errorsOf({ files: { 'src/page.ts': code, 'src/i18n/messages/de/login.json': json } }),
      ).toEqual(['de/login.json is no JSON object of texts.']);
    },
  );

  it.each(['deutsch', 'd_e', 'xx'])('finds the folder %s, which is no language', (folder) => {
    expect(errorsOf({ languages: { en: english, [folder]: german } })).toEqual([
      `${folder}/ is not named by a language code.`,
    ]);
  });

  it('needs English', () => {
    expect(errorsOf({ languages: { de: german } })).toEqual([
      'src/i18n/messages/en/ is missing: it is what all others translate.',
    ]);
  });

  it('tells everything at once', () => {
    const texts = { 'login:Log in': ' <i>Anmelden</i>', 'login:Code for %email%': 'Code' };
    expect(errorsOfLogin({ de: texts })).toEqual([
      'de/login.json: "login:Log in" has blanks at an end.',
      'de/login.json: "login:Log in" holds HTML, which is shown as it stands.',
      'de/login.json: "login:Code for %email%" lacks %email%.',
    ]);
  });
});
