import { atom, type Getter, type Setter } from 'jotai';
import { chosenClockAtom } from './clock.ts';
import { dateWriterAtom } from './formats.ts';
import { dateLocaleFor, rememberLanguage } from './language-choice.ts';
import { languageSourceAtom, type PageSettings } from './language-source.ts';
import { switchLanguage } from './switch-language.ts';
import { translationStateAtom } from './translation-state.ts';
import { TranslationError } from './translations.ts';

/** The account's settings for language and dates. */
type AccountSettings = Pick<PageSettings, 'dateLocale'> & {
  language?: string;
  use24hTimes: boolean | null;
};

/**
 * Changes the page's language without a reload, and remembers the choice in this browser.
 * @throws TranslationError if the texts fail to load; the page then stays as it is.
 */
export const changeLanguageAtom = atom(null, async (get, set, language: string) => {
  const { page } = readSource(get);
  await showLanguage(get, set, language, () => rememberLanguage(language, page));
});

/** Shows a language that was chosen in another tab, which remembers it. */
export const followLanguageAtom = atom(null, async (get, set, language: string) => {
  try {
    await showLanguage(get, set, language);
  } catch (error) {
    // The user did not ask for it in this tab, so the page stays as it is.
    if (!(error instanceof TranslationError)) throw error;
  }
});

/**
 * Applies the account's changed date format and, if `language` is given, its language.
 * @throws TranslationError as above.
 */
export const adoptAccountAtom = atom(null, async (get, set, account: AccountSettings) => {
  const { language, dateLocale, use24hTimes } = account;
  const source = readSource(get);
  const page = { ...source.page, dateLocale, ...(language !== undefined && { language }) };
  set(languageSourceAtom, { ...source, page });
  const hadWriter = get(dateWriterAtom) !== null;
  // The old formatter still works, and a new one is only created for another locale.
  set(dateWriterAtom, null);
  set(chosenClockAtom, use24hTimes);
  try {
    if (language !== undefined) await set(changeLanguageAtom, language);
    else await showLanguage(get, set, get(translationStateAtom).language ?? page.language);
  } finally {
    if (hadWriter) await writeDates(get, set);
  }
});

async function showLanguage(get: Getter, set: Setter, language: string, onShown = () => {}) {
  const { translations, page } = readSource(get);
  const dateLocale = dateLocaleFor(language, page);
  if (!(await switchLanguage(translations, language, dateLocale))) return;
  onShown();
  if (get(dateWriterAtom)) await writeDates(get, set);
}

async function writeDates(get: Getter, set: Setter): Promise<void> {
  try {
    const { loadDates } = await import('./load-dates.ts');
    await loadDates({ get, set }, readSource(get).page.week, Promise.resolve());
  } catch {
    // The language has changed anyway; without the locale's code, the browser formats its dates.
  }
}

function readSource(get: Getter) {
  const source = get(languageSourceAtom);
  if (!source) throw new Error('The language was changed before the start was through.');
  return source;
}
