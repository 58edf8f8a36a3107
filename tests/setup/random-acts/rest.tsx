import { act, configure, render } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, beforeAll } from 'vitest';
import { isDeep } from '#scripts/testing/depth.ts';
import { App } from '#src/app/App.tsx';
import { boot, connectCalls } from '#src/app/boot.ts';
import type { Network } from './network.ts';
import { shownIn } from './shown.ts';

/** A page that is still busy by then never settles, even if a busy machine imports its code first. */
const patienceMs = 120_000;

/**
 * Renders each page of a file as the built client does, which has no strict mode: sequences of acts are about what people
 * meet, and rendering twice would leave time for fewer of them.
 */
export function renderAsBuilt(): void {
  beforeAll(() => configure({ reactStrictMode: false }));
  afterAll(() => configure({ reactStrictMode: isDeep }));
}

/** Some part of the page is still loading. */
function isLoading(): boolean {
  const pages = [...document.getElementsByTagName('main')];
  // A skeleton may have the page's title already.
  return pages.some(
    (main) => !main.querySelector('h1') || main.querySelector('[data-part="content"]') !== null,
  );
}

interface Rest {
  /** Ends the wait before everything has been released. */
  isDone?: () => boolean;
  /** Whether the page waits for something else than the network. */
  isBusy?: () => boolean;
}

/** Releases answers until nothing is pending, or until the condition holds. */
export async function settled(
  network: Network,
  order: number,
  { isDone = () => false, isBusy = () => false }: Rest = {},
): Promise<void> {
  const end = performance.now() + patienceMs;
  for (let quiet = 0; quiet < 3; ) {
    if (performance.now() > end) throw new Error(`No rest: ${document.body.textContent}`);
    await act(() => new Promise<void>((resolve) => void setImmediate(resolve)));
    if (network.isWorking) quiet = 0;
    else if (isDone()) return;
    else if (network.held > 0) {
      network.release(order);
      quiet = 0;
    } else quiet = isLoading() || isBusy() ? 0 : quiet + 1;
  }
}

/**
 * The content of the page's address in another tab.
 * @param store is that of the open page, which makes the calls again afterwards.
 * @param prepare is called with the other tab's page before it is read.
 */
export async function freshlyShown(
  store: ReturnType<typeof createStore>,
  network: Network,
  prepare: (main: Element) => void = () => {},
): Promise<string[]> {
  const foundation = await boot(document, createStore());
  const container = document.body.appendChild(document.createElement('div'));
  const view = render(<App {...foundation} />, { container });
  await settled(network, 0);
  await act(async () => prepare(findMain(container)));
  const shown = shownIn(findMain(container));
  view.unmount();
  container.remove();
  foundation.stopFollowing();
  foundation.router.dispose();
  connectCalls(store);
  return shown;
}

export function findMain(app: Element): Element {
  const main = app.querySelector('main');
  if (!main) throw new Error('The page has no main part.');
  return main;
}
