import { describe, expect, it } from 'vitest';
import { chosenLanguage, dateLocaleFor, rememberLanguage } from '#src/i18n/language-choice.ts';

const page = { language: 'de', dateLocale: 'de' };

describe('the choice of a language', () => {
  it('is the page’s language by default', () => {
    expect(chosenLanguage(page)).toBe('de');
  });

  it('is remembered', () => {
    rememberLanguage('en', page);
    expect(chosenLanguage(page)).toBe('en');
  });

  it('is dropped if the account’s language has changed since', () => {
    rememberLanguage('en', page);
    expect(chosenLanguage({ language: 'fr', dateLocale: 'fr' })).toBe('fr');
  });

  it.each(['xx de', '<script> de', 'en', '', ' de'])('ignores the broken value %j', (stored) => {
    localStorage.setItem('language', stored);
    expect(chosenLanguage(page)).toBe('de');
  });
});

describe('dates', () => {
  it('follow the chosen language', () => {
    expect(dateLocaleFor('en', page)).toBe('en');
  });

  it('are unchanged if the account sets them separately', () => {
    expect(dateLocaleFor('en', { language: 'de', dateLocale: 'fr' })).toBe('fr');
  });

  it('are English in the test language', () => {
    expect(dateLocaleFor('en-xa', page)).toBe('en');
  });
});
