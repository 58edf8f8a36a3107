import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, minuteMs, storyDate, storyTime, yearMs } from '#mocks/seed/moment.ts';
import { resolveTimes, toMoment, toTime } from '#mocks/world/times.ts';

const story = storyDate(0);
const begunAt = new Date('2028-10-09T21:34:56Z');

describe('the times of a world', () => {
  it('match the documents at the time of their story', () => {
    for (const date of ['2019-11-30T09:00:00Z', '2026-03-02T08:15:00Z', '2026-04-01T00:00:00Z']) {
      expect(toMoment(storyTime(date), story)).toBe(date);
    }
  });

  it('are as long ago as in the story within a day, and whole days apart beyond', () => {
    expect(toMoment(storyTime('2026-03-02T08:15:00Z'), begunAt)).toBe('2028-10-09T20:49:56Z');
    expect(toMoment(storyTime('2026-03-01T03:00:00Z'), begunAt)).toBe('2028-10-08T03:00:00Z');
    expect(toMoment(storyTime('2026-02-22T03:00:00Z'), begunAt)).toBe('2028-10-01T03:00:00Z');
  });

  it('keep their order, and stay in the past', () => {
    const past = fc.integer({ min: -10 * yearMs, max: -minuteMs });
    const start = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01') });
    fc.assert(
      fc.property(
        past,
        past,
        start.filter((date) => !Number.isNaN(date.getTime())),
        (a, b, time) => {
          const [earlier, later] = [Math.min(a, b), Math.max(a, b)].map((moment) =>
            toTime(moment, time),
          );
          expect(earlier).toBeLessThanOrEqual(later ?? 0);
          expect(later).toBeLessThan(time.getTime());
          expect(later).toBeGreaterThan(time.getTime() + Math.max(a, b) - dayMs);
        },
      ),
    );
  });

  it('stay fixed once they are dates', () => {
    expect(toMoment('2027-01-01T00:00:00Z', begunAt)).toBe('2027-01-01T00:00:00Z');
  });
});

it('a record is dated in all of its parts', () => {
  const unchanged = { id: 5, parts: null };
  const record = {
    created_at: -minuteMs,
    ends_at: null,
    trial_end: storyTime('2026-04-01T00:00:00Z'),
    entries: [{ amount: 7, created_at: '2027-01-01T00:00:00Z' }],
    unchanged,
  };
  const shown = resolveTimes<unknown>(record, story);
  expect(shown).toEqual({
    created_at: '2026-03-02T08:59:00Z',
    ends_at: null,
    trial_end: '2026-04-01T00:00:00+00:00',
    entries: [{ amount: 7, created_at: '2027-01-01T00:00:00Z' }],
    unchanged,
  });
  expect(record.created_at).toBe(-minuteMs);
});
