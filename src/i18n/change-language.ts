import { atom, type createStore } from 'jotai';
import type { WeekRule } from '#src/util/week-rule.ts';
import { dateWriterAtom, use24hTimesAtom } from './formats.ts';
import { clockFor, dateLocaleFor, onLanguageChosen, rememberLanguage } from './language-choice.ts';
import { translationStateAtom } from './translation-state.ts';
import { TranslationError, type Translations } from './translations.ts';

interface PageSettings {
  language: string;
  dateLocale: string;
  use24hTimes: boolean;
  /** Null for a visitor. */
  user: { id: number } | null;
  week: WeekRule;
}

/** The account's settings for language and dates. */
type AccountSettings = Pick<PageSettings, 'dateLocale' | 'use24hTimes'> & { language?: string };

interface LanguageControl {
  change: (language: string) => Promise<void>;
  adopt: (account: AccountSettings) => Promise<void>;
}

const controlAtom = atom<LanguageControl | null>(null);

const connectedAtom = atom((get) => {
  const control = get(controlAtom);
  if (!control) throw new Error('The language was changed before the start was through.');
  return control;
});

/**
 * Changes the page's language without a reload, and remembers the choice in this browser.
 * @throws TranslationError if the texts fail to load; the page then stays as it is.
 */
export const changeLanguageAtom = atom(null, (get, _set, language: string) =>
  get(connectedAtom).change(language),
);

/**
 * Applies the account's changed date format and, if `language` is given, its language.
 * @throws TranslationError as above.
 */
export const adoptAccountAtom = atom(null, (get, _set, account: AccountSettings) =>
  get(connectedAtom).adopt(account),
);

/**
 * Makes the language changeable, here and from other tabs; called once at startup. Returns a function that stops
 * following other tabs.
 */
export function offerLanguages(
  store: ReturnType<typeof createStore>,
  translations: Translations,
  start: PageSettings,
): () => void {
  let page = start;
  const writeDates = async () => {
    try {
      const { loadDates } = await import('./load-dates.ts');
      await loadDates(store, page.week, Promise.resolve());
    } catch {
      // The language has changed anyway; without the locale's code, the browser formats its dates.
    }
  };
  const show = async (language: string, onShown = () => {}) => {
    const dateLocale = dateLocaleFor(language, page);
    if (!(await translations.changeLanguage(language, dateLocale))) return;
    store.set(use24hTimesAtom, clockFor(dateLocale, page));
    onShown();
    if (store.get(dateWriterAtom)) await writeDates();
  };
  const change = (language: string) => show(language, () => rememberLanguage(language, page));
  const adopt = async ({ language, ...dates }: AccountSettings) => {
    page = { ...page, ...dates, ...(language !== undefined && { language }) };
    const hadWriter = store.get(dateWriterAtom) !== null;
    // The old formatter still works, and a new one is only created for another locale.
    store.set(dateWriterAtom, null);
    store.set(use24hTimesAtom, page.use24hTimes);
    try {
      if (language !== undefined) await change(language);
      else await show(store.get(translationStateAtom).language ?? page.language);
    } finally {
      if (hadWriter) await writeDates();
    }
  };
  store.set(controlAtom, { change, adopt });
  return onLanguageChosen(start, (language) => {
    // Not remembered again; the tab where it was chosen does that.
    show(language).catch((error: unknown) => {
      // The user did not ask for it in this tab, so the page stays as it is.
      if (!(error instanceof TranslationError)) throw error;
    });
  });
}
