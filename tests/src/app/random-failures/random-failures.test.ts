import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { randomCases, randomSeed } from '#scripts/testing/depth.ts';
import { responseLimitMs } from '#src/api/time-limit.ts';
import { receiveBugs } from '#src/util/bug-report.ts';
import { consoleOutput } from '#tests/setup/console.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { type FailureName, failures, pick, seededRandom } from './failures.ts';
import { journeys } from './journeys.ts';

const runs = randomCases({ few: 10, many: 300 });
const seeds = Array.from({ length: runs }, (_, index) => randomSeed + index);
const names = Object.keys(failures) as FailureName[];

it.each(seeds)(
  'a random failure leaves a page or an error with a way out (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const journey = pick(random, journeys);
    const failure = pick(random, names);
    const skipped = Math.floor(random() * 3);
    // Printed when a run fails.
    const story = `${journey.name}, ${failure} after ${skipped} calls`;

    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const page = await openPage(journey.address, {
      ...(journey.as ? { as: journey.as } : {}),
      ...(journey.viewAs ? { viewAs: journey.viewAs } : {}),
    });
    onTestFinished(receiveBugs(() => {}));
    await settle();
    failAfter(skipped, failure, random);
    await whileTimePasses(journey.act(page));
    await act(() => vi.advanceTimersByTimeAsync(responseLimitMs + 1000));
    await settle();

    // A page that is left with a full load stays locked until the browser has left.
    if (page.loadedPages.length === 0) expectWayOn(story);
    vi.unstubAllGlobals();
    // React and the router log errors that boundaries have caught.
    consoleOutput.length = 0;
  },
);

/** Makes one call fail: the one after those that are skipped. */
function failAfter(skipped: number, failure: FailureName, random: () => number): void {
  const answer = fetch;
  let calls = 0;
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) => {
    calls += 1;
    if (!(input instanceof Request) || calls !== skipped + 1) return answer(input, init);
    return failures[failure](() => answer(input, init), random, input.signal);
  });
}

/** A hanging call ends only at its timeout, and blocks the page until then. */
async function whileTimePasses(acting: Promise<void>): Promise<void> {
  let isActing = true;
  const done = (async () => {
    try {
      await acting;
    } finally {
      isActing = false;
    }
  })();
  while (isActing) await vi.advanceTimersByTimeAsync(responseLimitMs / 10);
  await done;
}

async function settle(): Promise<void> {
  await waitFor(() => {
    expect(screen.queryByRole('progressbar', { name: 'Loading' })).toBeNull();
    expect(document.querySelector('main h1, main [role="alert"]')).not.toBeNull();
  });
}

/** The page has a heading or shows an error, can be used or left, and nothing waits forever. */
function expectWayOn(story: string): void {
  const main = within(screen.getByRole('main'));
  const heading = main.queryAllByRole('heading').length > 0;
  const alert = screen.queryAllByRole('alert').length > 0;
  expect(heading || alert, `${story}: a heading or an error is shown`).toBe(true);
  const controls = [
    ...screen.queryAllByRole('button'),
    ...screen.queryAllByRole('link'),
    ...screen.queryAllByRole('textbox'),
  ];
  const usable = controls.filter(
    (control) => !control.matches(':disabled, [aria-disabled="true"]'),
  );
  expect(usable.length, `${story}: something can be done`).toBeGreaterThan(2);
  expect(screen.queryAllByRole('progressbar'), `${story}: nothing is loading`).toEqual([]);
  const busy = document.querySelectorAll('[aria-busy="true"]:not(iframe)');
  expect([...busy], `${story}: nothing is busy`).toEqual([]);
  expect(screen.getByRole('banner'), `${story}: the header is there`).toBeVisible();
}
