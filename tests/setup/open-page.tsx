import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore } from 'jotai';
import { onTestFinished, vi } from 'vitest';
import { createMockService } from '#mocks/service.ts';
import { Worlds } from '#mocks/world/worlds.ts';
import { App } from '#src/app/App.tsx';
import { boot } from '#src/app/boot.ts';
import { browserLoadAtom } from '#src/session/page-load.ts';
import { LazyErrorId } from '#src/status/error-id.ts';
import { LazyMessageBox } from '#src/status/message-box.ts';
import { loadKeptDrafts } from '#src/ui/form/use-draft.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import { control } from './mock-controls.ts';

const template = readFileSync(path.resolve(import.meta.dirname, '../../src/index.html'), 'utf8');

interface OpenOptions {
  /** Email address of the demo account to log in as; by default a visitor. */
  as?: string;
  basePath?: string;
  /** Calls of the mock's controls to start with, by name: `{ settings: { language: 'de' } }`. */
  controls?: Record<string, object>;
  /** The state in the browser's history entry, as after a reload. */
  historyState?: unknown;
  /** Email address of the user whom the account above, which must be staff, impersonates. */
  viewAs?: string;
}

/**
 * Opens a page of the product like a browser: the mock service serves the hosting page, the client starts on it, and all
 * its calls go to the same service, without a socket.
 */
export async function openPage(
  address: string,
  { as, basePath = '', controls = {}, historyState = null, viewAs }: OpenOptions = {},
) {
  // Like in a browser, a page replaces the one before.
  cleanup();
  const service = await createMockService({
    page: { template: () => template, csp: false },
    basePath,
    // Drafts of one page are there again on the next.
    worlds: new Worlds(() => 'secret of the tests'),
  });
  const fetch = createInProcessFetch(service, window.location.origin);
  const calls: string[] = [];
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) => {
    // The client fetches with a `Request`; other calls come from the tests themselves.
    if (input instanceof Request) calls.push(`${input.method} ${new URL(input.url).pathname}`);
    return fetch(input, init);
  });
  if (viewAs && as) await control('session', { as: viewAs, impersonatedBy: as }, basePath);
  else if (as) await logIn(as, basePath);
  for (const [name, body] of Object.entries(controls)) await control(name, body, basePath);

  window.history.replaceState(historyState, '', basePath + address);
  return {
    ...(await startPage()),
    service,
    /** The client's calls, by method and path. */
    calls,
  };
}

/** Starts the client on the page at the window's address, as after a reload. */
export async function startPage() {
  cleanup();
  await readDataBlocks();
  document.body.replaceChildren();

  // As in a browser that has been idle.
  await Promise.all([LazyMessageBox.preload(), LazyErrorId.preload(), loadKeptDrafts()]);
  const store = createStore();
  const loadedPages: string[] = [];
  const replacedBy: string[] = [];
  store.set(browserLoadAtom, {
    load: (url) => loadedPages.push(url),
    replace: (url) => replacedBy.push(url),
    reload: () => loadedPages.push('reload'),
  });
  const foundation = await boot(document, store);
  // The tests of a worker share one browser tab: earlier pages must not react to later ones.
  onTestFinished(foundation.stopFollowing);
  onTestFinished(() => foundation.router.dispose());
  const view = render(<App {...foundation} />);
  return {
    ...foundation,
    view,
    /** Pages that the client left for with a full load; `reload` if it reloaded its own. */
    loadedPages,
    /** Pages that replaced the client's own in the browser's history, also with a full load. */
    replacedBy,
    user: userEvent.setup(),
  };
}

/** Logs in to a demo account on the service behind `fetch`. */
export async function logIn(email: string, basePath = '', password = 'calendar'): Promise<void> {
  const response = await fetch(`${window.location.origin}${basePath}/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    },
    body: JSON.stringify({ email, password, stay_logged_in: false, code: '123456' }),
  });
  if (!response.ok) throw new Error(`${email} could not be logged in: ${await response.text()}`);
}

/**
 * Requests the page at the window's address, like a browser that loads it. Only the data blocks are added to the
 * document, as elements: parsing the page would take several times as long.
 */
export async function readDataBlocks(): Promise<void> {
  const page = await fetch(window.location.href, { headers: { Accept: 'text/html' } });
  const html = await page.text();
  const blocks = html.matchAll(
    /<script type="(application\/json)" id="([^"]+)">([^<]*)<\/script>/g,
  );
  const scripts = Array.from(blocks, ([, type = '', id = '', textContent = '']) =>
    Object.assign(document.createElement('script'), { type, id, textContent }),
  );
  document.head.replaceChildren(...scripts);
}
