import type { Browser, Page } from 'playwright';

/** What is needed of an event in a trace of Chromium. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The processor time that it took. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of a page while something happens, in milliseconds. */
export async function traceLongestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const text = (await browser.stopTracing()).toString();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(text);
  return longestTask(traceEvents);
}

/**
 * The processor time of the longest task on a page's main thread, in milliseconds. Unlike the time on the clock, it does not
 * depend on what else the machine does.
 * @throws Error if the trace has no tasks, because nothing would have been measured.
 */
export function longestTask(events: readonly TraceEvent[]): number {
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mainThreads = new Set(
    events.filter(({ args }) => args?.name === 'CrRendererMain').map(thread),
  );
  const times = events
    .filter((event) => event.name.endsWith('RunTask') && mainThreads.has(thread(event)))
    .flatMap(({ tdur }) => tdur ?? []);
  if (times.length === 0) throw new Error('The trace has no tasks of a page.');
  return Math.max(...times) / 1000;
}
