import { describe, expect, it } from 'vitest';
import {
  chosenLanguage,
  clockFor,
  dateLocaleFor,
  forgetClock,
  isClockChosen,
  rememberClock,
  rememberLanguage,
} from '#src/i18n/language-choice.ts';

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

describe('the clock', () => {
  const german = { ...page, use24hTimes: true, user: null };

  it.each([
    ['en', false],
    ['ja', true],
    ['fr', true],
  ])('is the usual one of the chosen language: %s', (dateLocale, expected) => {
    expect(clockFor(dateLocale, german)).toBe(expected);
  });

  it('stays if it is not the usual one, so someone chose it', () => {
    expect(clockFor('en', { ...german, use24hTimes: false })).toBe(false);
    expect(clockFor('fr', { ...german, use24hTimes: false })).toBe(false);
  });

  it('stays if this browser remembers that the user chose it, although it is the usual one', () => {
    const account = { ...german, user: { id: 1 } };
    expect(clockFor('en', account)).toBe(false);
    rememberClock(1, true);
    expect(clockFor('en', account)).toBe(true);
    expect(isClockChosen({ ...account, user: { id: 2 } })).toBe(false);
    expect(isClockChosen(german)).toBe(false);
    forgetClock();
    expect(clockFor('en', account)).toBe(false);
  });

  it('goes with the dates again once the account has the other one', () => {
    rememberClock(1, true);
    const account = { dateLocale: 'en', use24hTimes: false, user: { id: 1 } };
    expect(clockFor('de', account)).toBe(true);
    expect(isClockChosen(account)).toBe(false);
  });
});
