/** How soon search results of the admin tool are painted on a slow processor: printed, never a check, like `pace.ts`. */
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../launch-options.ts';
import { logIn, slowProcessor } from './pace.ts';
import { servePages } from './served-pages.ts';

/** From the response's head to the paint of its rows, in milliseconds: the page's first table, and later ones. */
interface SearchPace {
  first: number;
  later: number;
}

const rowsAPage = [100, 10_000];

/** Searches in turn with the default and with the largest page size, and prints the best of all rounds. */
export async function printSearchPace(rounds: number): Promise<void> {
  const { client, close } = await servePages();
  const browser = await chromium.launch(launchOptions());
  const best = new Map<number, SearchPace>();
  for (let round = 0; round < rounds; round += 1) {
    for (const rows of rowsAPage) {
      const { first, later } = await searches(browser, client, rows);
      const known = best.get(rows) ?? { first, later };
      best.set(rows, {
        first: Math.min(known.first, first),
        later: Math.min(known.later, later),
      });
    }
  }
  await browser.close();
  await close();
  for (const [rows, { first, later }] of best) {
    const name = `search, ${rows} rows a page`.padEnd(30);
    console.log(
      `${name}painted ${Math.round(first)} ms after the response, later ${Math.round(later)} ms`,
    );
  }
}

async function searches(browser: Browser, client: string, rows: number): Promise<SearchPace> {
  const context = await browser.newContext();
  await logIn(context, client, 'admin@example.com');
  const page = await context.newPage();
  await page.addInitScript(watchSearches);
  await page.goto(`${client}/admintool96?query=zzzz&pageLimit=${rows}`);
  const field = page.getByRole('searchbox');
  await field.waitFor();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  const first = await search(page, 'a');
  const later = Math.min(await search(page, 'e'), await search(page, 'o'));
  await context.close();
  return { first, later };
}

/** The page itself tells when it is done, because asking it in every frame would slow it down. */
async function search(page: Page, query: string): Promise<number> {
  await page.evaluate(() => {
    const row = document.querySelector('main tbody > tr')?.innerHTML;
    window.searchPace = { row, answered: 0, painted: Promise.withResolvers() };
  });
  await page.getByRole('searchbox').fill(query);
  return page.evaluate(async () => {
    const { painted } = window.searchPace;
    return (await painted.promise) - window.searchPace.answered;
  });
}

declare global {
  interface Window {
    /** The times are in milliseconds since the page's start; `answered` is 0 before the response. */
    searchPace: {
      /** The first row before the search, if any. */
      row?: string | undefined;
      answered: number;
      painted: PromiseWithResolvers<number>;
    };
  }
}

/** Runs in the page. Results are painted one frame after the table has them. */
function watchSearches(): void {
  window.searchPace = { answered: 0, painted: Promise.withResolvers() };
  const send = window.fetch;
  window.fetch = async (...request) => {
    const response = await send(...request);
    if (response.url.includes('/search-calendar')) window.searchPace.answered = performance.now();
    return response;
  };
  const look = () => {
    const { row, answered, painted } = window.searchPace;
    const now = document.querySelector('main [aria-busy="false"] > table > tbody > tr')?.innerHTML;
    if (answered === 0 || now === undefined || now === row) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => painted.resolve(performance.now());
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
  });
}
