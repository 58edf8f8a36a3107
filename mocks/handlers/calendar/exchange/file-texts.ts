import { dayMs } from '#src/util/dates.ts';
import { cutText } from '#src/util/graphemes.ts';
import type { Span } from '../../../seed/calendar/records.ts';
import type { ServerText } from '../../../translations/server-texts.ts';
import type { Changes } from '../../../world/calendar/series.ts';
import { isInYears } from '../event-times.ts';
import { type FileEvent, type FileTime, instant } from './file-event.ts';

/** As long as forms take them. */
export const longest = { title: 250, line: 250, notes: 20_000 } as const;
const longestMs = 366 * dayMs;

/** Why an event of a file cannot come, whatever its rule; undefined if it can. */
export function problemIn(event: FileEvent): ServerText | undefined {
  const { start, end, problem } = event;
  if (problem) return problem;
  if (!start) return 'The start cannot be read.';
  if (!end || end.allDay !== start.allDay) return 'The end cannot be read.';
  const { title } = textsFrom(event);
  if (title === '') return 'There is no title.';
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
export function lastTime({ allDay, time }: FileTime): number {
  return allDay ? time - dayMs : time;
}

/** Texts that do not come as they are. */
export function cutWarnings({ who, location, notes, warnings }: FileEvent): readonly ServerText[] {
  const cut: readonly (readonly [text: string, most: number, ServerText])[] = [
    [who, longest.line, 'The names of who takes part are too long, and are cut.'],
    [location, longest.line, 'The location is too long, and is cut.'],
    [notes, longest.notes, 'The notes are too long, and are cut.'],
  ];
  return [
    ...warnings,
    ...cut.flatMap(([text, most, warning]) => (printable(text).length > most ? [warning] : [])),
  ];
}

/** @throws Error for an event with a problem. */
export function changesFrom(
  event: FileEvent,
  rrule: string | null,
  subCalendarIds: readonly number[],
): Changes {
  const { start, end, who } = event;
  if (!start || !end) throw new Error('The times have not been checked.');
  const texts = {
    ...textsFrom(event),
    ...(who === '' ? {} : { who: cutText(oneLine(who), longest.line) }),
    subCalendarIds,
  };
  // Start and end may be in different zones.
  const last = end.allDay ? end.time : start.zone.toLocal(instant(end));
  const times = { allDay: start.allDay, start: start.time, end: last, zone: start.zone };
  return { texts, times, rrule };
}

/** @throws Error for an event with a problem. */
export function toSpan({ start, end }: FileEvent): Span {
  if (!start || !end) throw new Error('The times have not been checked.');
  return { allDay: start.allDay, start: instant(start), end: instant(end) };
}

export function textsFrom({
  title,
  location,
  notes,
}: Pick<FileEvent, 'title' | 'location' | 'notes'>) {
  return {
    title: oneLine(title),
    location: cutText(oneLine(location), longest.line),
    notes: cutText(printable(notes), longest.notes),
  };
}

function oneLine(text: string): string {
  return printable(text).replaceAll(/\s+/g, ' ').trim();
}

function printable(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');
}
