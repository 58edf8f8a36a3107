import { useMemo } from 'react';
import { useWords } from '../words.ts';
import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx';
import { type Limits, moneyCodec } from './number-codecs.ts';

type MoneyFieldProps = Omit<DecimalFieldProps, 'unit'> &
  Limits & {
    /** The ISO 4217 code, which determines the number of decimal places. */
    currency: string;
    /** Like `min` and `max`, in the currency's smallest unit, such as cents. */
    initial?: number | null | undefined;
  };

/** An amount in the currency's smallest unit; `null` if empty. */
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
