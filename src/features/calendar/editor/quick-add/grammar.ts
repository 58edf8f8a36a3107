import type { Chrono } from 'chrono-node/en';

/**
 * The words of a language for what its date parser does not read. Each text is a choice of regular expressions in which
 * a space is any space between words, and apostrophes are straight.
 */
export interface Grammar {
  /** A language tag. */
  readonly language: string;
  readonly Chrono: typeof Chrono;
  readonly casual: Chrono;
  /** True if there are no spaces between words. */
  readonly isUnspaced?: boolean;
  /** One to twelve. */
  readonly numbers: string;
  readonly units: Readonly<Record<Unit, string>>;
  /** Names of weekdays that browsers do not know, 0 (Sunday) to 6 (Saturday). */
  readonly otherNames?: Readonly<Record<string, number>>;
  /** Words for days, and how many days from today they mean. */
  readonly otherDays?: Readonly<Record<string, number>>;
  readonly and: string;
  readonly every: string;
  /** "Other", in "every other week". */
  readonly other: string;
  readonly ordinals: readonly string[];
  /** The ending of "15th". */
  readonly ordinalEnd: string;
  /** Before the days of "every week on Monday". */
  readonly on: string;
  readonly ofMonth: string;
  readonly adverbs: Readonly<Record<Adverb, string>>;
  /** Around the name of a weekday that repeats, such as "Mondays". */
  readonly plural: readonly [string, string];
  readonly times: string;
  readonly allDay: string;
  readonly half?: string;
  /** Around a length. */
  readonly lasting: readonly [string, string];
  /** Around a length that begins now. */
  readonly later: readonly [string, string];
  /** Around the last day, such as "until" and "まで". */
  readonly until: readonly [string, string];
  readonly endOf: string;
  /** Around a day or a time, which they do not change. */
  readonly leads: string;
  readonly trail?: string;
  /** Between the ends of a range. */
  readonly to: string;
  /** Before a number alone that is a time, and before other times or ranges of them. */
  readonly at: string;
  readonly from: string;
  /** "Between", and what is between the ends of a range that begins with it. */
  readonly between: readonly [string, string];
  readonly am: readonly [string, string];
  readonly pm: readonly [string, string];
  readonly noon: string;
  readonly midnight: string;
  /** Around a weekday of the next week. */
  readonly next: readonly [string, string];
  /** Today, before a part of it. */
  readonly now: string;
  /** The weekend, with what says that it is the next one in the group `next`. */
  readonly weekend: string;
  /** By the hour at which they begin. */
  readonly dayParts: Readonly<Record<number, string>>;
  /** Things that people count, which makes numbers no times: "from 6 to 12 years". */
  readonly counted: string;
  readonly periods: Periods;
}

export type Unit = 'day' | 'weekday' | 'week' | 'month' | 'year' | 'hour' | 'minute';
export type Adverb = 'daily' | 'weekdays' | 'weekly' | 'biweekly' | 'monthly' | 'yearly';

/** The words that speak of a time which is not understood, so that the person is asked. */
export interface Periods {
  /** They mean a time only where other words say so: "in summer", but "summer camp". */
  readonly seasons: string;
  /** They mean a time at the end of a phrase, too: "dinner Christmas Eve", but "Christmas party". */
  readonly dates: string;
  /** "Week" and "month", which mean a time beside `which`. */
  readonly units: string;
  readonly which: string;
  readonly whichAfter?: string;
  /** Around a weekday that is over. */
  readonly past: readonly [string, string];
  /** "Until" and "in", before a period or a month. */
  readonly leads: string;
  readonly articles: string;
  /** Words after the end of a phrase. */
  readonly connectors: string;
  /** Those that mean a time wherever they are. */
  readonly certain: string;
  /** Those that mean a time if nothing else has understood them. */
  readonly rest?: string;
  /** The beginning of what means a time together with the next word. */
  readonly openers: string;
  /** Texts that only contain words of a time. */
  readonly titles: string;
  /** Given names that are months or weekdays, with a capital letter, and "with" before them. */
  readonly names?: readonly [string, string];
}

/** Loads the grammar of a language; English for those that have none. */
export async function loadGrammar(language: string): Promise<Grammar> {
  const load = Object.hasOwn(grammars, language) ? grammars[language] : undefined;
  return await (load ?? loadEnglish)();
}

const loadEnglish = () => import('./languages/en.ts').then(({ english }) => english);

const grammars: Readonly<Record<string, () => Promise<Grammar>>> = {
  de: () => import('./languages/de.ts').then(({ german }) => german),
  es: () => import('./languages/es.ts').then(({ spanish }) => spanish),
  fr: () => import('./languages/fr.ts').then(({ french }) => french),
  ja: () => import('./languages/ja.ts').then(({ japanese }) => japanese),
};
