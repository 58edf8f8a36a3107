/** Names by which English speakers call days, in lower case. */

/** 0 (Sunday) to 6 (Saturday). */
export const weekdayNames: ReadonlyMap<string, number> = byName([
  'sun sunday',
  'mon monday',
  'tue tues tuesday',
  'wed weds wednesday',
  'thu thur thurs thursday',
  'fri friday',
  'sat saturday',
]);

/** 1 (January) to 12 (December). */
export const monthNames: ReadonlyMap<string, number> = new Map(
  [
    ...byName([
      'jan january',
      'feb february',
      'mar march',
      'apr april',
      'may',
      'jun june',
      'jul july',
      'aug august',
      'sep sept september',
      'oct october',
      'nov november',
      'dec december',
    ]),
  ].map(([name, index]) => [name, index + 1]),
);

/** Numbers that people write as words. */
const smallNumbers: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ...byName('zero one two three four five six seven eight nine ten eleven twelve'.split(' ')),
]);

/** A positive number in digits or as a word; null for anything else. */
export function readNumber(text: string): number | null {
  const number = /^\d{1,3}(\.\d)?$/.test(text) ? Number(text) : (smallNumbers.get(text) ?? 0);
  return number > 0 ? number : null;
}

/** A positive whole number. */
export function readCount(text: string): number | null {
  const number = readNumber(text);
  return Number.isInteger(number) ? number : null;
}

/** "1st" to "31st", or a number alone. */
export function readDayOfMonth(text: string): number | null {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(text)?.[1];
  const day = Number(digits ?? 0);
  return day >= 1 && day <= 31 ? day : null;
}

function byName(lines: readonly string[]): Map<string, number> {
  return new Map(
    lines.flatMap((line, index) => line.split(' ').map((name) => [name, index] as const)),
  );
}
