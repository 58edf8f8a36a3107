import type { Grammar } from './grammar.ts';
import { createPattern, findInTurn, type Phrase } from './line.ts';
import { listNames, nameChoice } from './names.ts';
import { createNumbers } from './numbers.ts';

/** A named repetition. Unstated parts, such as the day of the month, come from the day on which it begins. */
export type NamedRepetition =
  | {
      readonly kind: 'weekly';
      /** 0 (Sunday) to 6 (Saturday), if they are named. */
      readonly weekdays: readonly number[];
      readonly interval: number;
    }
  | { readonly kind: 'monthly'; readonly day: number | null; readonly interval: number }
  | { readonly kind: 'monthlyByWeekday'; readonly week: number; readonly weekday: number }
  | { readonly kind: 'daily' | 'yearly'; readonly interval: number }
  | { readonly kind: 'weekdays' };

type Groups = Readonly<Record<string, string | undefined>>;
type Rule = readonly [string, (groups: Groups) => NamedRepetition | null];

const adverbMeanings = {
  daily: { kind: 'daily', interval: 1 },
  weekdays: { kind: 'weekdays' },
  weekly: { kind: 'weekly', weekdays: [], interval: 1 },
  biweekly: { kind: 'weekly', weekdays: [], interval: 2 },
  monthly: { kind: 'monthly', day: null, interval: 1 },
  yearly: { kind: 'yearly', interval: 1 },
} as const satisfies Record<string, NamedRepetition>;

/** Reads repetitions, such as "every Tuesday and Friday", "every 2 weeks", "the first Monday of the month". */
export function createRepetitionReader(
  grammar: Grammar,
): (text: string) => Phrase<NamedRepetition>[] {
  const rules = listRules(grammar).map(
    ([source, read]) =>
      [createPattern(source, grammar), ({ groups = {} }: RegExpExecArray) => read(groups)] as const,
  );
  return (text) => findInTurn(text, rules);
}

function listRules(grammar: Grammar): Rule[] {
  const { every, other, on, ofMonth, plural, ordinals, ordinalEnd, units, adverbs } = grammar;
  const { weekdays } = listNames(grammar);
  const name = `${nameChoice(weekdays.keys())}(?:曜日?|s?\\.?)`;
  const joint = `(?:\\s*[,&+/・、]\\s*(?:(?:${grammar.and}) )?| (?:${grammar.and}) (?:los |les )?)`;
  const list = (one: string, rest: '*' | '+') => `(?<days>${one}(?:${joint}${one})${rest})`;
  const days = list(name, '*');
  const ordinal = `(?:${ordinals.map((word, index) => `(?<week${index + 1}>${word})`).join('|')})`;
  const numbers = createNumbers(grammar);
  const dayOfMonth = `(?<date>[1-9]|[12]\\d|3[01])(?:${ordinalEnd})`;
  const eachName = new RegExp(nameChoice(weekdays.keys()), 'giu');
  const readDays = ({ days: typedDays = '' }: Groups) => {
    const words = typedDays.toLowerCase().replaceAll('曜日', '曜').match(eachName) ?? [];
    return [...new Set(words.flatMap((word) => weekdays.get(word) ?? []))];
  };
  const interval = ({ alternate, other: isOther, count }: Groups) =>
    alternate !== undefined || isOther !== undefined ? 2 : (numbers.read(count) ?? 1);
  const weekly = (groups: Groups): NamedRepetition => ({
    kind: 'weekly',
    weekdays: readDays(groups),
    interval: interval(groups),
  });
  const byWeekday = (groups: Groups): NamedRepetition => {
    const week = ordinals.findIndex((_, index) => groups[`week${index + 1}`] !== undefined) + 1;
    return { kind: 'monthlyByWeekday', week, weekday: readDays(groups)[0] ?? 0 };
  };
  const monthly = ({ date, ...groups }: Groups): NamedRepetition => ({
    kind: 'monthly',
    day: date === undefined ? null : Number(date),
    interval: interval(groups),
  });
  // Two days in a row may also be meant once: "Sat and Sun".
  const readList = (groups: Groups) => {
    const [first, second, third] = readDays(groups);
    if (first === undefined || second === undefined) return null;
    const isInRow = third === undefined && [1, 6].includes((first - second + 7) % 7);
    return isInRow ? null : weekly(groups);
  };
  const oneDay = `(?<days>${name})`;
  const counted = `(?:${every})\\s*(?:(?:(?<other>${other})|(?<count>${numbers.source})) )?`;
  const units1 = (['day', 'weekday', 'year'] as const).map((unit) => `(?<${unit}>${units[unit]})`);
  return [
    [`(?:(?:${every}|the|le|el) )?${ordinal} ${oneDay} (?:${ofMonth})`, byWeekday],
    [`(?:${every})(?:${units.month})の?${ordinal}\\s*${oneDay}`, byWeekday],
    [`${counted}(?:${units.week})(?: (?:${on})${days})?`, weekly],
    [`${counted}(?:${units.month})(?: (?:${on})${dayOfMonth})?`, monthly],
    [
      `${counted}(?:${units1.join('|')})`,
      (groups) =>
        groups['weekday'] !== undefined
          ? { kind: 'weekdays' }
          : { kind: groups['day'] === undefined ? 'yearly' : 'daily', interval: interval(groups) },
    ],
    [`${counted}${days}`, (groups) => (readDays(groups).length > 0 ? weekly(groups) : null)],
    [`(?:${every}) ${ordinal} ${oneDay}`, byWeekday],
    [`(?:${every}) ${dayOfMonth}(?: (?:${ofMonth}))?`, monthly],
    ...Object.entries(adverbMeanings).map(([adverb, meaning]): Rule => {
      const source = Object.entries(adverbs).find(([name]) => name === adverb)?.[1] ?? '(?!)';
      return [source, () => meaning];
    }),
    [`${plural[0]}${list(`${name}${plural[1]}`, '*')}`, weekly],
    [`(?:${on})?${list(grammar.isUnspaced ? `${name}(?<=曜日?)` : name, '+')}`, readList],
  ];
}
