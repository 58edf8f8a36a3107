import type { EventRecord } from '../../seed/calendar/records.ts';
import { isOwn } from './access.ts';
import type { LoggedChange, Talk } from './change-log.ts';
import { fieldChanges } from './contents-view.ts';
import { type SeenOccurrence, seenOccurrence, type Viewer } from './event-view.ts';
import { type Occurrence, occurrenceAt, onlyOccurrence, stateAt } from './occurrences.ts';

/** The differences between an event or a series and an earlier state of it, as far as a visitor sees them. */
export interface SeenDifference {
  /**
   * The occurrence that differs, if it is the only one. As it is now, or as it was if it no longer takes place, or not in
   * sight.
   */
  readonly only: OccurrenceDifference | null;
  /** The fields that differ, as the contract names them. */
  readonly fields: readonly string[];
  /** True if the visitor sees details of something that differs. */
  readonly isDetailed: boolean;
  /** True if the visitor sees nothing that differs. */
  readonly isEmpty: boolean;
}

interface OccurrenceDifference {
  readonly kind: 'updated' | 'deleted';
  readonly occurrence: SeenOccurrence;
  readonly fields: readonly string[];
}

/** Changes of an event that exists before and after them. */
interface Update {
  readonly before: EventRecord;
  readonly after: EventRecord;
  /** Those about comments and sign-ups are among them. */
  readonly changes: readonly LoggedChange[];
}

export function seenDifference({ before, after, changes }: Update, viewer: Viewer): SeenDifference {
  const isWholeChanged = before.version !== after.version;
  const talks = changes.flatMap(({ talk, author }) =>
    talk ? { ...talk, isOwn: isOwn(author, viewer.access) } : [],
  );
  const differenceAt = (original: number | null) =>
    occurrenceDifference(
      original === null ? onlyOccurrence(before) : occurrenceAt(before, original),
      original === null ? onlyOccurrence(after) : occurrenceAt(after, original),
      { viewer, talks: talks.filter((talk) => talk.original === original) },
    );
  const talkOriginals = talks.flatMap(({ original }) => original ?? []);
  const originals = new Set([...differingOriginals(before, after), ...talkOriginals]);
  const ones = [...originals].flatMap((original) => differenceAt(original) ?? []);
  const whole = differenceAt(null);
  const parts = [...(whole && (isWholeChanged || whole.fields.length > 0) ? [whole] : []), ...ones];
  return {
    only: isWholeChanged ? null : onlyOne(ones),
    fields: [...new Set(parts.flatMap((part) => part.fields))],
    isDetailed: parts.some(({ occurrence }) => occurrence.seen.seesDetails),
    // Also the version of an occurrence changes with its series.
    isEmpty: !isWholeChanged && parts.length === 0,
  };
}

function onlyOne(ones: readonly OccurrenceDifference[]): OccurrenceDifference | null {
  const [onlyDifference] = ones;
  return onlyDifference && ones.length === 1 ? onlyDifference : null;
}

/** The original starts of the occurrences whose own differences have changed. */
function differingOriginals(before: EventRecord, after: EventRecord): number[] {
  const originals = new Set([...before.exceptions.keys(), ...after.exceptions.keys()]);
  return [...originals].filter(
    (original) => before.exceptions.get(original) !== after.exceptions.get(original),
  );
}

type SeenTalk = Talk & { readonly isOwn: boolean };

function occurrenceDifference(
  before: Occurrence | undefined,
  after: Occurrence | undefined,
  { viewer, talks }: { viewer: Viewer; talks: readonly SeenTalk[] },
): OccurrenceDifference | undefined {
  const was = before && seenOccurrence(before, viewer);
  const is = after && seenOccurrence(after, viewer);
  if (!is) return was && { kind: 'deleted', occurrence: was, fields: [] };
  const fields = was ? [...changedFields(was, is, viewer), ...talkFields(is, talks, viewer)] : [];
  // Sign-ups that the visitor may not see are no difference.
  if (was && talks.length > 0 && fields.length === 0 && isSameOccurrence(was, is)) return undefined;
  return { kind: 'updated', occurrence: is, fields };
}

function isSameOccurrence(occurrence: Occurrence, otherOccurrence: Occurrence): boolean {
  return (
    occurrence.record.version === otherOccurrence.record.version &&
    occurrence.exception === otherOccurrence.exception
  );
}

function changedFields(was: SeenOccurrence, is: SeenOccurrence, viewer: Viewer): string[] {
  const [before, after] = [was, is].map((occurrence) => ({
    state: stateAt(occurrence),
    seen: occurrence.seen,
    seesRule: occurrence.record.recurrence === null || occurrence.rrule !== null,
  }));
  if (!before || !after) return [];
  return fieldChanges(before, after, viewer).map(({ field }) => field);
}

function talkFields(
  is: SeenOccurrence,
  talks: readonly SeenTalk[],
  { fields }: Viewer,
): Talk['part'][] {
  const { mayChange } = is.seen;
  if (!is.texts) return [];
  const isForAll = is.texts.signup?.visibility === 'all_users';
  return talks.flatMap(({ part, isOwn: own }) => {
    if (part === 'comments') return fields.shows('comments', mayChange) ? part : [];
    return fields.shows('signup', mayChange) && (mayChange || isForAll || own) ? part : [];
  });
}
