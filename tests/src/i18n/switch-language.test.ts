import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { startTranslations, translationServer } from '#tests/setup/translation-server.ts';

describe('switching the language', () => {
  it('includes sections that are pending or requested meanwhile', async () => {
    const { request, release, calls } = translationServer({ waits: true });
    const { translations, t, sections } = startTranslations(request);
    translations.setLanguage('de', 'de');
    const page = translations.loadSections(['login']);
    const change = switchLanguage(translations, 'ja', 'ja');
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
    const { request } = translationServer();
    const { translations, t, sections } = startTranslations((wanted) =>
      wanted.language === 'de' && wanted.sections.includes('login')
        ? Promise.reject(new Error('no answer'))
        : request(wanted),
    );
    translations.setLanguage('de', 'de');
    await translations.loadSections(['admin']);
    await expect(translations.loadSections(['login'])).rejects.toThrow('no answer');
    await expect(switchLanguage(translations, 'ja', 'ja')).resolves.toBe(true);
    expect(t('login:Log in')).toBe('Log in (ja)');
    expect(sections().get('ja')).toContain('admin');
  });

  it('succeeds without a section that the server has in no language', async () => {
    const { request } = translationServer();
    const { translations, sections } = startTranslations(async (wanted) => {
      const { login_de: _, login_ja: __, ...answer } = (await request(wanted)) ?? {};
      return answer;
    });
    translations.setLanguage('de', 'de');
    await translations.loadSections(['admin']);
    await expect(translations.loadSections(['login'])).rejects.toThrow('has no login');
    await expect(switchLanguage(translations, 'ja', 'ja')).resolves.toBe(true);
    expect(sections().get('ja')).toContain('admin');
  });

  it('shows the latest choice, even if an earlier one loads or fails later', async () => {
    const { request } = translationServer();
    const slow = { fr: Promise.withResolvers<void>(), it: Promise.withResolvers<void>() };
    const { translations } = startTranslations(async (wanted) => {
      if (wanted.language === 'fr') await slow.fr.promise;
      if (wanted.language === 'it') await slow.it.promise;
      return request(wanted);
    });
    translations.setLanguage('de', 'de');
    const earlier = [
      switchLanguage(translations, 'fr', 'fr'),
      switchLanguage(translations, 'it', 'it'),
    ];
    await expect(switchLanguage(translations, 'ja', 'ja')).resolves.toBe(true);
    slow.fr.resolve();
    slow.it.reject(new Error('no answer'));
    await expect(Promise.all(earlier)).resolves.toEqual([false, false]);
    expect(document.documentElement.lang).toBe('ja');
  });

  it('loads all loaded sections before it is shown', async () => {
    const { request, calls } = translationServer();
    const { translations, t } = startTranslations(request);
    translations.setLanguage('de', 'de');
    await translations.loadSections(['login', 'admin']);
    await switchLanguage(translations, 'ja', 'ja');
    expect(calls.at(-1)).toEqual({
      language: 'ja',
      sections: ['login', 'admin'],
      dateLocale: 'ja',
    });
    expect(t('login:Log in')).toBe('Log in (ja)');
  });

  it('does not change the page if the texts fail to load', async () => {
    const { request } = translationServer();
    const { translations, t } = startTranslations((wanted) =>
      wanted.language === 'ja' ? Promise.reject(new Error('no answer')) : request(wanted),
    );
    translations.setLanguage('de', 'de');
    await translations.loadSections(['login']);
    await expect(switchLanguage(translations, 'ja', 'ja')).rejects.toThrow(
      'Could not load sections login for language ja: no answer',
    );
    expect(t('login:Log in')).toBe('Log in (de)');
    expect(document.documentElement.lang).toBe('de');
  });
});
