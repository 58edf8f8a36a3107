/** Keeps the state of a calendar's page in its address, so that links, reloads, and history lead back to it. */
import type { components } from '#generated/calendar/types.ts';
import { isDay } from '#src/util/dates.ts';
import { dayAt, dayNumber, firstSupportedDay, lastSupportedDay } from '#src/util/day-numbers.ts';

export type ViewName = components['schemas']['CalendarView'];

/** The length of time that the timeline shows at once. */
export type TimelineScale = 'day' | 'week' | 'month' | 'year';

/** The id in the address of the editor of a new event. */
export const newEventId = 'new';

const scales: readonly TimelineScale[] = ['day', 'week', 'month', 'year'];

/** The number of ranges of days that a search has gone through, before today and from today on. */
export interface SearchReach {
  readonly earlier: number;
  readonly later: number;
}

const firstReach: SearchReach = { earlier: 0, later: 1 };
/** In each direction, so that no link makes a browser search without end. */
export const longestReach = 10;

export interface CalendarState {
  readonly view: ViewName;
  /** The number of days or weeks, for views that leave the choice; null for the calendar's own number. */
  readonly count: number | null;
  readonly scale: TimelineScale;
  /** Days since 1970. */
  readonly date: number;
  /** The chosen sub-calendars; null for all. */
  readonly sub: ReadonlySet<number> | null;
  /** Ids of the chosen options of the calendar's choice fields; a field without a chosen one hides nothing. */
  readonly filters: ReadonlySet<number>;
  /** The words to search for; empty for no search. */
  readonly query: string;
  readonly reach: SearchReach;
  /** Id of the open event. */
  readonly eventId: string | null;
  /** Id of the event in the editor, `newEventId` for a new one; null while the editor is closed. */
  readonly editing: string | null;
}

/** The defaults that apply where the address says nothing. */
export type StateDefaults = Pick<CalendarState, 'view' | 'date' | 'sub' | 'filters' | 'scale'>;

/** The parts of a calendar that an address can name. */
export interface KnownParts {
  /** The views that can be chosen. */
  readonly views: readonly ViewName[];
  readonly subCalendarIds: readonly number[];
  /** Ids of the options of choice fields. */
  readonly optionIds: readonly number[];
}

/**
 * `push` for a deliberate step, which Back takes back; `replace` for one of many, such as an arrow key or a letter of a
 * search.
 */
export type HistoryEntry = 'push' | 'replace';

export type ChangeState = (changes: Partial<CalendarState>, entry: HistoryEntry) => void;

/** A part of the address that cannot be shown. */
export interface AddressProblem {
  readonly name: 'view' | 'date' | 'sub' | 'filters' | 'count' | 'scale';
  readonly value: string;
}

const names = {
  view: 'view',
  count: 'count',
  scale: 'scale',
  date: 'date',
  sub: 'sub',
  filters: 'filter',
  query: 'q',
  reach: 'reach',
  eventId: 'event',
  editing: 'edit',
} as const;
/** Stands for all sub-calendars, where the default is a selection. */
const allMark = 'all';
const longestQuery = 200;

/**
 * Reads an address. What is wrong with it is replaced by the default and listed.
 */
export function readState(
  parameters: URLSearchParams,
  defaults: StateDefaults,
  knownParts: KnownParts,
): { state: CalendarState; problems: readonly AddressProblem[] } {
  const problems: AddressProblem[] = [];
  const read = <Value>(
    name: AddressProblem['name'],
    parse: (value: string) => Value | undefined,
    otherwise: Value,
  ): Value => {
    const value = parameters.get(names[name]);
    if (value === null) return otherwise;
    const parsedValue = parse(value);
    if (parsedValue === undefined) problems.push({ name, value });
    return parsedValue === undefined ? otherwise : parsedValue;
  };
  const readIds = (name: 'sub' | 'filters', value: string, knownIds: readonly number[]) => {
    // The reader has chosen none.
    if (value === '') return new Set<number>();
    const ids = value.split(',').map(Number);
    const foundIds = ids.filter((id) => knownIds.includes(id));
    if (foundIds.length === 0) return undefined;
    if (foundIds.length < ids.length) problems.push({ name, value });
    return new Set(foundIds);
  };
  const state = {
    view: read('view', (value) => knownParts.views.find((view) => view === value), defaults.view),
    count: read<number | null>('count', readCount, null),
    scale: read('scale', readScale, defaults.scale),
    date: read('date', readDate, defaults.date),
    sub: read<ReadonlySet<number> | null>(
      'sub',
      (value) => (value === allMark ? null : readIds('sub', value, knownParts.subCalendarIds)),
      defaults.sub,
    ),
    filters: read<ReadonlySet<number>>(
      'filters',
      (value) => readIds('filters', value, knownParts.optionIds),
      defaults.filters,
    ),
    query: (parameters.get(names.query) ?? '').slice(0, longestQuery).trim(),
    reach: readReach(parameters.get(names.reach) ?? ''),
    eventId: parameters.get(names.eventId) || null,
    editing: parameters.get(names.editing) || null,
  };
  return { state, problems };
}

/** Returns whether an address names the day to show. */
export function namesDay(parameters: URLSearchParams): boolean {
  return parameters.has(names.date);
}

/** The parameters after a change of the state; others, such as those of embedding sites, stay. */
export function writeState(
  parameters: URLSearchParams,
  changes: Partial<CalendarState>,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const { view, count, scale, date, sub, filters, query, reach, eventId, editing } = changes;
  const write = <Value>(
    name: keyof typeof names,
    value: Value | undefined,
    toText: (value: Value) => string | null,
  ) => {
    if (value === undefined) return;
    const text = toText(value);
    if (text === null) next.delete(names[name]);
    else next.set(names[name], text);
  };
  const asItIs = (text: string | null) => text;
  // Other words are searched from today on again.
  if (view !== undefined || query !== undefined) next.delete(names.reach);
  // A view takes the place of what a search has found.
  if (view !== undefined) next.delete(names.query);
  // It is about the event that was in the editor.
  if (editing !== undefined) next.delete('upload');
  write('view', view, asItIs);
  write('count', count, (number) => (number === null ? null : String(number)));
  write('scale', scale, asItIs);
  write('date', date, dayAt);
  write('sub', sub, (ids) => (ids === null ? allMark : [...ids].join(',')));
  write('filters', filters, (ids) => [...ids].join(','));
  write('query', query, (words) => words || null);
  write('reach', reach, writeReach);
  write('eventId', eventId, asItIs);
  write('editing', editing, asItIs);
  return next;
}

function readDate(value: string): number | undefined {
  if (!isDay(value)) return undefined;
  const day = dayNumber(value);
  return day >= firstSupportedDay && day <= lastSupportedDay ? day : undefined;
}

function readCount(value: string): number | undefined {
  return /^[1-7]$/.test(value) ? Number(value) : undefined;
}

function readReach(value: string): SearchReach {
  const [, earlier, later] = /^(\d{1,2}),([1-9]\d?)$/.exec(value) ?? [];
  if (earlier === undefined || later === undefined) return firstReach;
  const limit = (count: string) => Math.min(Number(count), longestReach);
  return { earlier: limit(earlier), later: limit(later) };
}

function writeReach({ earlier, later }: SearchReach): string | null {
  const isFirst = earlier === firstReach.earlier && later === firstReach.later;
  return isFirst ? null : `${earlier},${later}`;
}

/** The scale with this name; undefined if there is none. */
export function readScale(value: string): TimelineScale | undefined {
  return scales.find((scale) => scale === value);
}
