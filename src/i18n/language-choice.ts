import { readStorage, writeStorage } from '#src/util/browser-storage.ts';
import { testLanguage, translatedLanguages } from './languages.ts';

const storageKey = 'language';

interface PageLanguages {
  /** Language and date locale that the hosting page says. */
  language: string;
  dateLocale: string;
}

/**
 * The language that was chosen in this browser. The choice holds as long as the page says the same language as then: a
 * later change of the account's language is the newer choice.
 */
export function chosenLanguage(page: PageLanguages): string {
  const [chosen = '', insteadOf] = readStorage(storageKey).split(' ');
  const isKnown = chosen === testLanguage || translatedLanguages.some((code) => code === chosen);
  return isKnown && insteadOf === page.language ? chosen : page.language;
}

/** Remembers a choice for the next pages. */
export function rememberLanguage(chosen: string, page: PageLanguages): void {
  writeStorage(storageKey, `${chosen} ${page.language}`);
}

/** Tells of what is chosen in another tab; gives what ends that. */
export function onLanguageChosen(
  page: PageLanguages,
  tell: (language: string) => void,
): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key the whole storage was cleared.
    if (key === storageKey || key === null) tell(chosenLanguage(page));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Dates follow the chosen language, unless the account keeps them apart. */
export function dateLocaleFor(language: string, page: PageLanguages): string {
  if (page.dateLocale !== page.language) return page.dateLocale;
  return language === testLanguage ? 'en' : language;
}
