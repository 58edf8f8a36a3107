import type { Deletion, EventRecord, EventState, HistoryRecord } from './records.ts';
import { olivia } from './story-calendar.ts';

/** The beginning of each series, to which a changed one can be restored. */
export function seriesHistory(
  events: readonly EventRecord[],
): [id: string, history: readonly HistoryRecord[]][] {
  return events
    .filter(({ recurrence }) => recurrence !== null)
    .map((event) => [event.id, [creation(event, event)]]);
}

/** The history of an event that has been changed once. @param first how it began. */
export function historyWith(now: EventRecord, first: Partial<EventState>): HistoryRecord[] {
  const before = { ...now, ...first };
  return [
    creation(now, before),
    {
      kind: 'updated',
      at: now.updatedAt,
      author: olivia,
      scope: null,
      original: null,
      before,
      after: now,
    },
  ];
}

/** The history of an event that has been deleted. */
export function historyOfDeletion({ record, at, author }: Deletion): HistoryRecord[] {
  const kind = 'deleted';
  const deletion = {
    kind,
    at,
    author,
    scope: null,
    original: null,
    before: record,
    after: null,
  } as const;
  return [creation(record, record), deletion];
}

function creation({ createdAt: at, author }: EventRecord, after: EventState): HistoryRecord {
  return { kind: 'created', at, author, scope: null, original: null, before: null, after };
}
