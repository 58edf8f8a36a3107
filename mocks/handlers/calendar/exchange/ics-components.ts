import ICAL from 'ical.js';
import type { Encoding } from './file-text.ts';
import { type ContentLine, contentLines } from './ics-lines.ts';
import { takeTurns } from './turns.ts';

/** An event, a zone, or a part of one, as a file has it. */
export interface FileComponent {
  readonly line: number;
  readonly kind: string;
  readonly lines: ContentLine[];
  readonly parts: FileComponent[];
  /** False if the file ends in the middle of it, or another one begins. */
  isComplete: boolean;
  /** True if some of its lines or parts are left out. */
  isCut: boolean;
}

/** One of the calendars of a file. */
export interface FileCalendar {
  readonly lines: ContentLine[];
  readonly zones: FileComponent[];
  readonly events: FileComponent[];
}

export interface IcsFile {
  readonly calendars: readonly FileCalendar[];
  readonly hasTooManyEvents: boolean;
  readonly hasTooManyZones: boolean;
  readonly encoding: Encoding;
}

const wantedNames = new Set([
  'BEGIN',
  'END',
  'METHOD',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
  'UID',
  'SEQUENCE',
  'DTSTAMP',
  'LAST-MODIFIED',
  'STATUS',
  'RECURRENCE-ID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'EXRULE',
  'RDATE',
  'EXDATE',
  'SUMMARY',
  'LOCATION',
  'DESCRIPTION',
  'CATEGORIES',
]);

const linesPerTurn = 5000;
const mostZones = 100;
/** An event may have a line for each exception. */
const mostLines = 2000;
const mostParts = 100;
const deepest = 10;

/** Takes a file apart, line by line, so that what is wrong with one component does not concern the others. */
export async function readComponents(bytes: Uint8Array, mostEvents: number): Promise<IcsFile> {
  const scan = new Scan(mostEvents);
  const lines = contentLines(bytes, (name) => wantedNames.has(name));
  await takeTurns(lines, linesPerTurn, (line) => scan.add(line));
  const { calendars, encoding, events, zones } = scan;
  return {
    calendars,
    encoding,
    hasTooManyEvents: events > mostEvents,
    hasTooManyZones: zones > mostZones,
  };
}

class Scan {
  readonly calendars: FileCalendar[] = [];
  encoding: Encoding = 'utf-8';
  events = 0;
  zones = 0;
  readonly #mostEvents: number;
  /** The components that are open, outermost first. */
  readonly #open: FileComponent[] = [];

  constructor(mostEvents: number) {
    this.#mostEvents = mostEvents;
  }

  add(line: ContentLine) {
    if (line.encoding !== 'utf-8') this.encoding = line.encoding;
    if (line.name === 'BEGIN') this.#begin(line);
    else if (line.name === 'END') this.#end(readKind(line));
    else this.#addLine(line);
  }

  #addLine(line: ContentLine) {
    const component = this.#open.at(-1);
    const lines = component?.lines ?? this.calendars.at(-1)?.lines;
    if (lines && lines.length < mostLines) lines.push(line);
    else if (component) component.isCut = true;
  }

  #begin(line: ContentLine) {
    const kind = readKind(line);
    if (kind === 'VCALENDAR') {
      this.calendars.push({ lines: [], zones: [], events: [] });
      this.#open.length = 0;
      return;
    }
    // No event is in an event: the one before has no end.
    if (kind === 'VEVENT') this.#open.length = 0;
    const component: FileComponent = {
      line: line.line,
      kind,
      lines: [],
      parts: [],
      isComplete: false,
      isCut: false,
    };
    const calendar = this.calendars.at(-1);
    const outer = this.#open.at(-1);
    if (kind === 'VEVENT') {
      this.events += 1;
      if (this.events <= this.#mostEvents) calendar?.events.push(component);
    } else if (kind === 'VTIMEZONE') {
      this.zones += 1;
      if (this.zones <= mostZones) calendar?.zones.push(component);
    } else if (outer?.kind === 'VTIMEZONE') {
      if (outer.parts.length < mostParts) outer.parts.push(component);
      else outer.isCut = true;
    }
    if (this.#open.length < deepest) this.#open.push(component);
  }

  #end(kind: string) {
    const at = this.#open.findLastIndex((component) => component.kind === kind);
    const component = this.#open[at];
    if (!component) return;
    component.isComplete = true;
    this.#open.length = at;
  }
}

function readKind({ text }: ContentLine): string {
  return (text ?? '')
    .slice((text ?? '').indexOf(':') + 1)
    .trim()
    .toUpperCase();
}

/** A property; without its parts if it cannot be read. */
export type ReadProperty =
  | { readonly name: string; readonly property: ICAL.Property; readonly raw: string }
  | { readonly name: string; readonly property?: undefined; readonly raw?: undefined };

/** Values without colons, which the library takes for others if they are not right. */
const plainNames =
  /^(?:DTSTART|DTEND|DURATION|RDATE|EXDATE|RECURRENCE-ID|DTSTAMP|LAST-MODIFIED|TZOFFSET\w+|[RX]RULE|EXRULE|SEQUENCE)$/;

/** Reads a property, and its value as it is written. */
export function readProperty({ name, text }: ContentLine): ReadProperty {
  if (text === null) return { name };
  try {
    if (!plainNames.test(name)) {
      const property = new ICAL.Property(ICAL.parse.property(text));
      return { name, property, raw: String(property.getFirstValue()) };
    }
    const line = withQuotedZone(text);
    const end = line.lastIndexOf(':');
    const raw = line.slice(end + 1).trim();
    const head = line.slice(0, end).replace(/^[\w-]+/, 'X-PLAIN');
    return { name, property: new ICAL.Property(ICAL.parse.property(`${head}:${raw}`)), raw };
  } catch {
    return { name };
  }
}

/** Some software does not quote names of zones such as `(UTC+01:00) Berlin`. */
function withQuotedZone(text: string): string {
  const end = text.lastIndexOf(':');
  const head = text.slice(0, end);
  if (!head.includes(':') || head.includes('"')) return text;
  return head.replace(/(?<=;TZID=)[^;]*/i, '"$&"') + text.slice(end);
}
