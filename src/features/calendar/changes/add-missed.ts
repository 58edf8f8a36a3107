import type { ChangedEvent } from '#src/calendar/store/event-calls.ts';

/**
 * Adds changes to those that a reader has missed before. Each list of changes says only what differs since the one before
 * it, so what is said of the same event or occurrence is put together.
 * @param before latest first, as the result.
 */
export function addMissed(
  before: readonly ChangedEvent[],
  changes: readonly ChangedEvent[],
): readonly ChangedEvent[] {
  const isReplaced = (old: ChangedEvent) =>
    changes.some(
      (change) =>
        subjectId(change) === subjectId(old) ||
        (change.kind === 'deleted' && change.event_id === old.event_id),
    );
  return [
    ...changes.map((change) => {
      const old = before.find((earlier) => subjectId(earlier) === subjectId(change));
      return old ? together(old, change) : change;
    }),
    ...before.filter((old) => !isReplaced(old)),
  ];
}

/** The id of the occurrence that a change is about, or of the event or the series. */
export function subjectId({ occurrence, event_id }: ChangedEvent): string {
  return occurrence?.id ?? event_id;
}

function together(old: ChangedEvent, change: ChangedEvent): ChangedEvent {
  if (change.kind !== 'updated') return change;
  if (old.kind === 'created') return { ...change, kind: 'created', fields: [] };
  return { ...change, fields: [...new Set([...old.fields, ...change.fields])] };
}
