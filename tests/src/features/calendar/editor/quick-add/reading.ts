import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { loadGrammar } from '#src/features/calendar/editor/quick-add/grammar.ts';
import {
  parseQuickAdd,
  type QuickAddContext,
} from '#src/features/calendar/editor/quick-add/parse-quick-add.ts';
import {
  createLineReader,
  type LineReader,
} from '#src/features/calendar/editor/quick-add/read-line.ts';
import { createDayTexts } from '#src/ui/date/day-text.ts';
import type { Day } from '#src/util/dates.ts';
import { dayAt, dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';

export const subCalendar = (id: number, name: string): SubCalendar => ({
  ...{ id, name, color: 'blue', active: true, allows_overlap: true, role: 'modify' },
});

interface PageChanges extends Partial<QuickAddContext> {
  readonly locale?: string;
}

/** What a page knows when somebody types words, on a day at an hour. */
export function createContext(
  day: Day,
  hour: number,
  { locale = 'en-US', ...changes }: PageChanges = {},
): QuickAddContext {
  const today = dayNumber(day);
  const now = today * minutesPerDay + hour * 60;
  const texts = createDayTexts(locale);
  return {
    today,
    now,
    weekStartsOn: 1,
    use24hTimes: false,
    subCalendars: [],
    readDigits: (text) => {
      const read = texts.read(text, day);
      return read === null ? null : dayNumber(read);
    },
    time: { start: now + 60, end: now + 120, isAllDay: false },
    ...changes,
  };
}

export const writeClock = (minute: number): string => {
  const pad = (value: number) => String(value).padStart(2, '0');
  const ofDay = minute % minutesPerDay;
  return `${dayAt(Math.floor(minute / minutesPerDay))} ${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`;
};

const readers = new Map<string, LineReader>();
for (const language of ['en', 'de', 'fr', 'es', 'ja']) {
  readers.set(language, createLineReader(await loadGrammar(language)));
}

function findReader(language: string): LineReader {
  const reader = readers.get(language);
  if (!reader) throw new Error(`There are no words of ${language}.`);
  return reader;
}

/** The parts of a line. */
export function readParts(language: string, text: string, context: QuickAddContext) {
  return findReader(language)(text, context);
}

/** What the words left for the title add to what they mean. */
export function withTitle(meaning: string, title: string): string {
  return title === '' ? meaning : `${meaning} + ${title}`;
}

export function readIn(language: string, text: string, context: QuickAddContext) {
  return parseQuickAdd(text, findReader(language), context);
}

/** When words say that an event is; days alone for one that lasts all day. Null if they do not say so. */
export function findTimes({ meaning }: ReturnType<typeof readIn>): string | null {
  const time = meaning?.time;
  if (!time) return null;
  return time.isAllDay
    ? `${writeClock(time.start).slice(0, 10)} – ${writeClock(time.end - 1).slice(0, 10)}`
    : `${writeClock(time.start)} – ${writeClock(time.end)}`;
}

/** The kind of a repetition, its interval, weekdays and last day. */
export function findRepetition({ meaning }: ReturnType<typeof readIn>): string | null {
  const repetition = meaning?.repetition;
  if (!repetition) return null;
  const { kind, interval, weekdays, until } = repetition;
  return [kind, interval, weekdays.join('+'), until === null ? '' : dayAt(until)].join(' ').trim();
}
