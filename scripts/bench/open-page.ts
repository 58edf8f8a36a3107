import type { Browser, Page } from 'playwright';

/** Milliseconds in which a page finishes its work after users have what they wait for, such as reading ahead. */
export const settling = 2500;

/** A page to open: `shown` matches what users wait for; `isSlow` slows the line and the processor down. */
export interface Visit {
  readonly address: string;
  readonly shown: string;
  readonly cookie?: string;
  /** True if the key for the next range works. */
  readonly hasKeys?: boolean;
  readonly isSlow?: boolean;
}

/** In milliseconds: the longest task, if one takes 50 ms; until `shown` and the largest paint; and for the next range. */
const noWork = { task: 0, shown: 0, paint: 0, requests: 0, shift: 0, nodes: 0, next: 0 };
export type Work = typeof noWork;
export const figures = Object.keys(noWork) as (keyof Work)[];

/** Opens a page in a new session. */
export async function openPage(
  browser: Browser,
  { address, shown, cookie = '', hasKeys = false, isSlow = false }: Visit,
): Promise<Work> {
  const page = await browser.newPage({ extraHTTPHeaders: { ...(cookie && { cookie }) } });
  if (isSlow) {
    const session = await page.context().newCDPSession(page);
    const line = { downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };
    await session.send('Network.emulateNetworkConditions', { ...line, offline: false });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.addInitScript(watch, { selector: shown, work: noWork });
  await page.goto(address);
  await page.waitForFunction(() => window.work.shown > 0);
  await page.waitForTimeout(settling);
  const work = await page.evaluate(() => window.work);
  work.nodes = await page.locator('main *').count();
  if (hasKeys) work.next = await timeNext(page);
  await page.close();
  return work;
}

declare global {
  interface Window {
    work: Work;
  }
}

/** Runs in the page. */
function watch({ selector, work }: { selector: string; work: Work }): void {
  window.work = work;
  const observe = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().map(add)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => {
    work.task = Math.max(work.task, duration);
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    const resources = performance.getEntriesByType('resource');
    work.paint = startTime;
    work.requests = 1 + resources.filter((one) => one.startTime < startTime).length;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry) work.shift += Number(entry.value);
  });
  const look = () => {
    if (document.querySelector(selector)) work.shown = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/** The shortest of several times: the first also compiles code. */
async function timeNext(page: Page): Promise<number> {
  const times: number[] = [];
  for (const key of ['n', 'p', 'n', 'p']) {
    await page.waitForTimeout(settling / 4);
    const time = await page.evaluate(async (pressed) => {
      const grid = 'main :is([role="grid"], section)[aria-label]';
      const label = () => document.querySelector(grid)?.ariaLabel;
      const [before, start] = [label(), performance.now()];
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
      while (label() === before) await new Promise(requestAnimationFrame);
      return performance.now() - start;
    }, key);
    times.push(time);
  }
  return Math.min(...times);
}
