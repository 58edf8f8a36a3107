import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import type { RequestSections } from '#src/i18n/translations.ts';
import { startTranslations, translationServer } from '#tests/setup/translation-server.ts';

describe('loading translation sections', () => {
  it('before a language is set is a named error', async () => {
    const { translations } = startTranslations(translationServer().request);
    await expect(translations.loadSections(['login'])).rejects.toThrow(
      'loadSection can not be called before setLanguage',
    );
  });

  it('loads the texts, the core section, and the date formats', async () => {
    const { request, calls } = translationServer();
    const { translations, store, t } = startTranslations(request);
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
    const { request, calls } = translationServer();
    const { translations } = startTranslations(request);
    translations.setLanguage('de', 'de');
    await translations.loadSections(['login']);
    await translations.loadSections(['login', 'dashboard', 'admin']);
    await translations.loadSections(['login', 'admin']);
    expect(calls.map(({ sections }) => sections)).toEqual([['login'], ['dashboard', 'admin']]);
  });

  it('requests nothing that was already added', async () => {
    const { request, calls, answer } = translationServer();
    const { translations, t } = startTranslations(request);
    translations.setLanguage('de', 'de');
    translations.add(answer({ language: 'de', sections: ['login'], dateLocale: 'de' }));
    await translations.loadSections(['login']);
    expect(calls).toEqual([]);
    expect(t('login:Log in')).toBe('Log in (de)');
  });

  it('requests the core section if no section is given', async () => {
    const { request, calls } = translationServer();
    const { translations } = startTranslations(request);
    translations.setLanguage('de', 'de');
    await translations.loadSections([]);
    await translations.loadSections([]);
    expect(calls.map(({ sections }) => sections)).toEqual([['common']]);
  });

  it('shares one call between all requests for a section and notifies them all', async () => {
    const { request, calls, release } = translationServer({ waits: true });
    const { translations, t } = startTranslations(request);
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
    const { request, calls } = translationServer();
    const { translations } = startTranslations(request);
    translations.setLanguage('de', 'de');
    await translations.loadSections(['login']);
    translations.setLanguage('de', 'fr');
    await translations.loadSections(['login']);
    expect(calls.map(({ dateLocale }) => dateLocale)).toEqual(['de', 'fr']);
  });

  it('separates a late answer in the old language and loads the new one, too', async () => {
    const { request, release, calls } = translationServer({ waits: true });
    const { translations, t, sections } = startTranslations(request);
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
    const { request, calls } = translationServer();
    const { translations, store } = startTranslations(async (wanted) => {
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
    const { translations } = startTranslations(failing);
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
    const { request, calls } = translationServer();
    const { translations } = startTranslations((wanted) =>
      isUp ? request(wanted) : failing(wanted),
    );
    translations.setLanguage('de', 'de');
    await expect(translations.loadSections(['login'])).rejects.toThrow('no answer');
    isUp = true;
    await translations.loadSections(['login']);
    expect(calls).toHaveLength(1);
  });

  it('mark the page as English, the fallback, until some load', async () => {
    let isUp = false;
    const { request } = translationServer();
    const { translations } = startTranslations((wanted) =>
      isUp ? request(wanted) : failing(wanted),
    );
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
    const { request } = translationServer();
    const { translations } = startTranslations((wanted) =>
      wanted.sections.includes('admin') ? failing(wanted) : request(wanted),
    );
    translations.setLanguage('de', 'de');
    await translations.loadSections(['login']);
    await expect(translations.loadSections(['admin'])).rejects.toThrow('no answer');
    expect(document.documentElement).toHaveAttribute('lang', 'de');
  });

  it('include those missing from the answer', async () => {
    const { translations } = startTranslations(() => Promise.resolve({ core_js_de: {} }));
    translations.setLanguage('de', 'de');
    await expect(translations.loadSections(['login'])).rejects.toThrow(
      'Could not load sections login for language de: The answer has no login.',
    );
  });
});

describe('the core section', () => {
  it('is reported if the answer lacks it', async () => {
    const { translations } = startTranslations(() => Promise.resolve({ login_de: {} }));
    translations.setLanguage('de', 'de');
    await expect(translations.loadSections(['login'])).rejects.toThrow(
      'Could not load sections login for language de: The answer has no core_js.',
    );
  });
});

describe('showing a language', () => {
  it.each([
    ['zh-cn', 'zh-CN', 'ltr'],
    ['de', 'de', 'ltr'],
    ['ar', 'ar', 'rtl'],
  ])('to %s sets the page’s language %s and direction %s', (code, tag, direction) => {
    const { translations } = startTranslations(translationServer().request);
    translations.setLanguage(code, 'en');
    expect(document.documentElement.lang).toBe(tag);
    expect(document.documentElement.dir).toBe(direction);
  });
});
