import { createMockService } from '#mocks/service.ts';
import { median } from './median.ts';

const rounds = 20;

/** How long the mock service works on a calendar with 10,000 events in this month; milliseconds of processor time. */
export interface CalendarAnswers {
  /** For its first answer, before which the calendar does not exist. */
  readonly first: number;
  /** For all events of the month. */
  readonly month: number;
}

/** Measures in this process, whose processor time does not depend on what else the machine does. */
export async function measureCalendarAnswers(calendar: string): Promise<CalendarAnswers> {
  const service = await createMockService({ page: { template: () => '', csp: true } });
  const answer = async (path: string) => {
    const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
    const before = process.cpuUsage();
    const response = await service.handle(new Request(`http://localhost${path}`, { headers }));
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    await response.arrayBuffer();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  // Loads the code that all calendars need.
  await answer('/calendars/ksr0wingclubmain01');
  const first = await answer(`/calendars/${calendar}`);
  const now = new Date();
  const day = (month: number, ofMonth: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), month, ofMonth)).toISOString().slice(0, 10);
  const [start, end] = [day(now.getUTCMonth(), 1), day(now.getUTCMonth() + 1, 0)];
  const months: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    months.push(await answer(`/calendars/${calendar}/events?start_date=${start}&end_date=${end}`));
  }
  return { first, month: median(months) };
}
