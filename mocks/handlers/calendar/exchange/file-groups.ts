import { createHash } from 'node:crypto';
import { basicText } from '../../../world/calendar/expansion.ts';
import { type FileEvent, type FileTime, instant, type Stamp } from './file-event.ts';

/** All that a file says of an event or a series. */
export interface FileGroup {
  readonly uid: string;
  /** Its newest state; undefined if there are only occurrences that differ. */
  readonly main: FileEvent | undefined;
  /** The newest state of each occurrence that differs. */
  readonly parts: readonly FileEvent[];
  /** States that are not the newest ones. */
  readonly older: readonly FileEvent[];
  /** Of its newest part. */
  readonly stamp: Stamp;
}

/** As long as the contract allows. */
const longestUid = 1000;

/** Brings together what belongs to the same event. */
export function groupEvents(events: readonly FileEvent[]): FileGroup[] {
  const uids = identify(events);
  const byUid = Map.groupBy(events, (event) => uids.get(event) ?? '');
  return [...byUid].map(([uid, list]) => {
    const byPlace = Map.groupBy(list, ({ original }) => original && instant(original));
    const newest = [...byPlace].map(([original, states]) => ({
      original,
      event: states.reduce((first, next) => (isNewer(first, next) ? first : next)),
    }));
    const kept = new Set(newest.map(({ event }) => event));
    return {
      uid,
      main: newest.find(({ original }) => original === undefined)?.event,
      parts: newest.flatMap(({ original, event }) => (original === undefined ? [] : [event])),
      older: list.filter((event) => !kept.has(event)),
      stamp: [...kept].reduce<Stamp>((first, next) => (isNewer(next, first) ? next : first), {
        sequence: 0,
        changedAt: undefined,
      }),
    };
  });
}

/** The identity of a series that follows another one, as Google Calendar has it, too. */
export function followingUid(uid: string, from: number): string {
  return `${uid}_R${basicText(from)}Z`;
}

/** The identities of the event or the series, and of those that follow it. */
export function listUids({ uid, parts }: FileGroup): string[] {
  const following = parts.flatMap(({ isFollowing, original }) =>
    isFollowing && original ? [followingUid(uid, instant(original))] : [],
  );
  return [uid, ...following];
}

/** Returns whether one state of an event is newer than another. */
export function isNewer(stamp: Stamp, other: Stamp): boolean {
  if (stamp.sequence !== other.sequence) return stamp.sequence > other.sequence;
  return (
    stamp.changedAt !== undefined &&
    (other.changedAt === undefined || stamp.changedAt > other.changedAt)
  );
}

/** The identity of each event: its contents, if it has none of its own. */
function identify(events: readonly FileEvent[]): ReadonlyMap<FileEvent, string> {
  const counts = new Map<string, number>();
  return new Map(
    events.map((event) => {
      if (event.uid !== '' && event.uid.length <= longestUid) return [event, event.uid];
      const text = event.uid === '' ? writeContents(event) : event.uid;
      // Events that are all the same are still several.
      const count = event.uid === '' ? (counts.get(text) ?? 0) : 0;
      counts.set(text, count + 1);
      const hash = createHash('sha256').update(`${count} ${text}`).digest('hex').slice(0, 32);
      return [event, `${hash}@files.calendar.example`];
    }),
  );
}

function writeContents({ title, start, end, rrule, location }: FileEvent): string {
  const time = (fileTime: FileTime | undefined) => fileTime && [fileTime.allDay, instant(fileTime)];
  return JSON.stringify([title, time(start), time(end), rrule, location]);
}
