import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore } from 'jotai';
import { onTestFinished, vi } from 'vitest';
import { createInProcessFetch } from '#mocks/http/in-process-fetch.ts';
import { createMockService } from '#mocks/service.ts';
import { App } from '#src/app/App.tsx';
import { boot } from '#src/app/boot.ts';
import { browserLoadAtom } from '#src/session/page-load.ts';
import { control } from './mock-controls.ts';

const template = readFileSync(path.resolve(import.meta.dirname, '../../src/index.html'), 'utf8');

interface OpenOptions {
  /** Email address of the demo account to log in as; a visitor by default. */
  as?: string;
  basePath?: string;
  /** Calls of the mock's own controls to begin with, by name: `{ settings: { language: 'de' } }`. */
  controls?: Record<string, object>;
  /** The state in the browser's history entry, as after a reload. */
  historyState?: unknown;
  /** E-mail address of the account that the one above, of staff, views the product as. */
  viewAs?: string;
}

/**
 * Opens a page of the product as a browser would: the mock service answers the hosting page, the client starts on it, and
 * all its calls go to the same service, without a socket.
 */
export async function openPage(
  address: string,
  { as, basePath = '', controls = {}, historyState = null, viewAs }: OpenOptions = {},
) {
  const service = await createMockService({
    page: { template: () => template, csp: false },
    basePath,
  });
  const fetch = createInProcessFetch(service, window.location.origin);
  const calls: string[] = [];
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) => {
    // The client calls with a request; what else there is, these tests do.
    if (input instanceof Request) calls.push(`${input.method} ${new URL(input.url).pathname}`);
    return fetch(input, init);
  });
  if (viewAs && as) await control('session', { as: viewAs, impersonatedBy: as }, basePath);
  else if (as) await logIn(as, basePath);
  for (const [name, body] of Object.entries(controls)) await control(name, body, basePath);

  window.history.replaceState(historyState, '', basePath + address);
  const page = await fetch(window.location.href, { headers: { Accept: 'text/html' } });
  showDataBlocks(await page.text());

  const store = createStore();
  const loadedPages: string[] = [];
  const replacedBy: string[] = [];
  store.set(browserLoadAtom, {
    load: (url) => loadedPages.push(url),
    replace: (url) => replacedBy.push(url),
    reload: () => loadedPages.push('reload'),
  });
  const foundation = await boot(document, store);
  // The tests of a worker are one browser tab: pages of earlier ones are not to hear of what later ones do.
  onTestFinished(foundation.stopFollowing);
  onTestFinished(() => foundation.router.dispose());
  const view = render(<App {...foundation} />);
  return {
    ...foundation,
    view,
    service,
    /** The client's calls, by method and path. */
    calls,
    /** Pages that the client left for by a full load; `reload` where it loaded its own afresh. */
    loadedPages,
    /** Pages that took the place of the client's own in the browser's history, by a full load too. */
    replacedBy,
    user: userEvent.setup(),
  };
}

/** Logs a demo account in on the service that `fetch` reaches. */
export async function logIn(email: string, basePath = ''): Promise<void> {
  const response = await fetch(`${window.location.origin}${basePath}/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    },
    body: JSON.stringify({ email, password: 'calendar', stay_logged_in: false, code: '123456' }),
  });
  if (!response.ok) throw new Error(`${email} could not be logged in: ${await response.text()}`);
}

function showDataBlocks(html: string): void {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...parsed.querySelectorAll('script[type="application/json"]')];
  document.head.replaceChildren(...blocks);
  document.body.replaceChildren();
}
