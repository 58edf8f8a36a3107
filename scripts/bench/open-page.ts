import type { Browser, Page } from 'playwright';
import { measureFrames } from './frames.ts';
import { median } from './median.ts';
import { traceLongestTask } from './trace.ts';

/** How long a page goes on working after its first event, such as reading ahead, in milliseconds. */
const settling = 2500;
/** How often the next or the previous range is asked for, since the first time also compiles code. */
const steps = 6;
const scrollSteps = 12;

/** The work of a page; times in milliseconds. */
export interface PageWork {
  /** The processor time of its longest task, from its start until it is at rest. */
  readonly task: number;
  /** From the start until the frame with the first event. */
  readonly firstEvent: number;
  readonly nodes: number;
  /** The processor time of the longest task while it scrolls. */
  readonly scrollTask: number;
  /** The longest time between two frames while it scrolls. */
  readonly scrollFrame: number;
  /** From the key for the next or the previous range until the frame with its heading; `NaN` without such keys. */
  readonly next: number;
  /** The processor time of that. */
  readonly nextWork: number;
}

interface OpenedPage {
  readonly address: string;
  /** Matches the elements of events. */
  readonly event: string;
  /** Whether the key for the next range works. */
  readonly hasKeys: boolean;
}

/** Opens a page in a new session, scrolls it, and goes to its next range and back. */
export async function openPage(
  browser: Browser,
  { address, event, hasKeys }: OpenedPage,
): Promise<PageWork> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFirst, `main ${event}`);
    let firstEvent = Number.NaN;
    const task = await traceLongestTask(browser, page, async () => {
      await page.goto(address);
      firstEvent = await page.evaluate(() => window.firstEvent);
      await page.waitForTimeout(settling);
    });
    const nodes = await page.locator('main *').count();
    let scrollFrame = Number.NaN;
    const scrollTask = await traceLongestTask(browser, page, async () => {
      scrollFrame = Math.max(...(await measureFrames(page, () => scrollDown(page))));
    });
    const ranges = hasKeys
      ? await openOtherRanges(page)
      : { next: Number.NaN, nextWork: Number.NaN };
    return { task, firstEvent, nodes, scrollTask, scrollFrame, ...ranges };
  } finally {
    await context.close();
  }
}

async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(640, 600);
  for (let step = 0; step < scrollSteps; step += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
  }
}

declare global {
  interface Window {
    /** Resolves to the milliseconds until the first event. */
    firstEvent: Promise<number>;
  }
}

/** Runs in the page. */
function watchFirst(selector: string): void {
  window.firstEvent = new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(selector)) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Goes to the next range and back, several times. */
async function openOtherRanges(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readWork = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const [times, works]: [number[], number[]] = [[], []];
  for (let step = 0; step < steps; step += 1) {
    const before = await readWork();
    times.push(await timeOtherRange(page, step % 2 === 0 ? 'n' : 'p'));
    works.push((await readWork()) - before);
    await page.waitForTimeout(settling / steps);
  }
  return { next: median(times), nextWork: median(works) };
}

function timeOtherRange(page: Page, key: 'n' | 'p'): Promise<number> {
  return page.evaluate(async (pressed) => {
    const label = () =>
      document.querySelector('main :is([role="grid"], section)[aria-label]')?.ariaLabel;
    const before = label();
    const start = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
    while (label() === before && performance.now() - start < 10_000)
      await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, key);
}
