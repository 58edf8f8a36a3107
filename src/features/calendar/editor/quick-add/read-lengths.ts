import type { Grammar } from './grammar.ts';
import { createPattern, findInTurn, type Phrase } from './line.ts';
import { createNumbers } from './numbers.ts';
import type { Meaning } from './read-line.ts';

/** Reads "for 2 hours", "in 2 hours", "for 3 days", "6 times" and "all day". */
export function createLengthReader(grammar: Grammar): (text: string) => Phrase<Meaning>[] {
  const { allDay, half = '(?!)', lasting, later, times, units } = grammar;
  const numbers = createNumbers(grammar);
  const count = `(?<count>${numbers.source})`;
  const writeUnit = (name: 'hour' | 'minute' | 'day' | 'week') => `(?<${name}>${units[name]})`;
  const joined = '(?<hours>\\d{1,2})h(?<minutes>\\d\\d)?(?:m|min)?';
  const hours = `(?:${joined}|(?<half>${half})|(?<decimal>\\d{1,2}[.,]\\d)\\s*(?<hourUnit>${units.hour})|${count}\\s*(?:${writeUnit('hour')}|${writeUnit('minute')}))`;
  const readMinutes = ({
    hours: typedHours,
    minutes,
    half: isHalf,
    decimal,
    ...groups
  }: Groups) => {
    if (isHalf !== undefined) return 30;
    if (typedHours !== undefined) return Number(typedHours) * 60 + Number(minutes ?? 0);
    if (decimal !== undefined) return Math.round(Number(decimal.replace(',', '.')) * 60);
    return (numbers.read(groups['count']) ?? 0) * (groups['hour'] === undefined ? 1 : 60);
  };
  const rules: readonly (readonly [string, (groups: Groups) => Meaning])[] = [
    [allDay, () => ({ kind: 'allDay' })],
    [
      `(?:${later[0]})${hours}${later[1]}`,
      (groups) => ({ kind: 'later', minutes: readMinutes(groups) }),
    ],
    [
      `(?:${lasting[0]})?${count}\\s*(?:${times})`,
      (groups) => ({ kind: 'times', count: numbers.read(groups['count']) ?? 1 }),
    ],
    [
      `(?:${lasting[0]})${count}\\s*(?:${writeUnit('day')}|${writeUnit('week')})${lasting[1]}`,
      ({ count: typedCount, week }) => ({
        kind: 'days',
        count: (numbers.read(typedCount) ?? 1) * (week === undefined ? 1 : 7),
      }),
    ],
    [
      `(?:${lasting[0]})${hours}${lasting[1]}`,
      (groups) => ({ kind: 'length', minutes: readMinutes(groups) }),
    ],
  ];
  const patterns = rules.map(
    ([source, read]) =>
      [createPattern(source, grammar), ({ groups = {} }: RegExpExecArray) => read(groups)] as const,
  );
  return (text) => findInTurn(text, patterns);
}

type Groups = Readonly<Record<string, string | undefined>>;
