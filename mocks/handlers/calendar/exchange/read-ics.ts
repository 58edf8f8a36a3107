import ICAL from 'ical.js';
import { dayMs } from '#src/util/dates.ts';
import { htmlToMarkdown } from '#src/util/html-to-markdown.ts';
import { parseLocal } from '../../../time/local-time.ts';
import { knownZone, type Zone } from '../../../time/zones.ts';
import type { ServerText } from '../../../translations/server-texts.ts';
import { mostExceptions } from '../../../world/calendar/series.ts';
import { emptyEvent, type FileEvent, type FileTime, instant, type Stamp } from './file-event.ts';
import type { Encoding } from './file-text.ts';
import { FileZones } from './file-zones.ts';
import {
  type FileComponent,
  type ReadProperty,
  readComponents,
  readProperty,
} from './ics-components.ts';
import { takeTurns } from './turns.ts';

/** The events of an iCalendar file, or why it is not read. */
export type IcsEvents =
  | { readonly events: readonly FileEvent[]; readonly encoding: Encoding }
  | { readonly events?: undefined; readonly refusal: ServerText };

/** In characters. */
const turn = 20_000;
/** The work for each event, in characters. */
const eventCost = 200;
/** More tags than these are no text. */
const mostTags = 5000;

/**
 * Reads the events of an iCalendar file (RFC 5545), each for itself.
 * @param zone for times without one.
 */
export async function readIcs(
  bytes: Uint8Array,
  zone: Zone,
  mostEvents: number,
): Promise<IcsEvents> {
  const { calendars, encoding, hasTooManyEvents, hasTooManyZones } = await readComponents(
    bytes,
    mostEvents,
  );
  if (hasTooManyEvents) return { refusal: 'The file has too many events.' };
  if (hasTooManyZones) return { refusal: 'The file defines too many time zones.' };
  const events: FileEvent[] = [];
  const searches = { count: 0 };
  for (const calendar of calendars) {
    const zones: FileZones = new FileZones(calendar.zones, zone, searches);
    const isMessage = calendar.lines.some(({ name }) => name === 'METHOD');
    await takeTurns(
      calendar.events,
      turn,
      (component) => events.push(new EventReader(component, { zones, zone, isMessage }).read()),
      ({ size }) => size + eventCost,
    );
  }
  return { events, encoding };
}

interface Surroundings {
  readonly zones: FileZones;
  readonly zone: Zone;
  /** True if `DTSTAMP` says when the file was made, and not when the event was changed. */
  readonly isMessage: boolean;
}

/** A time as it is written: with its zone, or without one. */
type WrittenTime =
  | { readonly kind: 'time'; readonly time: FileTime; readonly isStandIn: boolean }
  | { readonly kind: 'unreadable' | 'unknown-zone' };

/** Reads an event, and notes what is wrong with it. */
class EventReader {
  readonly #component: FileComponent;
  readonly #context: Surroundings;
  readonly #properties: ReadonlyMap<string, readonly ReadProperty[]>;
  readonly #warnings: ServerText[] = [];
  #problem: ServerText | undefined;

  constructor(component: FileComponent, context: Surroundings) {
    this.#component = component;
    this.#context = context;
    this.#properties = Map.groupBy(component.lines.map(readProperty), ({ name }) => name);
    if (component.isCut) this.#refuse('This event has too many lines.');
    if (!component.isComplete) this.#refuse('The file ends, or another event begins, in this one.');
  }

  read(): FileEvent {
    const start = this.#readFirstTime('DTSTART', this.#context.zone, true);
    // Exceptions are times of the series, also without a zone.
    const zone = start && !start.allDay ? start.zone : this.#context.zone;
    const end = this.#readEnd(start, zone);
    const rrule = this.#readRule();
    const canceled = this.#readExceptions(zone);
    const original = this.#readFirstTime('RECURRENCE-ID', zone, false);
    this.#checkDates(start, zone);
    const events = {
      ...this.#stamp(),
      line: this.#component.line,
      uid: this.#text('UID').trim(),
      start,
      end,
      rrule,
      canceled,
      original,
      isFollowing: /THISANDFUTURE/i.test(this.#parameter('RECURRENCE-ID', 'range')),
      isCanceled: /^CANCELL?ED$/i.test(this.#text('STATUS').trim()),
      title: this.#text('SUMMARY').trim(),
      location: this.#text('LOCATION').trim(),
      notes: this.#notes(),
      subCalendars: this.#texts('CATEGORIES'),
    };
    return { ...emptyEvent, ...events, problem: this.#problem, warnings: this.#warnings };
  }

  #refuse(problem: ServerText) {
    this.#problem ??= problem;
  }

  #list(name: string): readonly ReadProperty[] {
    const properties = this.#properties.get(name) ?? [];
    if (properties.some(({ property }) => !property) && name !== 'DESCRIPTION') {
      this.#refuse('This event cannot be read.');
    }
    return properties;
  }

  #parameter(name: string, parameter: string): string {
    const value = this.#list(name)[0]?.property?.getParameter(parameter);
    return typeof value === 'string' ? value : '';
  }

  #text(name: string): string {
    return this.#list(name)[0]?.raw ?? '';
  }

  #texts(name: string): string[] {
    return this.#list(name).flatMap(({ property }) => property?.getValues().map(String) ?? []);
  }

  #stamp(): Stamp {
    const sequence = Number(/^\d{1,9}$/.exec(this.#text('SEQUENCE'))?.[0] ?? 0);
    const at = (name: string) => {
      const written = this.#properties.get(name)?.[0];
      const read = written?.raw === undefined ? undefined : this.#readTime(written, written.raw);
      return read?.kind === 'time' ? instant(read.time) : undefined;
    };
    return {
      sequence,
      changedAt: at('LAST-MODIFIED') ?? (this.#context.isMessage ? undefined : at('DTSTAMP')),
    };
  }

  #notes(): string {
    const [description] = this.#list('DESCRIPTION');
    if (description && !description.property) {
      this.#warnings.push('The notes cannot be read, and are left out.');
    }
    const text = description?.raw ?? '';
    if (!isHtml(text)) return text;
    const markdown = text.split('<', mostTags + 1).length > mostTags ? null : htmlToMarkdown(text);
    const hasText = text.replaceAll(/<[^<>]*>/g, '').trim() !== '';
    if (markdown === null && hasText) {
      this.#warnings.push('The notes cannot be read, and are left out.');
    }
    return markdown ?? '';
  }

  #readRule(): string | null {
    const rules = this.#list('RRULE');
    if (rules.length > 1) this.#refuse('An event may have one rule.');
    if (this.#list('EXRULE').length > 0)
      this.#refuse('Rules of exceptions (EXRULE) are not supported.');
    return rules[0]?.raw ?? null;
  }

  #readEnd(start: FileTime | undefined, zone: Zone): FileTime | undefined {
    if (!start) return undefined;
    if (this.#list('DTEND').length === 0) return this.#endAfter(start);
    const end = this.#readFirstTime('DTEND', zone, false);
    // Some software writes the last day of an event, or none.
    const isSameDay = start.allDay && end?.allDay && end.time === start.time;
    return isSameDay ? { ...end, time: end.time + dayMs } : end;
  }

  #endAfter(start: FileTime): FileTime | undefined {
    const [duration] = this.#list('DURATION');
    const length = duration ? parseDuration(duration.raw ?? '') : start.allDay ? dayMs : 0;
    if (length === undefined) return undefined;
    const isNoDay = start.allDay && length === 0;
    return { ...start, time: start.time + (isNoDay ? dayMs : length) };
  }

  /** @param isRepeating true if its zone must be known for other times, too. */
  #readFirstTime(name: string, zone: Zone, isRepeating: boolean): FileTime | undefined {
    const [written] = this.#list(name);
    if (!written?.property) return undefined;
    const read = this.#readTime(written, written.raw, zone);
    if (read.kind === 'unknown-zone') this.#refuse('The time zone is not known here.');
    if (read.kind === 'unreadable' && name === 'RECURRENCE-ID') {
      this.#refuse('This event cannot be read.');
    }
    if (read.kind !== 'time') return undefined;
    const repeats = isRepeating && this.#properties.has('RRULE');
    if (read.isStandIn && repeats) this.#refuse('The time zone of this series is not known here.');
    return read.time;
  }

  #readExceptions(zone: Zone): FileTime[] {
    const written = this.#list('EXDATE');
    const count = written.reduce((sum, { raw = '' }) => sum + raw.length / 9, 0);
    // Eight digits and a comma are the shortest, so that a list that is too long need not be split.
    if (count > mostExceptions * 2) {
      this.#refuse('A series may have at most 1,000 changed or deleted occurrences.');
      return [];
    }
    return written.flatMap((property) =>
      this.#splitTimes(property).flatMap((value) => {
        const read = this.#readTime(property, value, zone);
        if (read.kind === 'unknown-zone') this.#refuse('The time zone is not known here.');
        if (read.kind === 'unreadable') this.#refuse('An exception of the rule cannot be read.');
        return read.kind === 'time' ? [read.time] : [];
      }),
    );
  }

  /** Dates beside the rule are refused, unless they are its start. */
  #checkDates(start: FileTime | undefined, zone: Zone) {
    const written = this.#list('RDATE');
    const isOther = written.some((property) =>
      this.#splitTimes(property)
        .slice(0, 2)
        .some((value) => {
          const [from = ''] = value.split('/');
          const read = this.#readTime(property, from, zone);
          return read.kind !== 'time' || !start || instant(read.time) !== instant(start);
        }),
    );
    if (isOther) this.#refuse('Dates outside of the rule (RDATE) are not supported.');
  }

  /** Version 1.0 has semicolons between them. */
  #splitTimes({ raw = '' }: ReadProperty): string[] {
    return raw.split(/[,;]/).filter((value) => value.trim() !== '');
  }

  #readTime(
    { property }: ReadProperty,
    value: string,
    zone: Zone = this.#context.zone,
  ): WrittenTime {
    const [whole, year, month, day, hour, minute, second = '00', mark] =
      /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z?))?$/i.exec(value.trim()) ?? [];
    const date = parseLocal(`${year}-${month}-${day}`);
    if (whole === undefined || !date) return { kind: 'unreadable' };
    if (hour === undefined) return atTime({ allDay: true, time: date.time, zone });
    const isMidnight = hour === '24' && minute === '00' && second === '00';
    const ofDay = parseLocal(`1970-01-01T${isMidnight ? '00' : hour}:${minute}:${second}`);
    if (!ofDay) return { kind: 'unreadable' };
    const time = date.time + ofDay.time + (isMidnight ? dayMs : 0);
    if (property?.type === 'date') {
      return atTime({ allDay: true, time: date.time, zone });
    }
    if (mark) return atTime({ allDay: false, time, zone: knownZone('UTC') });
    const name = property?.getParameter('tzid');
    if (typeof name !== 'string' || name.trim() === '')
      return atTime({ allDay: false, time, zone });
    const zoned = this.#context.zones.resolve(name.trim(), time);
    if (!zoned) return { kind: 'unknown-zone' };
    return atTime({ allDay: false, time: zoned.time, zone: zoned.zone }, zoned.isStandIn);
  }
}

function atTime(time: FileTime, isStandIn = false): WrittenTime {
  return { kind: 'time', time, isStandIn };
}

/** In milliseconds, less than none if it has a minus; undefined if it cannot be read. */
function parseDuration(text: string): number | undefined {
  if (!/^[+-]?P[\dTWDHMS]{2,500}$/i.test(text)) return undefined;
  try {
    return ICAL.Duration.fromString(text.toUpperCase()).toSeconds() * 1000;
  } catch {
    return undefined;
  }
}

/** Returns whether a text has tags that calendar software writes, and not only an angle bracket. */
function isHtml(text: string): boolean {
  return /<\/?(?:html|body|p|br|div|span|b|i|u|a|strong|em|ul|ol|li|h[1-6]|table|font|pre)(?:\s[^<>]*)?\/?>/i.test(
    text,
  );
}
