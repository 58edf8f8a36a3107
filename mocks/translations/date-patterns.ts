/** Pattern letters for the parts of a date. */
const letters: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  day: 'd',
  year: 'yyyy',
  hour: 'h',
  minute: 'mm',
  dayPeriod: 'a',
  weekday: 'EEEE',
};

// A time whose parts can be told apart by their length.
const sample = new Date(Date.UTC(2026, 2, 9, 8, 5));

const knownPatterns = new Map<string, Readonly<Record<string, string>>>();

/** A locale's date formats, as patterns of Unicode date fields. */
export function datePatterns(locale: string): Readonly<Record<string, string>> {
  const patterns = knownPatterns.get(locale) ?? {
    date: pattern(locale, { dateStyle: 'short' }),
    dateLong: pattern(locale, { dateStyle: 'long' }),
    time12: pattern(locale, { timeStyle: 'short', hourCycle: 'h12' }),
    time24: pattern(locale, { timeStyle: 'short', hourCycle: 'h23' }).replace(/h+/, 'HH'),
    weekday: 'EEEE',
  };
  knownPatterns.set(locale, patterns);
  return patterns;
}

function pattern(locale: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return format
    .formatToParts(sample)
    .map(({ type, value }) => field(type, value))
    .join('');
}

function field(type: Intl.DateTimeFormatPartTypes, value: string): string {
  if (type === 'literal') return /\p{L}/u.test(value) ? `'${value.replaceAll("'", "''")}'` : value;
  if (type === 'month') return /^\d+$/.test(value) ? 'M'.repeat(value.length) : 'MMMM';
  if (type === 'year') return value.length === 2 ? 'yy' : 'yyyy';
  const letter = letters[type];
  if (!letter) return value;
  return letter.length === 1 && /^\d{2}$/.test(value) ? letter.repeat(2) : letter;
}
