import { dayMs } from '#src/util/dates.ts';
import type { EventRecord, EventTexts, Span } from '../../../seed/calendar/records.ts';
import { type LocalTime, timeText } from '../../../time/local-time.ts';
import { knownZone } from '../../../time/zones.ts';
import { basicText } from '../../../world/calendar/expansion.ts';
import { occurrenceAt, textsAt } from '../../../world/calendar/occurrences.ts';

/** An event to write, and what may be told about it. */
export interface WrittenEvent {
  readonly record: EventRecord;
  /** Names of the sub-calendars that the reader may see. */
  readonly places: readonly string[];
  /** The only text of an event whose details the reader may not see. */
  readonly reserved: string | undefined;
}

/** Events as an iCalendar file (RFC 5545). Series stay series. */
export function icsText(events: readonly WrittenEvent[], calendarId: number): string {
  const zones = new Set(
    events.flatMap(({ record }) => (record.recurrence && !record.allDay ? [record.zone] : [])),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shared Calendar//EN',
    ...[...zones].flatMap((zone) => zoneLines(zone, events)),
    ...events.flatMap((event) => eventLines(event, calendarId)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function eventLines(event: WrittenEvent, calendarId: number): string[] {
  const { record } = event;
  const { recurrence, exceptions, allDay } = record;
  const uid = `UID:${record.id}@${calendarId}.calendar.example`;
  const canceled = [...exceptions].filter(([, { changes }]) => changes === null);
  const master = [
    'BEGIN:VEVENT',
    uid,
    ...stampLines(record.updatedAt),
    ...spanLines(record, recurrence ? record.zone : undefined),
    ...(recurrence ? [`RRULE:${recurrence.rrule}`] : []),
    ...canceled.map(([original]) => timeLine('EXDATE', original, allDay, record.zone)),
    ...textLines(record, event),
    'END:VEVENT',
  ];
  const different = [...exceptions].flatMap(([original, { changes, updatedAt }]) => {
    const occurrence = changes && occurrenceAt(record, original);
    if (!occurrence) return [];
    return [
      'BEGIN:VEVENT',
      uid,
      ...stampLines(updatedAt),
      timeLine('RECURRENCE-ID', original, allDay, record.zone),
      ...spanLines(occurrence, record.zone),
      ...textLines(textsAt(occurrence), event),
      'END:VEVENT',
    ];
  });
  return [...master, ...different];
}

function stampLines(at: string): string[] {
  return [`DTSTAMP:${basicText(Date.parse(at))}Z`];
}

/** @param zone keeps the local time of a series; a single event is simply in UTC. */
function spanLines({ allDay, start, end }: Span, zone: string | undefined): string[] {
  return [timeLine('DTSTART', start, allDay, zone), timeLine('DTEND', end, allDay, zone)];
}

function timeLine(name: string, time: number, allDay: boolean, zone: string | undefined): string {
  if (allDay) return `${name};VALUE=DATE:${basicText(time).slice(0, 8)}`;
  if (zone === undefined) return `${name}:${basicText(time)}Z`;
  return `${name};TZID=${zone}:${basicText(knownZone(zone).toLocal(time))}`;
}

function textLines(texts: EventTexts, { places, reserved }: WrittenEvent): string[] {
  if (reserved !== undefined) return [`SUMMARY:${escaped(reserved)}`];
  const { title, location, notes } = texts;
  return [
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(notes ? [`DESCRIPTION:${escaped(notes)}`] : []),
    `CATEGORIES:${places.map(escaped).join(',')}`,
  ];
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
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

/** How a zone changes its offset around the events. */
function zoneLines(name: string, events: readonly WrittenEvent[]): string[] {
  const zone = knownZone(name);
  const starts = events.flatMap(({ record }) => (record.zone === name ? [record.start] : []));
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
