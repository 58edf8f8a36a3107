import { dayMs, type Moment } from '#src/util/dates.ts';
import type { EventTexts, Span } from '../../../seed/calendar/records.ts';
import { type LocalTime, timeText } from '../../../time/local-time.ts';
import { knownZone } from '../../../time/zones.ts';
import { basicText } from '../../../world/calendar/expansion.ts';

/** An event, a series, or an occurrence that differs from its series, as far as the reader may know it. */
export interface WrittenEvent extends Span {
  /** The same for a series and its occurrences. */
  readonly id: string;
  readonly updatedAt: Moment;
  /** Whose local time a series keeps; absent for a single event, which is simply in UTC. */
  readonly zone?: string;
  readonly rrule?: string | null;
  /** Original starts of occurrences of the rule that there are not, or not for the reader. */
  readonly missing?: readonly number[];
  /** When the series would have the occurrence begin. */
  readonly original?: number;
  /** Null if the reader may not see details. */
  readonly texts: EventTexts | null;
  /** Names of the sub-calendars that the reader may see. */
  readonly places: readonly string[];
  /** The only text of an event without details. */
  readonly reserved: string;
}

/** Events as an iCalendar file (RFC 5545). */
export function icsText(events: readonly WrittenEvent[], calendarId: number): string {
  const zones = new Set(events.flatMap(({ zone, allDay }) => (zone && !allDay ? [zone] : [])));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shared Calendar//EN',
    ...[...zones].flatMap((zone) => zoneLines(zone, events)),
    ...events.flatMap((event) => eventLines(event, calendarId)),
    'END:VCALENDAR',
  ];
  return `${lines.map((line) => folded(printable(line))).join('\r\n')}\r\n`;
}

function eventLines(event: WrittenEvent, calendarId: number): string[] {
  const { id, allDay, zone, rrule, original, missing = [] } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${calendarId}.calendar.example`,
    ...stampLines(event.updatedAt),
    ...(original === undefined ? [] : [timeLine('RECURRENCE-ID', original, allDay, zone)]),
    ...spanLines(event, zone),
    ...(rrule ? [`RRULE:${rrule}`] : []),
    ...missing.map((time) => timeLine('EXDATE', time, allDay, zone)),
    ...textLines(event),
    'END:VEVENT',
  ];
}

function stampLines(at: string): string[] {
  return [`DTSTAMP:${basicText(Date.parse(at))}Z`];
}

function spanLines({ allDay, start, end }: Span, zone: string | undefined): string[] {
  return [timeLine('DTSTART', start, allDay, zone), timeLine('DTEND', end, allDay, zone)];
}

function timeLine(name: string, time: number, allDay: boolean, zone: string | undefined): string {
  if (allDay) return `${name};VALUE=DATE:${basicText(time).slice(0, 8)}`;
  if (zone === undefined) return `${name}:${basicText(time)}Z`;
  return `${name};TZID=${zone}:${basicText(knownZone(zone).toLocal(time))}`;
}

function textLines({ texts, places, reserved }: WrittenEvent): string[] {
  if (!texts) return [`SUMMARY:${escaped(reserved)}`];
  const { title, location, notes } = texts;
  return [
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(notes ? [`DESCRIPTION:${escaped(notes)}`] : []),
    `CATEGORIES:${places.map(escaped).join(',')}`,
  ];
}

/** A lone carriage return ends a line for many readers, too. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

/** Control characters are not allowed (RFC 5545, 3.3.11), wherever a line has its texts from. */
function printable(line: string): string {
  return line.replaceAll(/[^\P{Cc}\t]/gu, '');
}

const longestLine = 75;

/** Long lines continue on the next one, behind a space. */
function folded(line: string): string {
  const pieces: string[] = [''];
  let length = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > longestLine) {
      pieces.push('');
      length = 1;
    }
    pieces[pieces.length - 1] += character;
    length += bytes;
  }
  return pieces.join('\r\n ');
}

const yearsBefore = 1;
const yearsAfter = 3;

/** Describes how a zone changes its offset around the events. */
function zoneLines(name: string, events: readonly WrittenEvent[]): string[] {
  const zone = knownZone(name);
  const starts = events.flatMap(({ zone: own, start }) => (own === name ? [start] : []));
  const from = Math.min(...starts) - yearsBefore * 366 * dayMs;
  const to = Math.max(...starts) + yearsAfter * 366 * dayMs;
  const observances = [observance(zone.offsetAt(from), zone.offsetAt(from), zone.toLocal(from))];
  for (
    let at = zone.nextTransition(from);
    at !== undefined && at < to;
    at = zone.nextTransition(at)
  ) {
    const before = zone.offsetAt(at - 1000);
    observances.push(observance(before, zone.offsetAt(at), at + before));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${name}`, ...observances.flat(), 'END:VTIMEZONE'];
}

function observance(before: number, after: number, local: LocalTime): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${basicText(local)}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(after)}`,
    `END:${kind}`,
  ];
}

function offset(milliseconds: number): string {
  const time = timeText(Math.abs(milliseconds)).slice(11, 16).replace(':', '');
  return `${milliseconds < 0 ? '-' : '+'}${time}`;
}
