import type { LocalTime } from '../../../time/local-time.ts';
import type { Zone } from '../../../time/zones.ts';

/** A local time in a zone, or a date. */
export interface FileTime {
  readonly allDay: boolean;
  readonly time: LocalTime;
  readonly zone: Zone;
}

/** An event as a file has it. */
export interface FileEvent {
  /** Where it begins, from 1. */
  readonly line: number;
  /** Connects a series with the occurrences that differ from it; empty if there is none. */
  readonly uid: string;
  readonly title: string;
  /** Undefined if it cannot be read. */
  readonly start: FileTime | undefined;
  /** Exclusive, also for dates. Undefined if it cannot be read. */
  readonly end: FileTime | undefined;
  readonly rrule: string | null;
  /** Original starts of occurrences that do not take place. */
  readonly canceled: readonly FileTime[];
  /** Of an occurrence that differs from its series: when the series would have it begin. */
  readonly original: FileTime | undefined;
  /** Its name; empty if the file does not say. */
  readonly subCalendar: string;
  readonly who: string;
  readonly location: string;
  readonly notes: string;
}
