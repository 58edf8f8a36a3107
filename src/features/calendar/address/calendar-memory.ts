import { isKnownZone } from '#src/calendar/model/zone-clock.ts';
import { readStorage, writeStorage } from '#src/util/browser-storage.ts';
import { isRecord } from '#src/util/is-record.ts';
import { readScale, type TimelineScale } from './calendar-state.ts';
import { memoryKey } from './memory-key.ts';

/**
 * The state of a calendar that this browser remembers. Read once when its page opens, and not an atom: two tabs with
 * the same calendar must not change each other.
 */
export interface CalendarMemory {
  readonly view?: string;
  /** The length of time that the timeline shows. */
  readonly scale?: TimelineScale;
  /** The chosen sub-calendars; absent for all. */
  readonly sub?: readonly number[];
  /** The chosen options of choice fields. */
  readonly filters?: readonly number[];
  /** The time zone that the reader has chosen instead of the calendar's own. */
  readonly zone?: string;
  /** The one whose hours are shown beside those. */
  readonly secondZone?: string;
  /** True if the side panel is open, on screens with room for it. */
  readonly panel?: boolean;
  /** The widths of the table's columns that the reader has changed. */
  readonly widths?: Readonly<Record<string, number>>;
  /** False if somebody does not want this device to keep the calendar for reading offline. */
  readonly offline?: false;
  /** Marks the state of the server that the reader saw last. */
  readonly seen?: string;
}

/** @param calendar is its key or identifier. */
export function readMemory(calendar: string): CalendarMemory {
  const storedMemory = parsed(readStorage(memoryKey(calendar)));
  if (!isRecord(storedMemory)) return {};
  const { view, sub, filters, zone, secondZone, panel, widths, offline, seen } = storedMemory;
  const scale = readScale(String(storedMemory['scale']));
  return {
    ...(typeof view === 'string' && { view }),
    ...(scale && { scale }),
    ...(Array.isArray(sub) && { sub: sub.filter(isId) }),
    ...(Array.isArray(filters) && { filters: filters.filter(isId) }),
    ...(typeof zone === 'string' && isKnownZone(zone) && { zone }),
    ...(typeof secondZone === 'string' && isKnownZone(secondZone) && { secondZone }),
    ...(typeof panel === 'boolean' && { panel }),
    ...(isRecord(widths) && { widths: numbersIn(widths) }),
    ...(offline === false && { offline }),
    ...(typeof seen === 'string' && { seen }),
  };
}

/** Remembers a choice; an undefined one is forgotten. */
export function remember(
  calendar: string,
  changes: { [Name in keyof CalendarMemory]: CalendarMemory[Name] | undefined },
): void {
  writeStorage(memoryKey(calendar), JSON.stringify({ ...readMemory(calendar), ...changes }));
}

function numbersIn(values: Readonly<Record<string, unknown>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      typeof value === 'number' && Number.isFinite(value) ? [[key, value]] : [],
    ),
  );
}

const isId = (id: unknown) => Number.isInteger(id);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Anyone may have written there.
    return null;
  }
}
