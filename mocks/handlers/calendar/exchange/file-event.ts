import type { LocalTime } from '../../../time/local-time.ts';
import type { Zone } from '../../../time/zones.ts';
import type { ServerText } from '../../../translations/server-texts.ts';

/** A local time in a zone, or a date. */
export interface FileTime {
  readonly allDay: boolean;
  readonly time: LocalTime;
  readonly zone: Zone;
}

/** Which of several states of an event is newer. */
export interface Stamp {
  /** Counts its changes. */
  readonly sequence: number;
  /** When it was last changed, in milliseconds; undefined if that is not known. */
  readonly changedAt: number | undefined;
}

/** An event as a file has it. */
export interface FileEvent extends Stamp {
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
  /** Original starts of occurrences that do not take place; dates stand for those of the day. */
  readonly canceled: readonly FileTime[];
  /** Of an occurrence that differs from its series: when the series would have it begin. */
  readonly original: FileTime | undefined;
  /** True if all occurrences from this one on differ. */
  readonly isFollowing: boolean;
  /** True if it does not take place. */
  readonly isCanceled: boolean;
  /** Names of them; empty if the file does not say. */
  readonly subCalendars: readonly string[];
  readonly who: string;
  readonly location: string;
  readonly notes: string;
  /** Why it cannot be read as it is meant. */
  readonly problem: ServerText | undefined;
  /** Parts of it that are missing. */
  readonly warnings: readonly ServerText[];
}

/** An event without anything. */
export const emptyEvent: FileEvent = {
  line: 1,
  uid: '',
  title: '',
  start: undefined,
  end: undefined,
  rrule: null,
  canceled: [],
  original: undefined,
  isFollowing: false,
  isCanceled: false,
  sequence: 0,
  changedAt: undefined,
  subCalendars: [],
  who: '',
  location: '',
  notes: '',
  problem: undefined,
  warnings: [],
};

/** The moment of a time, or the midnight in UTC of a date. */
export function instant({ allDay, time, zone }: FileTime): number {
  return allDay ? time : zone.resolve(time).instant;
}
