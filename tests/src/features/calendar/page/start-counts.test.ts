import { describe, expect, it } from 'vitest';
import { startCounts } from '#src/features/calendar/page/start-counts.ts';

describe('the numbers of days and weeks that views begin with', () => {
  it('are those of the settings, but no more days than fit on a phone', () => {
    const settings = { days: 5, weeks: 4, agenda_days: 14 };
    expect(startCounts(settings, false)).toEqual({ days: 5, weeks: 4, agenda: 14 });
    expect(startCounts(settings, true)).toEqual({ days: 3, weeks: 4, agenda: 14 });
  });

  it('are in their limits, whatever the server says', () => {
    const years = { days: 146_000, weeks: 20_871, agenda_days: 146_000 };
    expect(startCounts(years, false)).toEqual({ days: 7, weeks: 6, agenda: 60 });
    const none = { days: 0, weeks: -1, agenda_days: Number.NaN };
    expect(startCounts(none, false)).toEqual({ days: 1, weeks: 2, agenda: 60 });
  });
});
