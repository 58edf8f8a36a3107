import { describe, expect, it } from 'vitest';
import type { EventException, EventRecord } from '#mocks/seed/calendar/records.ts';
import { subCalendars } from '#mocks/seed/calendar/story-calendar.ts';
import type { Candidate } from '#mocks/world/calendar/overlap.ts';
import { dayMs } from '#src/util/dates.ts';
import { countSteps, importCounted } from '#tests/setup/step-counter.ts';
import { calendarState, eventRecord } from './calendar-records.ts';

const takeSteps = countSteps(/\/mocks\//);
/** Three times as many as needed. */
const stepsPerOccurrence = { different: 430, own: 125, long: 1750 } as const;

/** On a boat that one crew uses at a time. */
async function overlapSteps(events: readonly EventRecord[], candidate: Candidate) {
  const { overlapWith } = await importCounted(() => import('#mocks/world/calendar/overlap.ts'));
  const boats = subCalendars(101, [{ name: 'Heron', color: 'blue', allows_overlap: false }]);
  const state = calendarState(events, { subCalendars: boats });
  takeSteps();
  const overlap = overlapWith(state, candidate);
  return { overlap, steps: takeSteps() };
}

/** Every morning for a year. */
const daily = eventRecord({
  ...{ id: 'new', rrule: 'FREQ=DAILY' },
  ...{ from: '2026-03-02T06:00', to: '2026-03-02T07:00' },
});

describe('the work of finding events in the way is in proportion to the events', () => {
  it('however many occurrences of the others differ', async () => {
    const count = 1000;
    const first = Date.parse('2026-06-02T16:00Z');
    const exception: EventException = {
      ...{ version: '2', updatedAt: '2026-01-01T08:00:00Z' },
      changes: { title: 'Another' },
    };
    const other = eventRecord({
      ...{ rrule: 'FREQ=DAILY', zone: 'UTC' },
      ...{ from: '2026-06-02T16:00', to: '2026-06-02T17:00' },
    });
    const exceptions = new Map(
      Array.from({ length: count }, (_, index) => [first + index * dayMs, exception] as const),
    );
    const others = Array.from({ length: 10 }, (_, index) => ({
      ...{ ...other, id: `${index}` },
      exceptions,
    }));
    const { overlap, steps } = await overlapSteps(others, { record: daily });
    expect(overlap).toBeUndefined();
    expect(steps / count / others.length).toBeLessThan(stepsPerOccurrence.different);
  });

  it('however many of its own occurrences it meets', async () => {
    const long = eventRecord({
      ...{ rrule: 'FREQ=DAILY' },
      ...{ from: '2026-03-02T06:00', to: '2027-03-02T07:00' },
    });
    const edits = [{ rootId: long.id, after: long }];
    const { overlap, steps } = await overlapSteps([long], { record: long, edits });
    expect(overlap).toBeUndefined();
    expect(steps / 366).toBeLessThan(stepsPerOccurrence.own);
  });

  it('however long it lasts, and however many others do', async () => {
    const size = 1000;
    const others = Array.from({ length: size }, (_, index) =>
      eventRecord({ id: `${index}`, from: '2026-03-02T06:00', to: '2027-03-02T07:00' }),
    );
    const record = eventRecord({ id: 'new', from: '2026-03-03T06:00', to: '2027-03-03T07:00' });
    const { overlap, steps } = await overlapSteps(others, { record });
    expect(overlap?.conflicts).toHaveLength(20);
    expect(steps / size).toBeLessThan(stepsPerOccurrence.long);
  });
});
