import { readStorage, writeStorage } from '#src/util/browser-storage.ts';
import { testLanguage, translatedLanguages } from './languages.ts';

const storageKey = 'language';

interface PageLanguages {
  /** Language and date locale in the hosting page's settings. */
  language: string;
  dateLocale: string;
}

/**
 * The language chosen in this browser. The choice applies while the hosting page's language stays the same: a later
 * change in the account is newer.
 */
export function chosenLanguage(page: PageLanguages): string {
  const [chosenCode = '', replacedCode] = readStorage(storageKey).split(' ');
  const isKnown =
    chosenCode === testLanguage || translatedLanguages.some((code) => code === chosenCode);
  return isKnown && replacedCode === page.language ? chosenCode : page.language;
}

/** The language that a link to a page wants, such as `?lang=de` where a site embeds a calendar; it is not remembered. */
export function linkLanguage(search: string): string | undefined {
  const wantedCode = new URLSearchParams(search).get('lang');
  return translatedLanguages.find((code) => code === wantedCode);
}

/** Remembers a choice for later pages. */
export function rememberLanguage(chosenCode: string, page: PageLanguages): void {
  writeStorage(storageKey, `${chosenCode} ${page.language}`);
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
