import { useMemo } from 'react';
import { useShownTexts } from '#src/i18n/i18n.ts';
import { CodecField, type CodecFieldProps } from './CodecField.tsx';
import { useFieldLimits } from './limits.ts';
import { type Bounds, moneyCodec } from './number-codecs.ts';

type MoneyFieldProps = Omit<CodecFieldProps, 'unit'> &
  Bounds & {
    /** The ISO 4217 code, which determines the number of decimal places. */
    currency: string;
    /** Like `min` and `max`, in the currency's smallest unit, such as cents. */
    initial?: number | null | undefined;
  };

/** An amount in the currency's smallest unit; `null` if empty. */
export function MoneyField({
  currency,
  initial,
  min: ownMin,
  max: ownMax,
  ...field
}: MoneyFieldProps) {
  const { language } = useShownTexts();
  const { minimum, maximum } = useFieldLimits(field.name);
  const min = ownMin ?? minimum;
  const max = ownMax ?? maximum;
  const codec = useMemo(
    () => moneyCodec(language, currency, { min, max }),
    [language, currency, min, max],
  );
  return (
    <CodecField
      {...field}
      codec={codec}
      initial={initial}
      writeBound={(bound) => codec.write(Number(bound))}
      inputMode={min === undefined || min < 0 ? 'text' : 'decimal'}
      unit={currency}
    />
  );
}
