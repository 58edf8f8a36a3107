import type { Codec } from './controls.ts';
import type { FieldError } from './field-error.ts';
import { inSmallestUnit, typedNumber, writtenInUnits } from './number-text.ts';

/** The lowest and the highest number that a field accepts. */
export interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** A codec for numbers with a maximum number of decimal places. */
export function numberCodec(locale: string, places: number, bounds: Bounds) {
  // Years and row counts are easier to read without a separator.
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: places,
    useGrouping: 'min2',
  });
  const read = (text: string) => {
    const writtenNumber = typedNumber(text, locale);
    return writtenNumber
      ? Number(
          `${writtenNumber.negative ? '-' : ''}${writtenNumber.whole}.${writtenNumber.fraction || '0'}`,
        )
      : null;
  };
  return createCodec(read, (value) => format.format(value), { locale, places, bounds });
}

/** A codec for amounts in the currency's smallest unit. */
export function moneyCodec(locale: string, currency: string, bounds: Bounds) {
  const { maximumFractionDigits: places = 2 } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const read = (text: string) => {
    const writtenNumber = typedNumber(text, locale);
    return writtenNumber ? inSmallestUnit(writtenNumber, places) : null;
  };
  return createCodec(read, (units) => writtenInUnits(units, places, locale), {
    locale,
    places,
    bounds,
  });
}

function createCodec(
  read: (text: string) => number | null,
  write: (value: number) => string,
  {
    locale,
    places,
    bounds: { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER },
  }: { locale: string; places: number; bounds: Bounds },
) {
  return {
    read,
    write: (value) => (typeof value === 'number' ? write(value) : ''),
    check: (text): FieldError | undefined => {
      const writtenNumber = typedNumber(text, locale);
      const value = read(text);
      if (!writtenNumber || value === null) return { rule: 'number' };
      if (writtenNumber.fraction.length > places) return { rule: 'decimals', count: places };
      if (value < min) return { rule: 'low', bound: min };
      return value > max ? { rule: 'high', bound: max } : undefined;
    },
  } satisfies Codec<number | null>;
}
