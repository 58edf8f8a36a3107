/** How fast pages start on a slow phone and network. Only printed, never checked, because it depends on the machine. */
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { launchOptions } from '../launch-options.ts';
import { servePages } from './served-pages.ts';

/** Measurements of one page load; times in milliseconds. */
export interface Pace {
  /** When the largest element was painted. */
  lcp: number;
  /** When the page's main control worked. */
  usable: number;
  /** How long the page was blocked, beyond 50 ms at a time. */
  blocking: number;
  requests: number;
  /** On the wire, in kB. */
  kilobytes: number;
  /**
   * The network's share of `lcp`: one round trip for the page, one for what it starts, and everything that arrived until
   * then at full bandwidth.
   */
  demanded: number;
}

const roundTripMs = 150;
const bytesPerSecond = 1_600_000 / 8;
const slowNetwork = {
  offline: false,
  latency: roundTripMs,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: 750_000 / 8,
};
export const slowProcessor = 4;

interface Target {
  name: string;
  url: string;
  /** The control that users wait for. */
  control: string;
  prepare?: (context: BrowserContext) => Promise<void>;
}

/** Measures login, dashboard, calendar and reference page in turn, and prints the best of all rounds. */
export async function printPace(rounds: number): Promise<void> {
  const { client, reference, close } = await servePages();
  const browser = await chromium.launch(launchOptions());
  const targets: Target[] = [
    { name: 'reference', url: `${reference}/login`, control: 'form [type=submit]' },
    { name: 'login', url: `${client}/login`, control: 'form [type=submit]' },
    {
      name: 'dashboard',
      url: `${client}/user/dashboard`,
      control: 'main li a',
      prepare: (context) => logIn(context, client, 'owner@example.com'),
    },
    {
      name: 'calendar',
      url: `${client}/ksr0wingclubmain01?view=month`,
      control: 'main [data-event]',
    },
  ];
  const best = new Map<string, Pace>();
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      for (const [view, pace] of Object.entries(await loads(browser, target))) {
        const key = `${target.name}, ${view} view`;
        best.set(key, pickBest(best.get(key), pace));
      }
    }
  }
  await browser.close();
  await close();
  for (const [name, pace] of best) {
    const view = name.split(', ')[1];
    console.log(paceLine(name, pace, best.get(`reference, ${view}`) ?? pace));
  }
  const [events, links] = [
    best.get('calendar, slow network view'),
    best.get('dashboard, slow network view'),
  ];
  if (events && links) {
    const times = (events.usable / links.usable).toFixed(2);
    console.log(
      `On a slow network, a calendar's events take ${times} times as long as the dashboard's.`,
    );
  }
}

export async function logIn(context: BrowserContext, client: string, email: string): Promise<void> {
  const answer = await context.request.post(`${client}/login`, {
    data: { email, password: 'calendar', stay_logged_in: false },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  if (!answer.ok()) throw new Error('The demo account could not be logged in.');
}

type View = 'first' | 'repeat' | 'slow network';

/** Opens a page in a new browser session, reloads it, and opens it in another new session without CPU throttling. */
async function loads(browser: Browser, target: Target): Promise<Record<View, Pace>> {
  const [first, repeat] = await inSession(browser, target, [slowProcessor, slowProcessor]);
  const [alone] = await inSession(browser, target, [1]);
  if (!first || !repeat || !alone) throw new Error('A page was not measured.');
  return { first, repeat, 'slow network': alone };
}

async function inSession(browser: Browser, target: Target, processors: readonly number[]) {
  const context = await browser.newContext();
  await target.prepare?.(context);
  const paces: Pace[] = [];
  for (const processor of processors) paces.push(await load(context, target, processor));
  await context.close();
  return paces;
}

async function load(
  context: BrowserContext,
  { url, control }: Target,
  processor: number,
): Promise<Pace> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  let requests = 0;
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  await page.addInitScript(watchPace, control);
  // Nothing is asked of the page before it has finished, because Playwright's own scripts would delay it.
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.pace.usable > 0);
  const { bytesUntilPaint, ...pace } = await page.evaluate(() => ({
    ...window.pace,
    bytesUntilPaint: performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ responseEnd }) => responseEnd <= window.pace.lcp)
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  }));
  await page.close();
  const demanded = 2 * roundTripMs + (bytesUntilPaint / bytesPerSecond) * 1000;
  return { ...pace, requests, kilobytes: bytes / 1000, demanded };
}

declare global {
  interface Window {
    pace: Pick<Pace, 'lcp' | 'usable' | 'blocking'>;
  }
}

/** Runs in the page. A control works once React has attached its handlers. */
function watchPace(control: string): void {
  const pace = { lcp: 0, usable: 0, blocking: 0 };
  window.pace = pace;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) pace.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) pace.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const element = document.querySelector(control);
    const works = element && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    if (works && !element.matches(':disabled')) pace.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Noise only adds, so the minimum of each figure counts. */
export function pickBest(known: Pace | undefined, pace: Pace): Pace {
  if (!known) return pace;
  return {
    lcp: Math.min(known.lcp, pace.lcp),
    usable: Math.min(known.usable, pace.usable),
    blocking: Math.min(known.blocking, pace.blocking),
    requests: Math.min(known.requests, pace.requests),
    kilobytes: Math.min(known.kilobytes, pace.kilobytes),
    // Belongs to the paint that it is compared with.
    demanded: pace.lcp < known.lcp ? pace.demanded : known.demanded,
  };
}

/** One line of figures, each with its ratio to the reference page's. */
export function paceLine(name: string, pace: Pace, reference: Pace): string {
  const ratio = (key: keyof Pace) =>
    reference[key] > 0 ? ` (${(pace[key] / reference[key]).toFixed(2)})` : '';
  const figures = [
    `largest paint ${Math.round(pace.lcp)} ms${ratio('lcp')}`,
    `${(pace.lcp / pace.demanded).toFixed(2)} × what bytes and round trips demand`,
    `usable ${Math.round(pace.usable)} ms${ratio('usable')}`,
    `blocking ${Math.round(pace.blocking)} ms${ratio('blocking')}`,
    `${pace.requests} requests${ratio('requests')}`,
    `${Math.round(pace.kilobytes)} kB${ratio('kilobytes')}`,
  ];
  return `${name.padEnd(30)}${figures.join(', ')}`;
}
