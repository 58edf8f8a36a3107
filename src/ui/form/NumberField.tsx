import { useMemo } from 'react';
import { useShownTexts } from '#src/i18n/i18n.ts';
import { CodecField, type CodecFieldProps } from './CodecField.tsx';
import { useFieldLimits } from './limits.ts';
import { type Bounds, numberCodec } from './number-codecs.ts';

type NumberFieldProps = CodecFieldProps &
  Bounds & {
    initial?: number | null | undefined;
    /** The maximum number of decimal places. Default 0. */
    places?: number;
  };

/** A number; `null` if empty. */
export function NumberField({
  initial,
  places = 0,
  min: ownMin,
  max: ownMax,
  ...field
}: NumberFieldProps) {
  const { language } = useShownTexts();
  const { minimum, maximum } = useFieldLimits(field.name);
  const min = ownMin ?? minimum;
  const max = ownMax ?? maximum;
  const codec = useMemo(
    () => numberCodec(language, places, { min, max }),
    [language, places, min, max],
  );
  return (
    <CodecField
      {...field}
      codec={codec}
      initial={initial}
      writeBound={(bound) => codec.write(Number(bound))}
      // Numeric keypads on phones have no minus sign.
      inputMode={min === undefined || min < 0 ? 'text' : places > 0 ? 'decimal' : 'numeric'}
    />
  );
}
