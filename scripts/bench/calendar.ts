import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../launch-options.ts';
import { median } from './median.ts';
import { longestTask, type TraceEvent, taskCategories } from './trace.ts';

/** It has 40 sub-calendars and 10,000 events in this month, and anyone may read it. */
const calendar = '/ksb1gcalendar10000';
const rounds = 3;
/** How long a page goes on working after its first event, such as reading ahead, in milliseconds. */
const settling = 2500;

/** A view with the most that its longest task may take in milliseconds, and its elements, if there is a limit. */
interface BenchView {
  readonly name: string;
  readonly search: string;
  readonly task: number;
  readonly nodes?: number;
}

const views: readonly BenchView[] = [
  { name: 'month', search: 'view=month', task: 80, nodes: 400 },
  { name: 'weeks', search: 'view=weeks', task: 80 },
  { name: 'week', search: 'view=week', task: 100, nodes: 3000 },
  { name: 'scheduler', search: 'view=scheduler', task: 100 },
  { name: 'timeline of a month', search: 'view=timeline&scale=month', task: 100 },
  { name: 'list', search: 'view=list', task: 80, nodes: 300 },
  { name: 'agenda', search: 'view=agenda', task: 80 },
  { name: 'table', search: 'view=table', task: 80 },
  { name: 'year', search: 'view=year', task: 80 },
];

/** A measurement, and whether it is within its limit. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  readonly isMet: boolean;
  readonly goal: string;
}

/**
 * Measures the views of a calendar with 10,000 events in Chromium, one after the other.
 * @param url is where the built client is served.
 */
export async function* measureCalendar(url: string): AsyncGenerator<Figure> {
  const browser = await chromium.launch(launchOptions());
  try {
    for (const view of views) yield* await measureView(browser, url, view);
  } finally {
    await browser.close();
  }
}

async function measureView(browser: Browser, url: string, view: BenchView): Promise<Figure[]> {
  const measured: Awaited<ReturnType<typeof openView>>[] = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push(await openView(browser, `${url}${calendar}?${view.search}`));
  const middle = (key: 'task' | 'scroll' | 'nodes' | 'firstEvent' | 'next') =>
    Math.round(median(measured.map((one) => one[key])));
  const limit = (what: string, value: number, most: number, unit: string): Figure => ({
    what: `${view.name}: ${what}`,
    value: `${value}${unit}`,
    isMet: value <= most,
    goal: `at most ${most}${unit}`,
  });
  return [
    {
      ...limit('longest task', middle('task'), view.task, ' ms'),
      value: `${middle('task')} ms, first event after ${middle('firstEvent')} ms`,
    },
    limit('longest task while scrolling', middle('scroll'), view.task, ' ms'),
    ...(view.nodes ? [limit('elements', middle('nodes'), view.nodes, '')] : []),
    ...(view.name === 'month' ? [limit('next month', middle('next'), 50, ' ms')] : []),
  ];
}

/** Opens a view in a new session, scrolls it, and goes to its next range. */
async function openView(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    let firstEvent = Number.NaN;
    const task = await trace(browser, page, async () => {
      await page.goto(address);
      await page.locator('main :is([data-color], [data-level="4"])').first().waitFor();
      firstEvent = await page.evaluate(() => performance.now());
      await page.waitForTimeout(settling);
    });
    const nodes = await page.locator('main *').count();
    const scroll = await trace(browser, page, () => scrollDown(page));
    return { task, firstEvent, nodes, scroll, next: await timeNextRange(page) };
  } finally {
    await context.close();
  }
}

/** The longest task of a page while something happens, in milliseconds. */
async function trace(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: taskCategories });
  await act();
  const text = (await browser.stopTracing()).toString();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(text);
  return longestTask(traceEvents);
}

async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(640, 600);
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(100);
  }
}

/** How long it takes from the key until the frame in which the next range has its heading, in milliseconds. */
function timeNextRange(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const label = () =>
      document.querySelector('main :is([role="grid"], section)[aria-label]')?.ariaLabel;
    const before = label();
    const start = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
    while (label() === before && performance.now() - start < 10_000)
      await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
}
