/** A typed number, exact because money must not pass through floating point. */
export interface TypedNumber {
  negative: boolean;
  whole: string;
  /** Without trailing zeros. */
  fraction: string;
}

/**
 * Parses a number in a locale's format. Spaces and apostrophes group digits in every locale. A point or comma that
 * cannot be a grouping separator, such as "12.50" in a locale that groups thousands by points, is a decimal separator.
 */
export function typedNumber(text: string, locale: string): TypedNumber | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s'’\p{Cf}\p{Sc}]/gu, '')
    .replace(/^[−–]/, '-');
  const [, sign, digits = ''] = /^([+-]?)(\d[\d.,]*|[.,]\d+)$/.exec(plain) ?? [];
  const separator = decimalSeparator(digits, locale);
  if (sign === undefined || separator === undefined) return undefined;
  const [whole = '', fraction = ''] = separator ? digits.split(separator) : [digits];
  return {
    negative: sign === '-',
    whole: whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '') || '0',
    fraction: fraction.replace(/0+$/, ''),
  };
}

/** The decimal separator in these digits; '' if there is none, undefined if they are not a number. */
function decimalSeparator(digits: string, locale: string): string | undefined {
  const separators = [...new Set(digits.replaceAll(/\d/g, ''))];
  const [first, second] = separators;
  if (first === undefined) return '';
  if (second !== undefined) {
    const isDecimal = digits.split(second).length === 2;
    return isDecimal && isGrouped(digits.slice(0, digits.indexOf(second)), first)
      ? second
      : undefined;
  }
  if (digits.split(first).length > 2) return isGrouped(digits, first) ? '' : undefined;
  return first !== findLocaleSeparator(locale) && isGrouped(digits, first) ? '' : first;
}

/** India groups digits in twos after the first three. */
function isGrouped(digits: string, separator: string): boolean {
  const [first = '', ...groups] = digits.split(separator);
  const last = groups.pop();
  return (
    /^[1-9]\d{0,2}$/.test(first) &&
    /^\d{3}$/.test(last ?? '') &&
    groups.every((group) => /^\d{2,3}$/.test(group))
  );
}

function findLocaleSeparator(locale: string): string | undefined {
  return new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')
    ?.value;
}

/** The number as an integer, in units of its last allowed decimal place. */
export function inSmallestUnit({ negative, whole, fraction }: TypedNumber, places: number): number {
  const units = Number(whole + fraction.slice(0, places).padEnd(places, '0'));
  return negative && units !== 0 ? -units : units;
}

/** Formats a number of units exactly, in a locale's format. */
export function writtenInUnits(units: number, places: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  // Formatting text is exact, unlike a quotient. TypeScript cannot know that it is a number.
  return format.format(`${units}E-${places}` as Intl.StringNumericLiteral);
}
