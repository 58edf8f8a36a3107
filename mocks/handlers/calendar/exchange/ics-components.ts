import ICAL from 'ical.js';
import type { Encoding } from './file-text.ts';
import {
  type ContentLine,
  type FoldedLine,
  listPieces,
  readLine,
  readName,
  Unfolding,
} from './ics-lines.ts';
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
  /** The size of its lines in bytes. */
  size: number;
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

/** In bytes. */
const turn = 200_000;
/** The work for each line, in bytes. */
const lineCost = 40;
const mostZones = 100;
/** An event may have a line for each exception, and long notes. */
const mostLines = 2000;
const mostBytes = 300_000;
const mostParts = 100;
const deepest = 10;

/** Takes a file apart, line by line, so that what is wrong with one component does not concern the others. */
export async function readComponents(bytes: Uint8Array, mostEvents: number): Promise<IcsFile> {
  const scan = new Scan(mostEvents);
  const unfolding = new Unfolding();
  await takeTurns(
    listPieces(bytes),
    turn,
    (piece) => scan.add(unfolding.add(piece)),
    ({ length }) => length + lineCost,
  );
  scan.add(unfolding.last);
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

  add(folded: FoldedLine | undefined) {
    const name = folded ? readName(folded) : '';
    if (!folded || !wantedNames.has(name)) return;
    if (name === 'BEGIN') this.#begin(this.#read(folded, name));
    else if (name === 'END') this.#end(readKind(this.#read(folded, name)));
    else this.#addLine(folded, name);
  }

  #read(folded: FoldedLine, name: string): ContentLine {
    const line = readLine(folded, name);
    if (line.encoding !== 'utf-8') this.encoding = line.encoding;
    return line;
  }

  #addLine(folded: FoldedLine, name: string) {
    const component = this.#open.at(-1);
    const lines = component?.lines ?? this.calendars.at(-1)?.lines;
    if (!lines) return;
    const size = (component?.size ?? 0) + Math.min(folded.size, mostBytes / 2);
    if (lines.length === mostLines || size > mostBytes) {
      if (component) component.isCut = true;
      return;
    }
    if (component) component.size = size;
    lines.push(this.#read(folded, name));
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
      size: 0,
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

/** Longer lines than any that people write would take long to read. */
const longest = 8000;
const longestOf: Readonly<Record<string, number>> = {
  DESCRIPTION: Number.POSITIVE_INFINITY,
  EXDATE: 100_000,
  RDATE: 100_000,
};

/** Reads a property, and its value as it is written. */
export function readProperty({ name, text }: ContentLine): ReadProperty {
  if (text === null || text.length > (longestOf[name] ?? longest)) return { name };
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
