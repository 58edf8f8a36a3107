import { dayMs, type Moment, utcDay } from '#src/util/dates.ts';
import { hourMs, type LocalTime, minuteMs, partsAt } from '../../time/local-time.ts';
import { knownZone } from '../../time/zones.ts';
import { pickCyclically } from '../pick-cyclically.ts';
import type { Author, CalendarContents, EventRecord, SubCalendarRecord } from './records.ts';
import { calendarSettings, eventFields, subCalendars } from './story-calendar.ts';

const zone = 'Europe/Zurich';
const calendarId = 110;
const subCalendarCount = 40;
/** All in the month in which the world begins. */
const fullMonthCount = 10_000;
/** In each of the five months before it and the six after it: 20,000 together. */
const otherMonthCount = 1818;
const otherMonths = { before: 5, after: 6 } as const;
/**
 * Ten days of each other month. Earlier months are empty at the end and later ones at the beginning, so that the full
 * month with the days around it, six whole weeks, stays within the limit of an answer.
 */
const otherDays = { firstBefore: 10, firstAfter: 15, count: 10 } as const;
const weeklySeries = 40;

const folders = ['Zurich', 'Basel', 'Geneva', 'Lugano', 'Chur', 'Sion', 'Bern', 'Thun'] as const;
const colors = [
  'red',
  'orange',
  'amber',
  'yellow',
  'lime',
  'green',
  'teal',
  'cyan',
  'blue',
  'indigo',
  'violet',
  'purple',
  'pink',
  'brown',
  'slate',
  'gray',
] as SubCalendarRecord['color'][];
const subjects = [
  'Visit',
  'Delivery',
  'Inspection',
  'Training',
  'Call',
  'Repair',
  'Review',
] as const;
const lengths = [30, 45, 60, 90, 120, 180] as const;
const author: Author = { name: 'Hugo Hafner', userId: 20, keyId: null, isHere: false };

const byMonth = new Map<LocalTime, CalendarContents>();

/** For load: 40 sub-calendars, and 10,000 events in the month in which the world begins. Shared by all such worlds. */
export function bigCalendar(title: string, start: Date): CalendarContents {
  const { year, month } = partsAt(knownZone(zone).toLocal(start.getTime()));
  const first = Date.UTC(year, month - 1, 1);
  const contents = byMonth.get(first) ?? contentsFor(title, first);
  byMonth.set(first, contents);
  return contents;
}

function contentsFor(title: string, first: LocalTime): CalendarContents {
  return {
    settings: calendarSettings(title, zone, { identity: { header_color: 'indigo' } }),
    subCalendars: subCalendars(
      calendarId,
      Array.from({ length: subCalendarCount }, (_, index) => ({
        name: `${folders[Math.floor(index / 5)]} > Team ${index + 1}`,
        color: pickCyclically(colors, index),
      })),
    ),
    fields: eventFields(),
    events: [...fullMonth(first), ...otherMonthEvents(first)],
  };
}

interface Place {
  readonly id: number;
  readonly number: number;
  readonly firstDay: LocalTime;
  readonly days: number;
  readonly createdAt: Moment;
}

function fullMonth(first: LocalTime): EventRecord[] {
  const days = daysInMonth(first);
  const createdAt = timeBefore(first);
  const series = Array.from({ length: weeklySeries }, (_, index) => {
    const event = record({
      id: 10_001 + index,
      number: index,
      firstDay: first,
      days: 7,
      createdAt,
    });
    const start = knownZone(zone).toLocal(event.start);
    const recurrence = { rrule: 'FREQ=WEEKLY;COUNT=4', start, length: event.end - event.start };
    return { ...event, allDay: false, recurrence };
  });
  const once = Array.from({ length: fullMonthCount - weeklySeries * 4 }, (_, index) =>
    record({ id: 10_101 + index, number: index, firstDay: first, days, createdAt }),
  );
  return [...series, ...once];
}

function otherMonthEvents(first: LocalTime): EventRecord[] {
  const { year, month } = partsAt(first);
  const { before, after } = otherMonths;
  return Array.from({ length: before + after + 1 }, (_, index) => index - before)
    .filter((distance) => distance !== 0)
    .flatMap((distance, place) => {
      const day = distance < 0 ? otherDays.firstBefore : otherDays.firstAfter;
      const firstDay = Date.UTC(year, month - 1 + distance, day);
      const createdAt = timeBefore(first);
      const count = otherMonthCount + (place < 2 ? 1 : 0);
      return Array.from({ length: count }, (_, index) =>
        record({
          id: 30_001 + place * 2000 + index,
          number: index,
          createdAt,
          firstDay,
          days: otherDays.count,
        }),
      );
    });
}

/** Always the same event for the same number. Every twentieth lasts all day, and none leaves its days. */
function record({ id, number, firstDay, days, createdAt }: Place): EventRecord {
  const { resolve } = resolver;
  const day = firstDay + (number % days) * dayMs;
  const from = day + 6 * hourMs + ((number * 7) % 56) * 15 * minuteMs;
  const allDay = number % 20 === 19;
  const start = allDay ? day : resolve(from);
  return {
    id: String(id),
    version: '1',
    title: `${pickCyclically(subjects, number)} ${id}`,
    who: number % 3 === 0 ? `Person ${number % 97}` : '',
    location: number % 4 === 0 ? `Room ${number % 31}` : '',
    notes: '',
    custom: noValues,
    subCalendarIds: pickCyclically(singleIds, number * 3 + Math.floor(number / subCalendarCount)),
    signup: null,
    attachments: emptyList,
    allDay,
    start,
    end: allDay ? day + dayMs : start + pickCyclically(lengths, number) * minuteMs,
    zone,
    recurrence: null,
    exceptions: noExceptions,
    author,
    createdAt,
    updatedAt: createdAt,
  };
}

const noValues = {};
const emptyList: readonly never[] = [];
const noExceptions: EventRecord['exceptions'] = new Map();
const singleIds = Array.from({ length: subCalendarCount }, (_, index) => [
  calendarId * 100 + index + 1,
]);
const resolver = { resolve: (local: LocalTime) => knownZone(zone).resolve(local).instant };

function daysInMonth(first: LocalTime): number {
  const { year, month } = partsAt(first);
  return Math.round((Date.UTC(year, month, 1) - first) / dayMs);
}

function timeBefore(first: LocalTime): Moment {
  return `${utcDay(first - 30 * dayMs)}T00:00:00Z`;
}
