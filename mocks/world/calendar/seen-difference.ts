import type { EventRecord } from '../../seed/calendar/records.ts';
import { fieldChanges, type Reader } from './contents-view.ts';
import { type Occurrence, occurrenceAt, onlyOccurrence, stateAt } from './occurrences.ts';

/** How an event or a series differs from an earlier state of it. */
export interface RecordDifference {
  /** The occurrence that differs, if it is the only one, as it is, or was if it does not take place now. */
  readonly only: { readonly occurrence: Occurrence; readonly kind: 'updated' | 'deleted' } | null;
  /** The fields that differ, as the contract names them. */
  readonly fields: readonly string[];
}

export function recordDifference(
  before: EventRecord,
  after: EventRecord,
  reader: Reader,
): RecordDifference {
  const originals = differingOriginals(before, after);
  const [original] = originals;
  const fields = [
    ...changedFields(onlyOccurrence(before), onlyOccurrence(after), reader),
    ...originals.flatMap((one) =>
      changedFields(occurrenceAt(before, one), occurrenceAt(after, one), reader),
    ),
  ];
  const isOfOne = before.version === after.version && originals.length === 1;
  const only = isOfOne && original !== undefined ? onlyDifference(before, after, original) : null;
  return { only, fields: [...new Set(fields)] };
}

/** The original starts of occurrences that do not differ from their series as they did. */
function differingOriginals(before: EventRecord, after: EventRecord): number[] {
  const originals = new Set([...before.exceptions.keys(), ...after.exceptions.keys()]);
  return [...originals].filter((one) => before.exceptions.get(one) !== after.exceptions.get(one));
}

function changedFields(
  before: Occurrence | undefined,
  after: Occurrence | undefined,
  reader: Reader,
): string[] {
  if (!before || !after) return [];
  return fieldChanges(stateAt(before), stateAt(after), reader).map(({ field }) => field);
}

function onlyDifference(
  before: EventRecord,
  after: EventRecord,
  original: number,
): RecordDifference['only'] {
  const now = occurrenceAt(after, original);
  if (now) return { occurrence: now, kind: 'updated' };
  const gone = occurrenceAt(before, original);
  return gone ? { occurrence: gone, kind: 'deleted' } : null;
}
