import { atom } from 'jotai';

/** How the dates of a locale look, as patterns of Unicode's date fields. */
export type DateFormats = Readonly<Record<string, string>>;

/** What is known of the page's texts (product specification, section 3). The messages themselves are in i18next. */
export interface TranslationState {
  /** Code of the page's language; null before it is set. */
  readonly language: string | null;
  /** Code of the locale that dates are written in. */
  readonly dateLocale: string;
  /** The formats that came with the messages, by date locale. */
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
