import type { Browser, Page } from 'playwright';
import { measureFrames } from './frames.ts';
import { median } from './median.ts';
import { traceLongestTask } from './trace.ts';

/** How long a page goes on working after its first event, such as reading ahead, in milliseconds. */
const settling = 2500;
const dragTime = 2000;
/** A large screen, for many events. */
const viewport = { width: 2048, height: 1280 };

/** The work of a page while an event is dragged; times in milliseconds. */
export interface DragWork {
  /** How many events are drawn. */
  readonly events: number;
  /** The processor time of the longest task. */
  readonly task: number;
  /** The longest time between two frames. */
  readonly longestFrame: number;
  readonly medianFrame: number;
}

/** Opens a page in a new window, drags an event around for two seconds, and gives up. */
export async function dragEvent(
  browser: Browser,
  { address, cookie }: { address: string; cookie: string },
): Promise<DragWork> {
  const context = await browser.newContext({ viewport, extraHTTPHeaders: { cookie } });
  try {
    const page = await context.newPage();
    await page.goto(address);
    const shown = page.locator('[data-event]');
    await shown.first().waitFor();
    await page.waitForTimeout(settling);
    const events = await shown.count();
    let frames: number[] = [];
    const task = await traceLongestTask(browser, page, async () => {
      frames = await measureFrames(page, () => dragAround(page));
    });
    return { events, task, longestFrame: Math.max(...frames), medianFrame: median(frames) };
  } finally {
    await context.close();
  }
}

/**
 * Drags an event once around the middle of the view.
 * @throws Error if nothing was dragged, because nothing would have been measured.
 */
async function dragAround(page: Page): Promise<void> {
  const { start, middle, radius } = await page.evaluate(findWay);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const begun = performance.now();
  for (let share = 0; share < 1; share = (performance.now() - begun) / dragTime) {
    const angle = share * 2 * Math.PI;
    const [x, y] = [Math.cos(angle) * radius.x, Math.sin(angle) * radius.y];
    // Resolves with the frame in which the page has handled the move.
    await page.mouse.move(middle.x + x, middle.y + y);
  }
  const ghosts = await page.locator('[data-ghost]').count();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  if (ghosts === 0) throw new Error('Nothing was dragged.');
}

/** Runs in the page: where an event can be pressed, and the ellipse within the visible part of its grid to drag it on. */
function findWay() {
  for (const event of document.querySelectorAll('[data-event]')) {
    const { left, top, width, height } = event.getBoundingClientRect();
    const start = { x: left + Math.min(20, width / 2), y: top + Math.min(12, height / 2) };
    const grid = event.closest('[role="grid"]')?.getBoundingClientRect();
    if (!grid || !event.contains(document.elementFromPoint(start.x, start.y))) continue;
    const [right, bottom] = [Math.min(grid.right, innerWidth), Math.min(grid.bottom, innerHeight)];
    return {
      start,
      middle: { x: (grid.left + right) / 2, y: (grid.top + bottom) / 2 },
      radius: { x: (right - grid.left) * 0.3, y: (bottom - grid.top) * 0.3 },
    };
  }
  throw new Error('No event is in sight.');
}
