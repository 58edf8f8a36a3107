import { parseLocal } from '../../../time/local-time.ts';
import { findZone, type Zone } from '../../../time/zones.ts';
import type { FileEvent, FileTime } from './file-event.ts';

interface Property {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

interface Component {
  readonly line: number;
  readonly properties: Property[];
}

/** The events of an iCalendar file (RFC 5545). */
export function readIcs(text: string, zone: Zone): FileEvent[] {
  return components(text).map((component) => fileEvent(component, zone));
}

function components(text: string): Component[] {
  const foundComponents: Component[] = [];
  /** The components that are open, outermost first. */
  const open: string[] = [];
  for (const { line, content } of unfolded(text)) {
    const property = parseProperty(content);
    if (!property) continue;
    const name = property.value.toUpperCase();
    if (property.name === 'END') open.pop();
    else if (property.name === 'BEGIN') {
      open.push(name);
      if (name === 'VEVENT') foundComponents.push({ line, properties: [] });
      // Alarms inside of events have properties of the same names.
    } else if (open.at(-1) === 'VEVENT') foundComponents.at(-1)?.properties.push(property);
  }
  return foundComponents;
}

/** The lines of a file, with those joined that continue the line before. */
function unfolded(text: string): { line: number; content: string }[] {
  const lines: { line: number; content: string }[] = [];
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    const last = lines.at(-1);
    if (last && /^[ \t]/.test(content)) last.content += content.slice(1);
    else lines.push({ line: index + 1, content });
  }
  return lines;
}

const propertyPattern = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:]*))*):(.*)$/s;

function parseProperty(line: string): Property | undefined {
  const [, name, parameters = '', value = ''] = propertyPattern.exec(line) ?? [];
  if (name === undefined) return undefined;
  const pairs = [...parameters.matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|[^";:]*)/g)].map(
    ([, key = '', text = '']) => [key.toUpperCase(), text.replaceAll('"', '')] as const,
  );
  return { name: name.toUpperCase(), parameters: new Map(pairs), value };
}

function fileEvent({ line, properties }: Component, zone: Zone): FileEvent {
  const listProperties = (name: string) => properties.filter((property) => property.name === name);
  const [start, end, duration] = ['DTSTART', 'DTEND', 'DURATION'].map(
    (name) => listProperties(name)[0],
  );
  const from = start && parseTime(start, start.value, zone);
  const text = (name: string) => unescaped(listProperties(name)[0]?.value ?? '');
  const original = listProperties('RECURRENCE-ID')[0];
  return {
    line,
    uid: text('UID'),
    title: text('SUMMARY').trim(),
    start: from,
    end: end ? parseTime(end, end.value, zone) : endFrom(from, duration?.value),
    rrule: listProperties('RRULE')[0]?.value ?? null,
    canceled: listProperties('EXDATE').flatMap((property) =>
      property.value.split(',').flatMap((value) => parseTime(property, value, zone) ?? []),
    ),
    original: original && parseTime(original, original.value, zone),
    subCalendar: unescaped(firstOfList(listProperties('CATEGORIES')[0]?.value ?? '')),
    who: '',
    location: text('LOCATION').trim(),
    notes: text('DESCRIPTION'),
  };
}

function parseTime({ parameters }: Property, value: string, zone: Zone): FileTime | undefined {
  const [, year, month, day, hour, minute, second, mark] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(value.trim()) ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  const local = parseLocal(hour === undefined ? date : `${date}T${hour}:${minute}:${second}`);
  if (!local) return undefined;
  if (local.isDate) return { allDay: true, time: local.time, zone };
  const namedZone = mark === 'Z' ? findZone('UTC') : findZone(parameters.get('TZID') ?? zone.name);
  return { allDay: false, time: local.time, zone: namedZone ?? zone };
}

function endFrom(start: FileTime | undefined, duration: string | undefined): FileTime | undefined {
  if (!start) return undefined;
  const length = duration === undefined ? (start.allDay ? 86_400_000 : 0) : parseDuration(duration);
  return length === undefined ? undefined : { ...start, time: start.time + length };
}

function parseDuration(duration: string): number | undefined {
  const [whole, weeks = '0', days = '0', hours = '0', minutes = '0', seconds = '0'] =
    /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration) ?? [];
  if (whole === undefined) return undefined;
  const wholeDays = Number(weeks) * 7 + Number(days);
  return (((wholeDays * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

/** Commas separate the texts of a list, unless they are escaped. */
function firstOfList(list: string): string {
  const [first = ''] = /^(?:\\.|[^\\,])*/.exec(list) ?? [];
  return first;
}

function unescaped(text: string): string {
  return text.replaceAll(/\\([\\;,nN])/g, (_, mark) => (mark.toLowerCase() === 'n' ? '\n' : mark));
}
