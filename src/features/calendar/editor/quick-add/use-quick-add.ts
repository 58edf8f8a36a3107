import { type FormEvent, useMemo, useState } from 'react';
import { choosableCalendars } from '#src/calendar/model/chosen-calendars.ts';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { createDayTexts } from '#src/ui/date/day-text.ts';
import { listControls } from '#src/ui/form/controls.ts';
import { valueAt } from '#src/ui/form/field-values.ts';
import { fillIn } from '#src/ui/form/fill-in.ts';
import { dayAt, dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import { serverNow } from '#src/util/server-clock.ts';
import type { EventValues, FormCalendar } from '../event-values.ts';
import { newRecurrence } from '../recurrence-values.ts';
import { filledTime, timedValues } from '../time-values.ts';
import type { Words } from './create-words.ts';
import type { QuickAdd, Reading } from './parse-quick-add.ts';

interface QuickAddOptions {
  /** The values that the form begins with. */
  initial: EventValues;
  calendar: FormCalendar;
  formats: CalendarFormats;
  /** Null if they are missing. */
  words: Words | null;
  /** True if the person has chosen a time already, so that words may only suggest another one. */
  isTimeChosen: boolean;
}

/**
 * Reads the title of a new event as words that say when and where it is. The other fields show at once what the words
 * mean, unless the title is kept as it was typed. What looks like a time and is not understood is told, too.
 */
export function useQuickAdd({ initial, isTimeChosen, ...options }: QuickAddOptions) {
  const read = useReader(options, initial);
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
    isOffered: options.words !== null,
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
  { words, calendar, formats }: Omit<QuickAddOptions, 'initial' | 'isTimeChosen'>,
  initial: EventValues,
) {
  const { locale, use24hTimes } = formats;
  const texts = useMemo(() => createDayTexts(locale), [locale]);
  return (typedText: string): Reading => {
    if (!words) return { meaning: null, unclear: [] };
    const now = clockMinuteIn(calendar.zone, serverNow());
    const today = Math.floor(now / minutesPerDay);
    return words.read(typedText, {
      now,
      today,
      use24hTimes,
      weekStartsOn: calendar.weekStartsOn,
      time: filledTime(initial) ?? { start: now, end: now + 60, isAllDay: false },
      subCalendars: choosableCalendars(calendar, null),
      readDigits: (text) => {
        const day = texts.read(text, dayAt(today));
        return day === null ? null : dayNumber(day);
      },
    });
  };
}

/** The values of a form with what its words mean. Sub-calendars that the form does not offer are left out. */
function quickValues(values: EventValues, meaning: QuickAdd): EventValues {
  const { title, time, location, subCalendarIds } = meaning;
  const baseValues = time ? { ...values, ...timedValues(time) } : values;
  const offeredIds = Object.keys(values.sub_calendar_ids);
  const chosenIds = new Set(subCalendarIds.map(String).filter((id) => offeredIds.includes(id)));
  return {
    ...baseValues,
    title,
    ...(location !== '' && { location }),
    ...(chosenIds.size > 0 && {
      sub_calendar_ids: Object.fromEntries(offeredIds.map((id) => [id, chosenIds.has(id)])),
    }),
    rrule: withRepetition(baseValues, meaning),
  };
}

function withRepetition(
  { rrule, start }: EventValues,
  { repetition }: QuickAdd,
): EventValues['rrule'] {
  if (!repetition || start.day === null) return rrule;
  const { kind, interval, weekdays, count, until } = repetition;
  const blank = newRecurrence(dayNumber(start.day) * minutesPerDay);
  return {
    ...blank,
    pattern: kind,
    interval,
    ...(weekdays.length > 0 && {
      weekdays: Object.fromEntries(
        Object.keys(blank.weekdays).map((day) => [day, weekdays.includes(Number(day))]),
      ),
    }),
    ends: count !== null ? 'count' : until !== null ? 'until' : 'never',
    ...(count !== null && { count }),
    ...(until !== null && { until: dayAt(until) }),
  };
}

/** The fields of a quick form that show what its words mean. */
const shownFields = /^(all_day|start\.|end\.|sub_calendar_ids\.)/;

/** Puts values into the fields of a form, for which its words stand; the title keeps the words. */
export function showValues(form: HTMLFormElement, values: EventValues): void {
  for (const control of listControls(form)) {
    const isHidden = values.all_day && control.name.endsWith('.time');
    if (shownFields.test(control.name) && !isHidden) fillIn(control, valueAt(values, control.name));
  }
}
