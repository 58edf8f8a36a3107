import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { createI18n, translateBy } from '#src/i18n/i18n.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import {
  type RequestSections,
  type TranslationAnswer,
  Translations,
} from '#src/i18n/translations.ts';

type Wanted = Parameters<RequestSections>[0];

/** A server that has every section in every language, and answers on request. */
function server({ waits = false } = {}) {
  const calls: Wanted[] = [];
  const waiting: (() => void)[] = [];
  const answer = ({ language, sections, dateLocale }: Wanted): TranslationAnswer => ({
    [`core_js_${language}`]: { 'common:Loading': `Loading (${language})` },
    ...Object.fromEntries(
      sections.map((name) => [`${name}_${language}`, { 'login:Log in': `Log in (${language})` }]),
    ),
    [`datetime_${language}`]: { date: `date of ${dateLocale}` },
  });
  const request: RequestSections = async (wanted) => {
    calls.push(wanted);
    if (waits) await new Promise<void>((resolve) => waiting.push(resolve));
    return answer(wanted);
  };
  return { calls, request, answer, release: () => waiting.splice(0).map((go) => go()) };
}

function start(request: RequestSections) {
  const store = createStore();
  const translations = new Translations(createI18n(), store, request);
  return {
    store,
    translations,
    t: translateBy(translations.i18n.t),
    sections: () => store.get(translationStateAtom).sections,
  };
}

describe('loading translation sections', () => {
  it('before a language is set is a named error', async () => {
    const { translations } = start(server().request);
    await expect(translations.loadSections(['login'])).rejects.toThrow(
      'loadSection can not be called before setLanguage',
    );
  });

  it('loads the texts, the core section, and the date formats', async () => {
    const { request, calls } = server();
    const { translations, store, t } = start(request);
    translations.setLanguage('de', 'fr');
    await translations.loadSections(['login']);
    expect(calls).toEqual([{ language: 'de', sections: ['login'], dateLocale: 'fr' }]);
    expect(t('login:Log in')).toBe('Log in (de)');
    expect(t('common:Loading')).toBe('Loading (de)');
    expect(store.get(translationStateAtom)).toMatchObject({
      language: 'de',
      dateLocale: 'fr',
      dateFormats: new Map([['fr', { date: 'date of fr' }]]),
      sections: new Map([['de', new Set(['common', 'header', 'errors', 'login'])]]),
    });
  });

  it('requests missing sections together and resolves loaded ones at once', async () => {
    const { request, calls } = server();
    const { translations } = start(request);
    translations.setLanguage('de', 'de');
    await translations.loadSections(['login']);
    await translations.loadSections(['login', 'dashboard', 'admin']);
    await translations.loadSections(['login', 'admin']);
    expect(calls.map(({ sections }) => sections)).toEqual([['login'], ['dashboard', 'admin']]);
  });

  it('requests nothing that was already added', async () => {
    const { request, calls, answer } = server();
    const { translations, t } = start(request);
    translations.setLanguage('de', 'de');
    translations.add(answer({ language: 'de', sections: ['login'], dateLocale: 'de' }));
    await translations.loadSections(['login']);
    expect(calls).toEqual([]);
    expect(t('login:Log in')).toBe('Log in (de)');
  });

  it('requests the core section if no section is given', async () => {
    const { request, calls } = server();
    const { translations } = start(request);
    translations.setLanguage('de', 'de');
    await translations.loadSections([]);
    await translations.loadSections([]);
    expect(calls.map(({ sections }) => sections)).toEqual([['common']]);
  });

  it('shares one call between all requests for a section and notifies them all', async () => {
    const { request, calls, release } = server({ waits: true });
    const { translations, t } = start(request);
    translations.setLanguage('de', 'de');
    const told: string[] = [];
    const all = Promise.all([
      translations.loadSections(['login']).then(() => told.push(t('login:Log in'))),
      translations.loadSections(['login']).then(() => told.push(t('login:Log in'))),
      translations.loadSections(['login', 'admin']).then(() => told.push(t('login:Log in'))),
    ]);
    expect(calls.map(({ sections }) => sections)).toEqual([['login'], ['admin']]);
    expect(told).toEqual([]);
    release();
    await all;
    expect(told).toEqual(['Log in (de)', 'Log in (de)', 'Log in (de)']);
  });

  it('requests the section again after a change of the date locale', async () => {
    const { request, calls } = server();
    const { translations } = start(request);
    translations.setLanguage('de', 'de');
    await translations.loadSections(['login']);
    translations.setLanguage('de', 'fr');
    await translations.loadSections(['login']);
    expect(calls.map(({ dateLocale }) => dateLocale)).toEqual(['de', 'fr']);
  });

  it('separates a late answer in the old language and loads the new one, too', async () => {
    const { request, release, calls } = server({ waits: true });
    const { translations, t, sections } = start(request);
    translations.setLanguage('de', 'de');
    const first = translations.loadSections(['login']);
    translations.setLanguage('fr', 'fr');
    release();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect([...sections().keys()]).toEqual(['de']);
    expect(t('login:Log in')).toBe('Log in');
    release();
    await first;
    expect(t('login:Log in')).toBe('Log in (fr)');
  });

  it('requests the dates of a locale without formats once', async () => {
    const { request, calls } = server();
    const { translations, store } = start(async (wanted) => {
      const { datetime_de: _, ...rest } = (await request(wanted)) ?? {};
      return rest;
    });
    translations.setLanguage('de', 'de');
    await translations.loadSections(['login']);
    await translations.loadSections(['login']);
    expect(calls).toHaveLength(1);
    expect(store.get(translationStateAtom).dateFormats.get('de')).toEqual({});
  });
});

describe('translation sections that fail to load', () => {
  const failing: RequestSections = async () => {
    await Promise.resolve();
    throw new Error('no answer');
  };

  it('are reported with sections, language and reason to everyone waiting', async () => {
    const { translations } = start(failing);
    translations.setLanguage('de', 'de');
    const results = await Promise.allSettled([
      translations.loadSections(['login', 'admin']),
      translations.loadSections(['login']),
    ]);
    const message = 'Could not load sections login, admin for language de: no answer';
    expect(results.map((result) => result.status === 'rejected' && result.reason.message)).toEqual([
      message,
      message,
    ]);
  });

  it('are requested again the next time', async () => {
    let isUp = false;
    const { request, calls } = server();
    const { translations } = start((wanted) => (isUp ? request(wanted) : failing(wanted)));
    translations.setLanguage('de', 'de');
    await expect(translations.loadSections(['login'])).rejects.toThrow('no answer');
    isUp = true;
    await translations.loadSections(['login']);
    expect(calls).toHaveLength(1);
  });

  it('mark the page as English, the fallback, until some load', async () => {
    let isUp = false;
    const { request } = server();
    const { translations } = start((wanted) => (isUp ? request(wanted) : failing(wanted)));
    translations.setLanguage('ar', 'en');
    await expect(translations.loadSections(['login'])).rejects.toThrow('no answer');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    isUp = true;
    await translations.loadSections(['login']);
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  });

  it('do not change the page’s language if the frame is shown in it', async () => {
    const { request } = server();
    const { translations } = start((wanted) =>
      wanted.sections.includes('admin') ? failing(wanted) : request(wanted),
    );
    translations.setLanguage('de', 'de');
    await translations.loadSections(['login']);
    await expect(translations.loadSections(['admin'])).rejects.toThrow('no answer');
    expect(document.documentElement).toHaveAttribute('lang', 'de');
  });

  it('include those missing from the answer', async () => {
    const { translations } = start(() => Promise.resolve({ core_js_de: {} }));
    translations.setLanguage('de', 'de');
    await expect(translations.loadSections(['login'])).rejects.toThrow(
      'Could not load sections login for language de: The answer has no login.',
    );
  });
});

describe('the core section', () => {
  it('is reported if the answer lacks it', async () => {
    const { translations } = start(() => Promise.resolve({ login_de: {} }));
    translations.setLanguage('de', 'de');
    await expect(translations.loadSections(['login'])).rejects.toThrow(
      'Could not load sections login for language de: The answer has no core_js.',
    );
  });
});

describe('changing the language', () => {
  it('includes sections that are pending or requested meanwhile', async () => {
    const { request, release, calls } = server({ waits: true });
    const { translations, t, sections } = start(request);
    translations.setLanguage('de', 'de');
    const page = translations.loadSections(['login']);
    const change = translations.changeLanguage('ja', 'ja');
    expect(calls.at(-1)).toMatchObject({ language: 'ja', sections: ['login'] });
    const next = translations.loadSections(['admin']);
    release();
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({ language: 'ja', sections: ['admin'] }),
    );
    release();
    await Promise.all([page, change, next]);
    expect(t('login:Log in')).toBe('Log in (ja)');
    expect(sections().get('ja')).toContain('admin');
  });

  it('includes a section that failed to load before', async () => {
    const { request } = server();
    const { translations, t, sections } = start((wanted) =>
      wanted.language === 'de' && wanted.sections.includes('login')
        ? Promise.reject(new Error('no answer'))
        : request(wanted),
    );
    translations.setLanguage('de', 'de');
    await translations.loadSections(['admin']);
    await expect(translations.loadSections(['login'])).rejects.toThrow('no answer');
    await expect(translations.changeLanguage('ja', 'ja')).resolves.toBe(true);
    expect(t('login:Log in')).toBe('Log in (ja)');
    expect(sections().get('ja')).toContain('admin');
  });

  it('succeeds without a section that the server has in no language', async () => {
    const { request } = server();
    const { translations, sections } = start(async (wanted) => {
      const { login_de: _, login_ja: __, ...answer } = (await request(wanted)) ?? {};
      return answer;
    });
    translations.setLanguage('de', 'de');
    await translations.loadSections(['admin']);
    await expect(translations.loadSections(['login'])).rejects.toThrow('has no login');
    await expect(translations.changeLanguage('ja', 'ja')).resolves.toBe(true);
    expect(sections().get('ja')).toContain('admin');
  });

  it('shows the latest choice, even if an earlier one loads or fails later', async () => {
    const { request } = server();
    const slow = { fr: Promise.withResolvers<void>(), it: Promise.withResolvers<void>() };
    const { translations } = start(async (wanted) => {
      if (wanted.language === 'fr') await slow.fr.promise;
      if (wanted.language === 'it') await slow.it.promise;
      return request(wanted);
    });
    translations.setLanguage('de', 'de');
    const earlier = [
      translations.changeLanguage('fr', 'fr'),
      translations.changeLanguage('it', 'it'),
    ];
    await expect(translations.changeLanguage('ja', 'ja')).resolves.toBe(true);
    slow.fr.resolve();
    slow.it.reject(new Error('no answer'));
    await expect(Promise.all(earlier)).resolves.toEqual([false, false]);
    expect(document.documentElement.lang).toBe('ja');
  });

  it('loads all loaded sections before it is shown', async () => {
    const { request, calls } = server();
    const { translations, t } = start(request);
    translations.setLanguage('de', 'de');
    await translations.loadSections(['login', 'admin']);
    await translations.changeLanguage('ja', 'ja');
    expect(calls.at(-1)).toEqual({
      language: 'ja',
      sections: ['login', 'admin'],
      dateLocale: 'ja',
    });
    expect(t('login:Log in')).toBe('Log in (ja)');
  });

  it('does not change the page if the texts fail to load', async () => {
    const { request } = server();
    const { translations, t } = start((wanted) =>
      wanted.language === 'ja' ? Promise.reject(new Error('no answer')) : request(wanted),
    );
    translations.setLanguage('de', 'de');
    await translations.loadSections(['login']);
    await expect(translations.changeLanguage('ja', 'ja')).rejects.toThrow(
      'Could not load sections login for language ja: no answer',
    );
    expect(t('login:Log in')).toBe('Log in (de)');
    expect(document.documentElement.lang).toBe('de');
  });

  it.each([
    ['zh-cn', 'zh-CN', 'ltr'],
    ['de', 'de', 'ltr'],
    ['ar', 'ar', 'rtl'],
  ])('to %s sets the page’s language %s and direction %s', (code, tag, direction) => {
    const { translations } = start(server().request);
    translations.setLanguage(code, 'en');
    expect(document.documentElement.lang).toBe(tag);
    expect(document.documentElement.dir).toBe(direction);
  });
});
