import { useState } from 'react';
import { useWords } from '../words.ts';
import type { Codec } from './controls.ts';
import { controlRef } from './controls.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

type DateFieldProps = Omit<
  TextFieldProps,
  'type' | 'initial' | 'min' | 'max' | 'icon' | 'end' | 'look' | 'maxLength' | 'minLength'
> & {
  initial?: string | null | undefined;
  min?: string;
  max?: string;
};

/** The contract's dates have years of four digits; browsers let users type six. */
const latestDay = '9999-12-31';

/**
 * A day as `YYYY-MM-DD`; `null` if empty. The browser's own control is the most accessible one but uses the browser's
 * format, so the hint repeats the day in the page's format.
 */
export function DateField({
  initial,
  min,
  max = latestDay,
  hint,
  ref,
  onChange,
  ...field
}: DateFieldProps) {
  const { dateLocale } = useWords();
  const [day, setDay] = useState(initial ?? '');
  const codec: Codec<string | null> = {
    read: (text) => text || null,
    write: (value) => (typeof value === 'string' ? value : ''),
    check: (text) => {
      // A year of five digits sorts before most years of four.
      if (text > max || text.length > max.length) return { rule: 'late', bound: max };
      return min !== undefined && text < min ? { rule: 'early', bound: min } : undefined;
    },
  };
  return (
    <TextField
      {...field}
      ref={controlRef(codec, ref)}
      type="date"
      initial={initial ?? ''}
      min={min}
      max={max}
      writeBound={(bound) => writtenDay(String(bound), dateLocale, 'long')}
      hint={
        day ? (
          <>
            {hint && (
              <>
                {hint} <br />
              </>
            )}
            {writtenDay(day, dateLocale, 'full')}
          </>
        ) : (
          hint
        )
      }
      onChange={(event) => {
        setDay(event.currentTarget.value);
        onChange?.(event);
      }}
    />
  );
}

function writtenDay(isoDay: string, locale: string, dateStyle: 'full' | 'long'): string {
  // A day has no time zone, so parse and format it in the same one.
  return new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(isoDay));
}
