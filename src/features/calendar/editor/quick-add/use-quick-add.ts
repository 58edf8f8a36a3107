import { useAtomValue } from 'jotai';
import { type FormEvent, useMemo, useState } from 'react';
import { choosableCalendars } from '#src/calendar/model/chosen-calendars.ts';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { createDayTexts } from '#src/ui/date/day-text.ts';
import { dayAt, dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import { serverNow } from '#src/util/server-clock.ts';
import type { CalendarFormats } from '../../formats/calendar-formats.ts';
import type { EventValues, FormCalendar } from '../event-values.ts';
import { filledTime } from '../time-values.ts';
import { createDateWords } from './date-words.ts';
import { findUnclear } from './find-unclear.ts';
import { parseQuickAdd, type QuickAdd } from './parse-quick-add.ts';
import { quickValues, showValues } from './quick-values.ts';
import { plainTitle, sortWords } from './sort-words.ts';
import { splitWords } from './words.ts';

interface QuickAddOptions {
  /** The values that the form begins with. */
  initial: EventValues;
  calendar: FormCalendar;
  formats: CalendarFormats;
  /** True if the person has chosen a time already, so that words may only suggest another one. */
  isTimeChosen: boolean;
}

/** The meaning of the words of a new event; null if they are only a title, or not in English. */
interface Reading {
  readonly meaning: QuickAdd | null;
  /** The parts of the title that look like days, times or repetitions. */
  readonly unclear: readonly string[];
}

/**
 * Reads the title of a new event as words that say when and where it is. The other fields show at once what the words
 * mean, unless the title is kept as it was typed. Only English is understood; what looks like a time and is not understood
 * is told in each language.
 */
export function useQuickAdd({ initial, isTimeChosen, ...options }: QuickAddOptions) {
  const { language } = useAtomValue(translationStateAtom);
  const isOffered = language === 'en';
  const read = useReader(options, initial, language ?? 'en');
  const [{ meaning, unclear }, setReading] = useState<Reading>({ meaning: null, unclear: [] });
  const [isApplied, setApplied] = useState(!isTimeChosen);
  // Whether the person wants the title as it was typed, and the parts of it that are to stay in it.
  const [isKept, setKept] = useState(false);
  const [keptParts, setKeptParts] = useState<readonly string[]>([]);
  const open = isKept ? [] : unclear.filter((part) => !keptParts.includes(part));

  const show = (form: HTMLFormElement, next: QuickAdd | null, before: QuickAdd | null) => {
    // What the words leave alone may have been changed by hand since.
    if (isSameTarget(next, before)) return;
    showValues(form, next ? quickValues(initial, next) : initial);
  };
  return {
    /** Names after # that no sub-calendar has. */
    unknownCalendars: meaning?.unknownCalendars ?? [],
    isOffered,
    isApplied,
    /** The parts of the title of which the person has to decide what they are. */
    unclear: open,
    /** True if all words mean something, so that the event has no title yet. */
    lacksTitle: isApplied && meaning?.title === '',
    /** Follows what is typed into the form. */
    follow: ({ target }: FormEvent<HTMLElement>) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'title') return;
      const next = read(target.value);
      setReading(next);
      if (isApplied && target.form) show(target.form, next.meaning, meaning);
    },
    /** Applies what the words mean, or keeps them as the title. */
    toggle: (form: HTMLFormElement | null) => {
      setApplied(!isApplied);
      setKept(isApplied);
      if (form) show(form, isApplied ? null : meaning, isApplied ? meaning : null);
    },
    /** Keeps in the title what is unclear. */
    keepUnclear: () => setKeptParts([...keptParts, ...open]),
    /** The values of the form as they are to be saved. */
    complete: (values: EventValues): EventValues =>
      meaning && isApplied ? completed(values, initial, meaning) : values,
    /** The values that the words alone would make. */
    preview: meaning && quickValues(initial, meaning),
  };
}

/** The fields as they are, which show the words' meaning or a later change by hand, and what only the words say. */
function completed(values: EventValues, initial: EventValues, meaning: QuickAdd): EventValues {
  // A day that is set by hand is also the one on which a series repeats, unless the words name its weekdays.
  const atStart = { ...initial, start: values.start };
  const { title, location, rrule } = quickValues(atStart, { ...meaning, time: null });
  return { ...values, title, location: location || values.location, rrule };
}

function isSameTarget(a: QuickAdd | null, b: QuickAdd | null): boolean {
  const target = (meaning: QuickAdd | null) =>
    JSON.stringify([meaning?.time ?? null, meaning?.subCalendarIds ?? []]);
  return target(a) === target(b);
}

function useReader(
  { calendar, formats }: Omit<QuickAddOptions, 'initial' | 'isTimeChosen'>,
  initial: EventValues,
  language: string,
) {
  const { locale, use24hTimes } = formats;
  const texts = useMemo(() => createDayTexts(locale), [locale]);
  const dateWords = useMemo(() => createDateWords(languageTag(language)), [language]);
  return (typed: string): Reading => {
    const words = splitWords(typed);
    if (language !== 'en')
      return { meaning: null, unclear: findUnclear(plainTitle(words), dateWords) };
    const now = clockMinuteIn(calendar.zone, serverNow());
    const today = Math.floor(now / minutesPerDay);
    const context = {
      now,
      today,
      use24hTimes,
      weekStartsOn: calendar.weekStartsOn,
      time: filledTime(initial) ?? { start: now, end: now + 60, isAllDay: false },
      subCalendars: choosableCalendars(calendar, null),
      readDigits: (text: string) => {
        const day = texts.read(text, dayAt(today));
        return day === null ? null : dayNumber(day);
      },
    };
    return {
      meaning: parseQuickAdd(typed, context),
      unclear: findUnclear(sortWords(words, context).title, dateWords),
    };
  };
}
