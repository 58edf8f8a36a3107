import { describe, expect, it } from 'vitest';
import { listEvents } from '#generated/calendar/fetchers.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { countOccurrences } from '#src/features/calendar/commands/count-occurrences.ts';
import type { Day } from '#src/util/dates.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const address = 'ksr0wingclubmain01';
const frozen = { clock: { now: '2026-03-02T09:00:00Z' } };
const today = dayNumber('2026-03-02');

async function findEvent(title: RegExp, day: Day): Promise<CalendarEvent> {
  const query = { start_date: day, end_date: day };
  const range = await listEvents({ path: { calendar: address }, query });
  const event = range?.results.find((one) => title.test(one.title ?? ''));
  if (!event) throw new Error('There is no such event.');
  return event;
}

const count = async (title: RegExp, day: Day) =>
  countOccurrences({ address, memory: {} }, [await findEvent(title, day)], today);

describe('the occurrences of a series', () => {
  it('are past until today, whichever of them is to change', async () => {
    await openPage(`/${address}?view=month&date=2026-03-02`, { controls: frozen });
    const now = await count(/^Training on the river/, '2026-03-04');
    const later = await count(/^Training on the river/, '2026-10-14');
    // Twice a week for half a year.
    expect(now).toMatchObject({ past: 52, total: null });
    expect(later).toMatchObject({ past: 52, total: null });
  });

  it('are all counted if the series ends', async () => {
    await openPage(`/${address}?view=month&date=2026-03-02`, { controls: frozen });
    expect(await count(/^Early check/, '2026-03-28')).toEqual({
      ...{ following: 5, past: 0, total: 7 },
    });
  });
});
