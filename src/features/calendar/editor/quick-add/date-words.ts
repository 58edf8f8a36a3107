import { createPeriodPatterns, createSegmenter, isUnspaced } from './period-patterns.ts';

/** The words of a language that speak of days, times and repetitions. */
export interface DateWords {
  /** Those that hardly mean anything else, such as "Friday", "tomorrow" and "weekly". */
  readonly certain: ReadonlySet<string>;
  /** Months whose names often mean something else, such as "May" and "mar": only "in May" and "May 5" are days. */
  readonly months: ReadonlySet<string>;
  /** Names of weekdays that often mean something else, such as "Sun": only "Sun 5" is a day. */
  readonly weekdays: ReadonlySet<string>;
  /** Several words that speak of times together. */
  readonly phrases: readonly string[];
  /** Words that the next one completes, such as "every" and "until". */
  readonly openers: ReadonlySet<string>;
  /** Words before a time, such as "in" and "at". */
  readonly leads: ReadonlySet<string>;
  /** Periods that browsers have no names of, and names in scripts without spaces between words. */
  readonly periods: readonly RegExp[];
  /** Texts that only contain words of a time. */
  readonly idioms: readonly RegExp[];
  /** Marks where the words of scripts without spaces begin. */
  readonly segment: (text: string) => string;
}

interface OtherWords {
  readonly certain?: string;
  readonly openers?: string;
  readonly leads?: string;
  readonly phrases?: readonly string[];
  /** The ending that makes a weekday one of each week, such as the s of "Fridays". */
  readonly plural?: string;
}

/** Words that browsers do not know, by the languages that the page offers. */
const otherWords: Readonly<Record<string, OtherWords>> = {
  en: {
    certain:
      'today tonight tomorrow tmrw noon midday midnight daily weekly biweekly fortnightly monthly yearly annually hourly weekdays every until till',
    openers: 'every until till',
    leads: 'in on at by from since the next this last early mid late until',
    phrases: [
      ...['next', 'this'].flatMap((which) =>
        ['week', 'month', 'quarter', 'year', 'weekend'].map((unit) => `${which} ${unit}`),
      ),
      ...['day', 'week', 'month', 'year'].map((unit) => `each ${unit}`),
      ...['morning', 'afternoon', 'evening'].map((part) => `in the ${part}`),
      'half past',
      'quarter past',
      'quarter to',
      'day after',
      'at night',
    ],
    plural: 's',
  },
  de: {
    certain:
      'mittags mitternacht morgens vormittags nachmittags abends nachts täglich wöchentlich vierzehntäglich monatlich jährlich werktags wochentags jeden jede jedes',
    openers: 'jeden jede jedes',
    leads: 'im am um ab von bis seit nächsten nächste nächstes diesen anfang mitte ende',
    phrases: ['nächste woche', 'nächsten monat', 'nächstes jahr', 'nächstes wochenende'],
    plural: 's',
  },
  fr: {
    certain: 'midi minuit quotidien hebdomadaire mensuel chaque',
    openers: 'chaque',
    leads: 'en à de du le dès fin début jusqu’en jusqu’à jusqu’au',
    phrases: ['les jours', 'les mois', 'semaine prochaine', 'mois prochain', 'week-end prochain'],
    plural: 's',
  },
  es: {
    certain: 'mediodía medianoche diariamente semanalmente mensualmente cada',
    openers: 'cada',
    leads: 'en a el los las desde hasta de',
    phrases: ['los días', 'próxima semana', 'próximo mes', 'semana que viene'],
    plural: 's',
  },
  ja: { certain: '正午 午前 午後 毎日 毎週 毎月 毎年 毎朝 毎晩 隔週 来週 来月 来年' },
};

/** Shorter names of months mean other things, too. */
const shortestName = 4;

/** English names that also mean something else. */
const unclearNames = new Set(['march']);

/** The words of a language and of English, which people mix in. */
export function createDateWords(language: string): DateWords {
  const languages = [...new Set(['en', language])];
  const names = languages.map((one) => listNames(one, otherWords[one]?.plural ?? ''));
  const others = languages.flatMap((one) => otherWords[one] ?? []);
  const words = (key: 'certain' | 'openers' | 'leads') =>
    others.flatMap((one) => one[key]?.split(' ') ?? []);
  const certain = [...names.flatMap((one) => one.certain), ...words('certain')];
  const weekdays = new Set(names.flatMap((one) => one.weekdays));
  const patterns = languages.map((one, index) =>
    createPeriodPatterns(one, {
      shortNames: names[index]?.short ?? [],
      unspacedNames: one === language ? certain.filter(isUnspaced) : [],
    }),
  );
  return {
    certain: new Set(certain.filter((name) => !isUnspaced(name))),
    // In Spanish, "mar" is both.
    months: new Set(names.flatMap((one) => one.months).filter((name) => !weekdays.has(name))),
    weekdays,
    phrases: others.flatMap(({ phrases }) => phrases ?? []),
    openers: new Set(words('openers')),
    leads: new Set(words('leads')),
    periods: patterns.flatMap(({ periods }) => periods),
    idioms: patterns.flatMap(({ idioms }) => idioms),
    segment: createSegmenter(language),
  };
}

function listNames(language: string, plural: string) {
  const write = (options: Intl.DateTimeFormatOptions, times: readonly number[]) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return times.map((time) => plainName(format.format(time), language)).filter(isWord);
  };
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1));
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 0, 1 + day));
  const longMonths = write({ month: 'long' }, months);
  const longDays = write({ weekday: 'long' }, days);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const isClear = (name: string) =>
    isUnspaced(name) || (name.length >= shortestName && !unclearNames.has(name));
  const shortMonths = write({ month: 'short' }, months);
  const shortDays = write({ weekday: 'short' }, days);
  return {
    certain: [
      ...[...longMonths, ...longDays].filter(isClear),
      ...longDays.map((name) => `${name}${plural}`),
      ...[0, 1, 2].map((day) => plainName(relative.format(day, 'day'), language)).filter(isWord),
    ],
    months: [...shortMonths, ...longMonths],
    weekdays: shortDays,
    short: [...shortMonths, ...shortDays, ...longMonths.filter((name) => !isClear(name))],
  };
}

function plainName(name: string, language: string): string {
  return name.toLocaleLowerCase(language).replace(/\.$/, '').replace("'", '’');
}

/** A single word, without the numbers of "in 2 days". */
function isWord(name: string): boolean {
  return !/[\d\s]/.test(name) && (name.length > 1 || !isUnspaced(name));
}
