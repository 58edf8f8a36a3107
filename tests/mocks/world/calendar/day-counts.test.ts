import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DayCounts } from '#mocks/world/calendar/day-counts.ts';

const day = 86_400_000;
const firstDay = Date.UTC(2026, 2, 2);

it('the last day is the last with which there are not more events than the limit', () => {
  const starts = fc.array(fc.integer({ min: -5 * 24, max: 10 * 24 - 1 }), { maxLength: 60 });
  fc.assert(
    fc.property(starts, fc.integer({ min: 0, max: 20 }), (hours, most) => {
      const counts = new DayCounts({ firstDay, endDay: firstDay + 10 * day }, most);
      for (const hour of hours) counts.add(firstDay + (hour * day) / 24);
      const countUntil = (days: number) => hours.filter((hour) => hour < days * 24).length;
      const days = Array.from({ length: 10 }, (_, index) => index + 1);
      const last = days.findLast((number) => countUntil(number) <= most);
      expect(counts.lastDay).toBe(last && firstDay + (last - 1) * day);
      expect(counts.isExceeded).toBe(hours.length > most);
    }),
  );
});
