import { atom } from 'jotai';

/** A locale's date formats, as Unicode patterns. */
export type DateFormats = Readonly<Record<string, string>>;

/** The state of the page's texts (product specification, section 3). The messages themselves are in i18next. */
export interface TranslationState {
  /** The page's language code; null until it is set. */
  readonly language: string | null;
  /** The locale code for dates. */
  readonly dateLocale: string;
  /** The loaded formats by date locale. */
  readonly dateFormats: ReadonlyMap<string, DateFormats>;
  /** Loaded sections by language. */
  readonly sections: ReadonlyMap<string, ReadonlySet<string>>;
}

export const translationStateAtom = atom<TranslationState>({
  language: null,
  dateLocale: 'en',
  dateFormats: new Map(),
  sections: new Map(),
});
