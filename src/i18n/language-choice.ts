import { readStorage, removeStorage, writeStorage } from '#src/util/browser-storage.ts';
import { languageTag, testLanguage, translatedLanguages } from './languages.ts';

const storageKey = 'language';
const clockKey = 'clock';

interface PageLanguages {
  /** Language and date locale in the hosting page's settings. */
  language: string;
  dateLocale: string;
}

/** The clock in the hosting page's settings, with the date locale that it belongs to. */
interface PageClock {
  dateLocale: string;
  use24hTimes: boolean;
  /** Null for a visitor, who cannot choose a clock. */
  user: { id: number } | null;
}

/**
 * The language chosen in this browser. The choice applies while the hosting page's language stays the same: a later
 * change in the account is newer.
 */
export function chosenLanguage(page: PageLanguages): string {
  const [chosen = '', replaced] = readStorage(storageKey).split(' ');
  const isKnown = chosen === testLanguage || translatedLanguages.some((code) => code === chosen);
  return isKnown && replaced === page.language ? chosen : page.language;
}

/** The language that a link to a page wants, such as `?lang=de` where a site embeds a calendar; it is not remembered. */
export function linkLanguage(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get('lang');
  return translatedLanguages.find((code) => code === wanted);
}

/** Remembers a choice for later pages. */
export function rememberLanguage(chosen: string, page: PageLanguages): void {
  writeStorage(storageKey, `${chosen} ${page.language}`);
}

/** Watches for choices in other tabs. Returns a function that stops this. */
export function onLanguageChosen(
  page: PageLanguages,
  tell: (language: string) => void,
): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === storageKey || key === null) tell(chosenLanguage(page));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Dates follow the chosen language, unless the account sets them separately. */
export function dateLocaleFor(language: string, page: PageLanguages): string {
  if (page.dateLocale !== page.language) return page.dateLocale;
  return language === testLanguage ? 'en' : language;
}

/** Whether the 24-hour clock is usual where a date locale is used. */
export function is24hUsual(dateLocale: string): boolean {
  const { hour12 } = new Intl.DateTimeFormat(languageTag(dateLocale), {
    hour: 'numeric',
  }).resolvedOptions();
  return hour12 === false;
}

/**
 * Whether the user chose the clock. An account has a clock, but does not say whether it was chosen: one that is unusual
 * for its dates was. One that is usual was chosen if this browser remembers it, either from the profile page or because
 * it was unusual before the language changed.
 */
export function isClockChosen({ dateLocale, use24hTimes, user }: PageClock): boolean {
  if (is24hUsual(dateLocale) !== use24hTimes) return true;
  return user !== null && readStorage(clockKey) === clockText(user.id, use24hTimes);
}

/** Remembers a user's clock as chosen. It no longer counts once the account has the other one. */
export function rememberClock(userId: number, use24hTimes: boolean): void {
  writeStorage(clockKey, clockText(userId, use24hTimes));
}

/** Lets the clock go with the dates again. */
export function forgetClock(): void {
  removeStorage(clockKey);
}

function clockText(userId: number, use24hTimes: boolean): string {
  return `${userId} ${use24hTimes ? 24 : 12}`;
}

/** The clock goes with the dates, unless the user chose it. */
export function clockFor(dateLocale: string, page: PageClock): boolean {
  // Chosen or usual, it is the same; asking which takes the browser some milliseconds of each start.
  if (dateLocale === page.dateLocale) return page.use24hTimes;
  return isClockChosen(page) ? page.use24hTimes : is24hUsual(dateLocale);
}
