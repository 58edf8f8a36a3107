import type { components } from '#generated/calendar/types.ts';
import { dayMs } from '#src/util/dates.ts';
import { cutText } from '#src/util/graphemes.ts';
import type { EventException, EventRecord } from '../../../seed/calendar/records.ts';
import { readRule } from '../../../time/recurrence-rule.ts';
import type { Zone } from '../../../time/zones.ts';
import { type ServerText, serverText } from '../../../translations/server-texts.ts';
import type { Bookings } from '../../../world/calendar/bookings.ts';
import { hasOccurrences } from '../../../world/calendar/change-event.ts';
import { seesSubCalendar } from '../../../world/calendar/event-access.ts';
import { spanView } from '../../../world/calendar/event-view.ts';
import { isQuick } from '../../../world/calendar/expansion.ts';
import { regularOccurrenceAt } from '../../../world/calendar/occurrences.ts';
import { isInTheWay, listBookings } from '../../../world/calendar/overlap.ts';
import { hasRight } from '../../../world/calendar/roles.ts';
import { type Changes, mostExceptions } from '../../../world/calendar/series.ts';
import type { CalendarCall } from '../calendar-call.ts';
import { missingValues } from '../custom-values.ts';
import { requiredTexts } from '../event-input.ts';
import { isInYears } from '../event-times.ts';
import { newEvent } from '../event-writes.ts';
import type { FileEvent, FileTime } from './file-event.ts';

type ImportedEvent = components['schemas']['ImportedEvent'];
type ImportCall = Pick<CalendarCall<'importEvents'>, 'access' | 'now' | 'world' | 'language'>;

const longest = { title: 250, line: 250, notes: 20_000 } as const;
const longestMs = 366 * 24 * 60 * 60 * 1000;
/** The number of rules that may take long to expand, as files have thousands of events. */
const mostCostly = 10;

interface Target {
  readonly zone: Zone;
  /** Id of the sub-calendar for events that do not name one. */
  readonly target: number;
}

interface Place extends Target {
  /** The events of the file whose rules take long to expand. */
  readonly costly: Set<FileEvent>;
  /** Those of the calendar, and of the file's events so far, which may be in each other's way. */
  readonly bookings: Bookings;
}

/** The outcome of importing an event of a file. */
export interface ImportResult {
  readonly view: ImportedEvent;
  /** Undefined if it is refused, or part of a series that is among the others. */
  readonly record: EventRecord | undefined;
}

/** Returns the outcomes of importing the events of a file, which changes nothing yet. */
export function importedEvents(
  call: ImportCall,
  events: readonly FileEvent[],
  target: Target,
): ImportResult[] {
  const different = Map.groupBy(
    events.filter(({ original }) => original),
    ({ uid }) => uid,
  );
  const madeEvents = new Map<FileEvent, Made>();
  /** By UID. A file has one series of each, so others with the same one have no occurrences that differ. */
  const madeSeries = new Map<string, EventRecord | undefined>();
  const costly = new Set<FileEvent>();
  const bookings = listBookings(call.access.state);
  for (const event of events) {
    if (event.original) continue;
    const place = { ...target, target: findPlace(call, event, target.target), costly, bookings };
    const isFirst = event.rrule !== null && !madeSeries.has(event.uid);
    const differentEvents = isFirst ? (different.get(event.uid) ?? []) : [];
    const madeEvent = madeRecord(call, event, place, differentEvents);
    madeEvents.set(event, madeEvent);
    if (isFirst) madeSeries.set(event.uid, madeEvent.record);
    if (madeEvent.record) bookings.add(madeEvent.record);
  }
  return events.map((event): ImportResult => {
    const { record, problem } = madeEvents.get(event) ?? {
      problem: partProblem(event, madeSeries.get(event.uid)),
    };
    const subCalendarId = findPlace(call, event, target.target);
    return { record, view: view(event, { problem, subCalendarId, zone: target.zone }, call) };
  });
}

/** The event that one of a file becomes, or why it is refused. */
type Made =
  | { readonly record: EventRecord; readonly problem?: undefined }
  | { readonly record?: undefined; readonly problem: ServerText | undefined };

/** Occurrences that differ come with their series. */
function partProblem(event: FileEvent, series: EventRecord | undefined): ServerText | undefined {
  const hasSeries = series !== undefined && hasOriginal(series, event);
  return problemIn(event) ?? (hasSeries ? undefined : 'This rule has no occurrence.');
}

function hasOriginal(record: EventRecord, { original }: FileEvent): boolean {
  return (
    original !== undefined &&
    isInYears(original.time) &&
    regularOccurrenceAt(record, instant(original)) !== undefined
  );
}

function findPlace({ access }: ImportCall, { subCalendar }: FileEvent, target: number): number {
  const namedCalendar = access.state.subCalendars.find(({ name }) => name === subCalendar);
  return namedCalendar && seesSubCalendar(access, namedCalendar.id) ? namedCalendar.id : target;
}

function madeRecord(
  call: ImportCall,
  event: FileEvent,
  { zone, target, costly, bookings }: Place,
  different: readonly FileEvent[],
): Made {
  const { state, roleFor } = call.access;
  const { rule, problem } = ruleIn(event, different, costly);
  if (problem) return { problem };
  if (!hasRight(roleFor(target), 'add')) return { problem: 'You may not add events there.' };
  const { who, location, notes } = event;
  const missing = [
    ...missingValues({}, state.fields),
    ...requiredTexts(call, { who, location, notes }),
  ];
  if (missing.length > 0) return { problem: 'Please fill in this field.' };
  const made = newEvent(call, changesFrom(event, rule, target), event.start?.zone ?? zone);
  if (!made) return { problem: 'This rule has no occurrence.' };
  const record = { ...made, exceptions: exceptionsFrom(event, different, made) };
  if (!hasOccurrences(record)) return { problem: 'This rule has no occurrence.' };
  return isInTheWay(record, bookings) ? { problem: 'Another event is in the way.' } : { record };
}

function problemIn({ title, start, end }: FileEvent): ServerText | undefined {
  if (!start) return 'The start cannot be read.';
  if (!end || end.allDay !== start.allDay) return 'The end cannot be read.';
  if (title.trim() === '') return 'There is no title.';
  if ([...title].length > longest.title) return 'The title is too long.';
  // Zones know no offset for times beyond all years.
  if (!isInYears(start.time) || !isInYears(lastTime(end))) {
    return 'Choose a year between 1900 and 2199.';
  }
  const length = instant(end) - instant(start);
  if (length < 0 || (start.allDay && length === 0)) return 'The end is before the start.';
  if (length > longestMs) return 'An event may last at most a year.';
  return undefined;
}

/** The end of an event as people say it: of whole days, the last one. */
function lastTime({ allDay, time }: FileTime): number {
  return allDay ? time - dayMs : time;
}

type RuleOfFile =
  | { readonly rule: string | null; readonly problem?: undefined }
  | { readonly rule?: undefined; readonly problem: ServerText };

/** The rule of an event without other problems. */
function ruleIn(
  event: FileEvent,
  different: readonly FileEvent[],
  costly: Place['costly'],
): RuleOfFile {
  const { start, rrule, canceled } = event;
  const problem = problemIn(event);
  if (problem) return { problem };
  if (rrule === null || !start) return { rule: null };
  if (canceled.length + different.length > mostExceptions) {
    return { problem: 'A series may have at most 1,000 changed or deleted occurrences.' };
  }
  const read = readRule(rrule);
  if (read.problem) return read;
  const place = { zone: start.zone.name, allDay: start.allDay };
  if (isQuick({ rrule: read.rule, start: start.time, length: 0 }, place)) return read;
  costly.add(event);
  return costly.size > mostCostly
    ? { problem: 'Too many rules of this file take long to work out.' }
    : read;
}

function changesFrom(
  { title, start, end, who, location, notes }: FileEvent,
  rrule: string | null,
  target: number,
): Changes {
  if (!start || !end) throw new Error('The times have not been checked.');
  const texts = {
    ...textsFrom({ title, location, notes }),
    who: cutText(who, longest.line),
    subCalendarIds: [target],
  };
  // Start and end may be in different zones.
  const last = end.allDay ? end.time : start.zone.toLocal(instant(end));
  const times = { allDay: start.allDay, start: start.time, end: last, zone: start.zone };
  return { texts, times, rrule };
}

function textsFrom({ title, location, notes }: Pick<FileEvent, 'title' | 'location' | 'notes'>) {
  return {
    title: title.trim().replaceAll(/\s+/g, ' '),
    location: cutText(location, longest.line),
    notes: cutText(notes, longest.notes),
  };
}

function exceptionsFrom(
  { canceled }: FileEvent,
  different: readonly FileEvent[],
  series: EventRecord,
): EventRecord['exceptions'] {
  const { version, updatedAt } = series;
  const exception = (changes: EventException['changes']) => ({ version, updatedAt, changes });
  return new Map<number, EventException>([
    ...canceled
      .filter(({ time }) => isInYears(time))
      .map((time) => [instant(time), exception(null)] as const),
    ...different.flatMap((event) => {
      const { original, start, end } = event;
      if (!original || !start || !end || problemIn(event)) return [];
      if (!hasOriginal(series, event)) return [];
      const span = { allDay: start.allDay, start: instant(start), end: instant(end) };
      return [[instant(original), exception({ ...span, ...textsFrom(event) })] as const];
    }),
  ]);
}

function instant({ allDay, time, zone }: FileTime): number {
  return allDay ? time : zone.resolve(time).instant;
}

interface Outcome {
  readonly problem: ServerText | undefined;
  readonly subCalendarId: number;
  readonly zone: Zone;
}

function view(
  { line, title, start, end, rrule }: FileEvent,
  { problem, subCalendarId, zone }: Outcome,
  { language }: ImportCall,
): ImportedEvent {
  const allDay = start?.allDay ?? false;
  // Dates beyond the years have no form in responses.
  const from = start && isInYears(start.time) ? instant(start) : undefined;
  const to = end && isInYears(lastTime(end)) ? instant(end) : undefined;
  const span = spanView({ allDay, start: from ?? 0, end: to ?? 0 }, zone);
  return {
    line,
    title: title === '' ? null : cutText(title, longest.title),
    start: from === undefined ? null : span.start,
    end: to === undefined ? null : span.end,
    all_day: allDay,
    repeats: rrule !== null,
    sub_calendar_ids: [subCalendarId],
    problem: problem === undefined ? null : serverText(problem, language),
  };
}
