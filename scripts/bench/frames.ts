import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Ends the watch, and returns the times between frames in milliseconds. */
    endFrames: () => number[];
  }
}

/** The times between the frames of a page while something happens, in milliseconds. */
export async function measureFrames(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    let before = performance.now();
    let request = 0;
    const onFrame = (now: number) => {
      times.push(now - before);
      before = now;
      request = requestAnimationFrame(onFrame);
    };
    request = requestAnimationFrame(onFrame);
    window.endFrames = () => {
      cancelAnimationFrame(request);
      return times;
    };
  });
  await act();
  return page.evaluate(() => window.endFrames());
}
