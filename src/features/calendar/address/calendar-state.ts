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
  const write = (name: keyof typeof names, value: string | null) => {
    if (value === null) next.delete(names[name]);
    else next.set(names[name], value);
  };
  const { view, count, scale, date, sub, filters, query, eventId, editing } = changes;
  if (view !== undefined) {
    write('view', view);
    // It takes the place of what a search has found.
    write('query', null);
  }
  if (count !== undefined) write('count', count === null ? null : String(count));
  if (scale !== undefined) write('scale', scale);
  if (date !== undefined) write('date', dayAt(date));
  if (sub !== undefined) write('sub', sub === null ? allMark : [...sub].join(','));
  if (filters !== undefined) write('filters', [...filters].join(','));
  if (query !== undefined) write('query', query || null);
  if (eventId !== undefined) write('eventId', eventId);
  if (editing !== undefined) {
    write('editing', editing);
    // It is about the event that was in the editor.
    next.delete('upload');
  }
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

/** The scale with this name; undefined if there is none. */
export function readScale(value: string): TimelineScale | undefined {
  return scales.find((scale) => scale === value);
}
