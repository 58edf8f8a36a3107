import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { use24hTimesAtom } from '#src/i18n/clock.ts';
import { useDateLocale } from '#src/i18n/use-date-locale.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import { createTimeTexts } from '../date/time-text.ts';
import { CodecField, type CodecFieldProps } from './CodecField.tsx';
import { type TimeWords, timeCodec } from './date-codecs.ts';
import { typeIn } from './fill-in.ts';

type TimeFieldProps = Omit<CodecFieldProps, 'end' | 'onKeyDown' | 'writeBound'> & {
  /** Minutes since midnight on the clock. */
  initial?: number | null | undefined;
  /** Default: as the reader prefers. */
  use24hTimes?: boolean | undefined;
  /** A language tag. Default: the page's date locale. */
  locale?: string | undefined;
  /** Reads words; the same function in each render. */
  readWords?: TimeWords | undefined;
};

/** The number of minutes that an arrow key moves. */
const step = 15;

/**
 * A time of day in minutes since midnight; `null` if empty. It is typed as people write times in the date locale, and the
 * Up and Down Arrow keys move it by a quarter of an hour. Beside a `DateField`, it makes a date with minutes.
 */
export function TimeField(props: TimeFieldProps) {
  const { initial, use24hTimes, locale, readWords, ...field } = props;
  const pageLocale = useDateLocale();
  const has24hPreference = useAtomValue(use24hTimesAtom);
  const is24h = use24hTimes ?? has24hPreference;
  const usedLocale = locale ?? pageLocale;
  const codec = useMemo(
    () => timeCodec(createTimeTexts(usedLocale, is24h), readWords),
    [usedLocale, is24h, readWords],
  );
  return (
    <CodecField
      {...field}
      codec={codec}
      initial={initial}
      onKeyDown={(event) => {
        const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        const minute = codec.read(event.currentTarget.value);
        if (direction === undefined || minute === null) return;
        event.preventDefault();
        const next = direction > 0 ? Math.floor(minute / step) + 1 : Math.ceil(minute / step) - 1;
        typeIn(event.currentTarget, codec.write((next * step + minutesPerDay) % minutesPerDay));
      }}
    />
  );
}
