import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { changeLanguageAtom } from '#src/i18n/change-language.ts';
import { chosenClockAtom, use24hTimesAtom } from '#src/i18n/clock.ts';
import { browserDates, dateWriterAtom } from '#src/i18n/formats.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { offerLanguages } from '#src/i18n/offer-languages.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { Translations } from '#src/i18n/translations.ts';
import { weekRule } from '#src/util/week-rule.ts';

const slow = Promise.withResolvers<void>();

async function start() {
  const store = createStore();
  const translations = new Translations(createI18n(), store, async ({ language, sections }) => {
    if (language === 'fr') await slow.promise;
    if (language === 'ja') throw new TypeError('no connection');
    return Object.fromEntries(
      ['core_js', 'datetime', ...sections].map((name) => [`${name}_${language}`, {}]),
    );
  });
  translations.setLanguage('en', 'en');
  await translations.loadSections(['login']);
  const week = weekRule({ weekStart: 1, hideWeekend: false });
  const stopFollowing = offerLanguages(store, translations, {
    language: 'en',
    dateLocale: 'en',
    week,
  });
  onTestFinished(stopFollowing);
  return store;
}

afterEach(() => vi.doUnmock('date-fns/locale/de'));

describe('the choice of a language', () => {
  it('is the last one, even if an earlier one loads later', async () => {
    const store = await start();
    const earlier = store.set(changeLanguageAtom, 'fr');
    await store.set(changeLanguageAtom, 'de');
    slow.resolve();
    await earlier;
    expect(store.get(translationStateAtom).language).toBe('de');
    await waitFor(() => expect(localStorage.getItem('language')).toBe('de en'));
  });

  it.each([
    [null, [true, false]],
    [true, [true, true]],
    [false, [false, false]],
  ])('brings its usual clock, unless one is chosen: %s', async (clock, inGermanAndEnglish) => {
    const store = await start();
    store.set(chosenClockAtom, clock);
    await store.set(changeLanguageAtom, 'de');
    const inGerman = store.get(use24hTimesAtom);
    await store.set(changeLanguageAtom, 'en');
    expect([inGerman, store.get(use24hTimesAtom)]).toEqual(inGermanAndEnglish);
  });

  it('remains if the code for its dates fails to load', async () => {
    vi.doMock('date-fns/locale/de', () => {
      throw new TypeError('no connection');
    });
    const store = await start();
    const writer = browserDates('en', false);
    store.set(dateWriterAtom, { locale: 'en', writer });
    await store.set(changeLanguageAtom, 'de');
    expect(store.get(translationStateAtom).language).toBe('de');
    expect(store.get(dateWriterAtom)?.locale).toBe('en');
  });
});

describe('the choice of a language in another tab', () => {
  const chooseElsewhere = (remembered: string) => {
    localStorage.setItem('language', remembered);
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  };
  const shown = (store: Awaited<ReturnType<typeof start>>) =>
    store.get(translationStateAtom).language;

  it('is shown here, too', async () => {
    const store = await start();
    chooseElsewhere('de en');
    await waitFor(() => expect(shown(store)).toBe('de'));
  });

  it('is ignored by a page of another language, and kept', async () => {
    const store = await start();
    await store.set(changeLanguageAtom, 'de');
    chooseElsewhere('es pt');
    await waitFor(() => expect(shown(store)).toBe('en'));
    await waitFor(() => expect(localStorage.getItem('language')).toBe('es pt'));
  });

  it('does not change the page if the texts fail to load, until the next choice', async () => {
    const store = await start();
    await store.set(changeLanguageAtom, 'de');
    chooseElsewhere('ja en');
    await Promise.resolve();
    expect(shown(store)).toBe('de');
    chooseElsewhere('es en');
    await waitFor(() => expect(shown(store)).toBe('es'));
  });
});
