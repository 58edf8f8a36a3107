import type { Browser } from 'playwright';
import { settling } from './open-page.ts';
import { logIn } from './services.ts';

/** The milliseconds of the longest frame while an event is dragged among 1,000, in the best of three rounds. */
export async function measureDrag(browser: Browser, url: string): Promise<number> {
  const extraHTTPHeaders = { cookie: await logIn(url, 'hugo@harbour-offices.example') };
  const page = await browser.newPage({ viewport: { width: 2048, height: 1280 }, extraHTTPHeaders });
  await page.goto(`${url}/c/b1gcal?view=timeline&scale=month`);
  const longestFrames: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await page
      .locator('[role="grid"] [data-event]')
      .first()
      .hover({ position: { x: 10, y: 8 } });
    await page.waitForTimeout(settling);
    await page.mouse.down();
    const longest = page.evaluate(async () => {
      let [before, most] = [await new Promise(requestAnimationFrame), 0];
      for (const end = before + 2000; before < end; ) {
        const now = await new Promise(requestAnimationFrame);
        [before, most] = [now, Math.max(most, now - before)];
      }
      return most;
    });
    // Each move resolves with the frame in which the page has handled it.
    for (let step = 0; step < 100; step += 1) {
      const angle = (step / 100) * 2 * Math.PI;
      await page.mouse.move(1024 + 400 * Math.cos(angle), 640 + 300 * Math.sin(angle));
    }
    longestFrames.push(await longest);
    if ((await page.locator('[data-ghost]').count()) === 0) throw new Error('Nothing was dragged.');
    await page.keyboard.press('Escape');
    await page.mouse.up();
  }
  return Math.min(...longestFrames);
}
