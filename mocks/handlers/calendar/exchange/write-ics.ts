import ICAL from 'ical.js';
import type { Moment } from '#src/util/dates.ts';
import type { EventTexts, Span } from '../../../seed/calendar/records.ts';
import { dateText, partsAt, timeText } from '../../../time/local-time.ts';
import { knownZone } from '../../../time/zones.ts';
import { basicText, withUntil } from '../../../world/calendar/expansion.ts';
import type { JsonComponent, JsonProperty } from './json-component.ts';
import { takeTurns } from './turns.ts';
import { writeZone } from './written-zone.ts';

/** An event, a series, or an occurrence that differs from its series, as far as the reader may know it. */
export interface WrittenEvent extends Span {
  /** The same for a series and its occurrences. */
  readonly uid: string;
  readonly updatedAt: Moment;
  /** Which state it is; absent if the reader may not see details. */
  readonly revision?: { readonly sequence: number; readonly createdAt: Moment };
  /** Whose local time a series keeps; absent for a single event, which is simply in UTC. */
  readonly zone?: string;
  readonly rrule?: string | null;
  /** Original starts of occurrences of the rule that there are not, or not for the reader. */
  readonly missing?: readonly number[];
  /** When the series would have the occurrence begin. */
  readonly original?: Pick<Span, 'allDay' | 'start'>;
  /** Null if the reader may not see details. */
  readonly texts: EventTexts | null;
  /** Names of the sub-calendars that the reader may see. */
  readonly places: readonly string[];
  /** The only text of an event without details. */
  readonly reserved: string;
}

interface Calendar {
  /** Its title; absent for a file of one event. */
  readonly title?: string;
  readonly now: Date;
}

const eventsPerTurn = 200;
/** The library does not count the space with which a line goes on, and 75 bytes are the most. */
ICAL.foldLength = 74;

/** Writes events as an iCalendar file (RFC 5545). */
export async function writeIcs(
  events: readonly WrittenEvent[],
  { title, now }: Calendar,
): Promise<string> {
  const head: JsonProperty[] = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', '-//Shared Calendar//EN'],
    ...(title === undefined ? [] : ['name', 'x-wr-calname'].map((name) => plainText(name, title))),
  ];
  const pieces: string[] = [];
  for (const zone of listZones(events, now)) pieces.push(ICAL.stringify(zone));
  await takeTurns(events, eventsPerTurn, (event) => {
    pieces.push(ICAL.stringify(eventComponent(event)));
  });
  const [begin = ''] = ICAL.stringify(['vcalendar', head, []]).split('END:VCALENDAR');
  return `${begin}${pieces.join('')}END:VCALENDAR\r\n`;
}

/** A text of a property that the library does not know. */
function plainText(name: string, text: string): JsonProperty {
  const escaped = printable(text).replaceAll(/[\\;,]/g, String.raw`\$&`);
  return [name, {}, 'unknown', escaped.replaceAll('\n', String.raw`\n`)];
}

function eventComponent(event: WrittenEvent): JsonComponent {
  const { uid, allDay, zone, rrule, original, missing = [], start, end } = event;
  const time = (name: string, ...times: number[]) => timeProperty(name, times, { allDay, zone });
  return [
    'vevent',
    [
      ['uid', {}, 'text', printable(uid)],
      ...stampProperties(event),
      ...(original
        ? [timeProperty('recurrence-id', [original.start], { allDay: original.allDay, zone })]
        : []),
      time('dtstart', start),
      time('dtend', end),
      ...(rrule ? [ruleProperty(rrule, { allDay, zone })] : []),
      ...missing.map((at) => time('exdate', at)),
      ...textProperties(event),
    ],
    [],
  ];
}

function stampProperties({ updatedAt, revision }: WrittenEvent): JsonProperty[] {
  const at = (name: string, moment: Moment): JsonProperty => [name, {}, 'date-time', moment];
  if (!revision) return [at('dtstamp', updatedAt)];
  return [
    at('dtstamp', updatedAt),
    at('created', revision.createdAt),
    at('last-modified', updatedAt),
    ['sequence', {}, 'integer', revision.sequence],
  ];
}

interface Clock {
  readonly allDay: boolean;
  readonly zone: string | undefined;
}

function timeProperty(
  name: string,
  times: readonly number[],
  { allDay, zone }: Clock,
): JsonProperty {
  if (allDay) return [name, {}, 'date', ...times.map(dateText)];
  if (zone === undefined) return [name, {}, 'date-time', ...times.map((at) => `${timeText(at)}Z`)];
  const clock = knownZone(zone);
  const local = times.map((at) => timeText(clock.toLocal(at)));
  return [name, { tzid: zone }, 'date-time', ...local];
}

/** The end of a rule is of the same type as the start, and of times in UTC. */
function ruleProperty(rrule: string, { allDay, zone }: Clock): JsonProperty {
  const rule = withUntil(rrule, (until, isInstant) => {
    if (allDay || zone === undefined) return basicText(until).slice(0, allDay ? 8 : undefined);
    return `${basicText(isInstant ? until : knownZone(zone).resolve(until).instant)}Z`;
  });
  return ICAL.parse.property(`RRULE:${rule}`);
}

function textProperties({ texts, places, reserved }: WrittenEvent): JsonProperty[] {
  const text = (name: string, ...values: string[]): JsonProperty => [
    name,
    {},
    'text',
    ...values.map(printable),
  ];
  if (!texts) return [text('summary', reserved)];
  const { title, location, notes } = texts;
  return [
    text('summary', title),
    ...(location ? [text('location', location)] : []),
    ...(notes ? [text('description', notes)] : []),
    text('categories', ...places),
  ];
}

/** Control characters are not allowed (RFC 5545, 3.3.11), and a lone carriage return ends a line for many readers. */
function printable(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');
}

/** The definitions of the zones in which series repeat. */
function listZones(events: readonly WrittenEvent[], now: Date): JsonComponent[] {
  const inZones = events.filter(({ allDay }) => !allDay);
  const byZone = Map.groupBy(inZones, ({ zone }) => zone);
  return [...byZone].flatMap(([name, list]) => {
    if (name === undefined) return [];
    // Not by arguments, of which there may be too many.
    const starts = list.map(({ start }) => start).toSorted((a, b) => a - b);
    const [first = 0, last = 0] = [starts[0], starts.at(-1)];
    return [writeZone(knownZone(name), first, partsAt(Math.max(last, now.getTime())).year)];
  });
}
