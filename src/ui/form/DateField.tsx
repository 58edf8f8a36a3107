import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { weekStartAtom } from '#src/i18n/formats.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useDateLocale } from '#src/i18n/use-date-locale.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { type Day, isDay, localDay } from '#src/util/dates.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { serverNow } from '#src/util/server-clock.ts';
import { IconButton } from '../button/Button.tsx';
import { createDayTexts } from '../date/day-text.ts';
import { MonthPopover } from '../date/MonthPopover.tsx';
import { monthFormats } from '../date/month-formats.ts';
import { CodecField, type CodecFieldProps } from './CodecField.tsx';
import { type DayWords, dayCodec, exampleDay } from './date-codecs.ts';
import { typeIn } from './fill-in.ts';

export type DateFieldProps = Omit<
  CodecFieldProps,
  'icon' | 'end' | 'look' | 'onKeyDown' | 'writeBound'
> & {
  initial?: Day | null | undefined;
  /** The first and the last day that are accepted. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** The day to mark, and to complete typed days with. Default: that of the device's time zone. */
  today?: Day | undefined;
  /** 0 (Sunday) to 6 (Saturday). Default: as the hosting page says. */
  weekStartsOn?: number | undefined;
  /** Numbers the weeks of the month, by their first day; null to leave the numbers out. */
  weekNumber?: ((first: number) => number) | null | undefined;
  /** A language tag. Default: the page's date locale. */
  locale?: string | undefined;
  readWords?: DayWords | undefined;
};

/**
 * A day; `null` if empty. It is typed in the format of the date locale, in digits or with the name of the month, or
 * picked from a month, which opens with the button or the Down Arrow key. The hint repeats the day in full.
 */
export function DateField(props: DateFieldProps) {
  const { initial, min, max, today, locale, readWords, hint, onChange, ...others } = props;
  const t = useTranslate();
  const { day: writeDay } = useFormats();
  const pageLocale = useDateLocale();
  const usedLocale = locale ?? pageLocale;
  const pageWeekStart = useAtomValue(weekStartAtom);
  const { weekStartsOn = pageWeekStart, weekNumber, ...field } = others;
  const texts = useMemo(() => createDayTexts(usedLocale), [usedLocale]);
  const codec = useMemo(
    () => dayCodec(texts, { today, weekStartsOn, min, max, readWords }),
    [texts, today, weekStartsOn, min, max, readWords],
  );
  const input = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState(initial ?? null);
  const [month, setMonth] = useState<OpenMonth>({ isOpen: false, anchor: null, today: null });
  const openMonth = () =>
    setMonth({ isOpen: true, anchor: input.current, today: today ?? localDay(serverNow()) });
  const closeMonth = () => setMonth((open) => ({ ...open, isOpen: false }));
  const explanation = day
    ? monthFormats(usedLocale).fullDay(dayNumber(day))
    : t('common:For example, %example%', { example: texts.write(exampleDay) });
  return (
    <>
      <CodecField
        {...field}
        codec={codec}
        ref={input}
        initial={initial}
        writeBound={(bound) => {
          const text = String(bound);
          return isDay(text) ? writeDay(text) : text;
        }}
        hint={<DateHint hint={hint} explanation={explanation} />}
        onChange={(event) => {
          setDay(codec.read(event.currentTarget.value));
          onChange?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          openMonth();
        }}
        end={
          <IconButton
            icon="calendar"
            label={t('common:Choose “%field%” from a month', { field: field.label })}
            aria-haspopup="dialog"
            aria-expanded={month.isOpen}
            onClick={month.isOpen ? closeMonth : openMonth}
          />
        }
      />
      {month.today && (
        <MonthPopover
          open={month.isOpen}
          title={field.label}
          anchor={month.anchor}
          value={day}
          today={month.today}
          weekStartsOn={weekStartsOn}
          weekNumber={weekNumber}
          locale={usedLocale}
          min={min}
          max={max}
          onChoose={(next) => input.current && typeIn(input.current, codec.write(next))}
          onClose={closeMonth}
        />
      )}
    </>
  );
}

function DateHint({ hint, explanation }: { hint: ReactNode; explanation: string }) {
  return (
    <>
      {hint && (
        <>
          {hint} <br />
        </>
      )}
      {explanation}
    </>
  );
}

/** The month to choose from; `today` is null until it has been opened once. */
interface OpenMonth {
  isOpen: boolean;
  anchor: HTMLElement | null;
  today: Day | null;
}
