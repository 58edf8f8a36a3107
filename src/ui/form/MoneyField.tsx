import { useMemo } from 'react';
import { useWords } from '../words.ts';
import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx';
import { type Limits, moneyCodec } from './number-codecs.ts';

type MoneyFieldProps = Omit<DecimalFieldProps, 'unit'> &
  Limits & {
    /** ISO 4217; how many decimal places it has is known by it. */
    currency: string;
    /** Like `min` and `max` in the currency's smallest unit, cents for example. */
    initial?: number | null | undefined;
  };

/** An amount in the currency's smallest unit; `null` while nothing is typed. */
export function MoneyField({ currency, initial, min, max, ...field }: MoneyFieldProps) {
  const { locale } = useWords();
  const codec = useMemo(
    () => moneyCodec(locale, currency, { min, max }),
    [locale, currency, min, max],
  );
  return (
    <DecimalField
      {...field}
      codec={codec}
      initial={initial}
      inputMode={min === undefined || min < 0 ? 'text' : 'decimal'}
      unit={currency}
    />
  );
}
