import { useMemo } from 'react';
import { useWords } from '../words.ts';
import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx';
import { type Limits, numberCodec } from './number-codecs.ts';

type NumberFieldProps = DecimalFieldProps &
  Limits & {
    initial?: number | null | undefined;
    /** The maximum number of decimal places. Default 0. */
    places?: number;
  };

/** A number; `null` if empty. */
export function NumberField({ initial, places = 0, min, max, ...field }: NumberFieldProps) {
  const { locale } = useWords();
  const codec = useMemo(
    () => numberCodec(locale, places, { min, max }),
    [locale, places, min, max],
  );
  return (
    <DecimalField
      {...field}
      codec={codec}
      initial={initial}
      // Numeric keypads on phones have no minus sign.
      inputMode={min === undefined || min < 0 ? 'text' : places > 0 ? 'decimal' : 'numeric'}
    />
  );
}
