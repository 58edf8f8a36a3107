import { atom } from 'jotai';
import type { WeekRule } from '#src/util/week-rule.ts';
import type { Translations } from './translations.ts';

export interface PageSettings {
  language: string;
  dateLocale: string;
  week: WeekRule;
}

/** The data that changes of the language need; null before the start. */
export const languageSourceAtom = atom<{
  translations: Translations;
  page: PageSettings;
} | null>(null);
