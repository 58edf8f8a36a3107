import { useAtomValue } from 'jotai';
import { type FormEvent, useMemo, useState } from 'react';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { createDayTexts } from '#src/ui/date/day-text.ts';
import { dayAt, dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import { serverNow } from '#src/util/server-clock.ts';
import type { CalendarFormats } from '../../formats/calendar-formats.ts';
import { choosableCalendars } from '../chosen-calendars.ts';
import type { EventValues, FormCalendar } from '../event-values.ts';
import { filledTime } from '../time-values.ts';
import { parseQuickAdd, type QuickAdd } from './parse-quick-add.ts';
import { quickValues, showValues } from './quick-values.ts';

interface QuickAddOptions {
  /** The values that the form begins with. */
  initial: EventValues;
  calendar: FormCalendar;
  formats: CalendarFormats;
  /** Whether the person has chosen a time already, so that words may only suggest another one. */
  isTimeChosen: boolean;
}

/**
 * Reads the title of a new event as words that say when and where it is. The other fields show at once what the words
 * mean, unless the title is kept as it was typed. Only English is understood.
 */
export function useQuickAdd({ initial, isTimeChosen, ...options }: QuickAddOptions) {
  const { language } = useAtomValue(translationStateAtom);
  const read = useReader(options, initial);
  const [meaning, setMeaning] = useState<QuickAdd | null>(null);
  const [isApplied, setApplied] = useState(!isTimeChosen);
  const isOffered = language === 'en';
  const understood = isOffered ? meaning : null;

  const show = (form: HTMLFormElement, next: QuickAdd | null, before: QuickAdd | null) => {
    // What the words leave alone may have been changed by hand since.
    if (isSameTarget(next, before)) return;
    showValues(form, next ? quickValues(initial, next) : initial);
  };
  return {
    understood,
    isOffered,
    isApplied,
    /** Follows what is typed into the form. */
    follow: ({ target }: FormEvent<HTMLElement>) => {
      if (!isOffered || !(target instanceof HTMLInputElement) || target.name !== 'title') return;
      const next = read(target.value);
      setMeaning(next);
      if (isApplied && target.form) show(target.form, next, meaning);
    },
    /** Applies what the words mean, or keeps them as the title. */
    toggle: (form: HTMLFormElement | null) => {
      setApplied(!isApplied);
      if (form) show(form, isApplied ? null : meaning, isApplied ? meaning : null);
    },
    /** The values of the form as they are to be saved. */
    complete: (values: EventValues): EventValues =>
      understood && isApplied ? completed(values, initial, understood) : values,
    /** The values that the words alone would make. */
    preview: understood && quickValues(initial, understood),
  };
}

/** The fields as they are, which show the words' meaning or a later change by hand, and what only the words say. */
function completed(values: EventValues, initial: EventValues, meaning: QuickAdd): EventValues {
  // A day that is set by hand is also the one on which a series repeats, unless the words name its weekdays.
  const atStart = { ...initial, start: values.start };
  const { title, location, rrule } = quickValues(atStart, { ...meaning, time: null });
  return { ...values, title, location: location || values.location, rrule };
}

function isSameTarget(one: QuickAdd | null, other: QuickAdd | null): boolean {
  const target = (meaning: QuickAdd | null) =>
    JSON.stringify([meaning?.time ?? null, meaning?.subCalendarIds ?? []]);
  return target(one) === target(other);
}

function useReader(
  { calendar, formats }: Omit<QuickAddOptions, 'initial' | 'isTimeChosen'>,
  initial: EventValues,
) {
  const { locale, use24hTimes } = formats;
  const texts = useMemo(() => createDayTexts(locale), [locale]);
  return (typed: string): QuickAdd | null => {
    const now = clockMinuteIn(calendar.zone, serverNow());
    const today = Math.floor(now / minutesPerDay);
    const time = filledTime(initial) ?? { start: now, end: now + 60, isAllDay: false };
    return parseQuickAdd(typed, {
      ...{ now, today, time, use24hTimes, weekStartsOn: calendar.weekStartsOn },
      subCalendars: choosableCalendars(calendar, null),
      readDigits: (text) => {
        const day = texts.read(text, dayAt(today));
        return day === null ? null : dayNumber(day);
      },
    });
  };
}
