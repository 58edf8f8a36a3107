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

/**
 * A day as `YYYY-MM-DD`; `null` if empty. The browser's own control is the most accessible one but uses the browser's
 * format, so the hint repeats the day in the page's format.
 */
export function DateField({ initial, min, max, hint, ref, onChange, ...field }: DateFieldProps) {
  const { dateLocale } = useWords();
  const [day, setDay] = useState(initial ?? '');
  const codec: Codec<string | null> = {
    read: (text) => text || null,
    write: (value) => (typeof value === 'string' ? value : ''),
    check: (text) => {
      if (min !== undefined && text < min) return { rule: 'early', bound: min };
      return max !== undefined && text > max ? { rule: 'late', bound: max } : undefined;
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
            {hint && <>{hint} </>}
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
