/**
 * Lets calendars be read offline: the page, its code and the last ranges of events, for calendars that are to be kept.
 * The server is always asked first, so a page never shows a copy while it could show what is true now, and a new version
 * of the client needs no steps of its own.
 */
import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { paths } from '#generated/app/types.ts';
import { isRecord } from '#src/util/is-record.ts';
import {
  cacheNames,
  calendarAddress,
  copyTimeHeader,
  forgetAll,
  forgetCalendar,
  isKept,
  type WorkerNews,
} from './offline-copies.ts';

/** The parts of its global scope that are used here. TypeScript's library for them excludes the one for pages. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: {
    get(id: string): Promise<{ postMessage(message: WorkerNews): void } | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
declare const self: WorkerScope;

const { scope } = self.registration;
const basePath = new URL(scope).pathname;

/** After these, other people may use the browser, or the user knows that somebody else could. */
const endsOfSessions = {
  GET: ['/logout', '/exit-impersonation'],
  POST: [
    '/login',
    '/login/passkey',
    '/password/reset',
    '/user/profile/password',
    '/user/closure',
    '/exit-impersonation',
  ],
  DELETE: ['/user/sessions'],
} as const satisfies Record<string, readonly (keyof paths)[]>;

/** Answers that mean that the calendar may not be read anymore. After a 401, nobody may be logged in. */
const endsOfAccess: readonly number[] = [403, 404, 410];

/** The oldest copy that each page has been shown since the server last answered it. */
const copyTimes = new Map<string, string>();

function stripBase({ pathname }: URL): string {
  return `/${pathname.slice(basePath.length)}`;
}

/** The key or identifier of the calendar whose page has this address. */
function pageCalendar(url: URL): string | undefined {
  const [, identifier, key] =
    /^\/(?:c\/([A-Za-z0-9]{6})(?:\/[^/]*)?|(ks[A-Za-z0-9]{16}))\/?$/.exec(stripBase(url)) ?? [];
  return identifier ?? key;
}

/** The calendar to whose answers an address belongs, if they are kept: itself, and its events. */
function answerCalendar(url: URL): string | undefined {
  const [, calendar, rest = ''] = /^\/calendars\/([^/]+)(\/.*)?$/.exec(stripBase(url)) ?? [];
  return /^(?:\/events(?:\/[^/]+)?)?$/.test(rest) ? calendar : undefined;
}

/** The calendar whose changes an address tells. */
function feedCalendar(url: URL): string | undefined {
  return /^\/calendars\/([^/]+)\/event-changes$/.exec(stripBase(url))?.[1];
}

/** Tells a page of the oldest copy that it got; null if an answer came from the server. */
async function tellPage(event: RouteHandlerCallbackOptions['event'], copiedAt: string | null) {
  const id: unknown = Reflect.get(event, 'resultingClientId') || Reflect.get(event, 'clientId');
  if (typeof id !== 'string') return;
  const known = copyTimes.get(id);
  if (copiedAt === null) copyTimes.delete(id);
  else copyTimes.set(id, known !== undefined && known <= copiedAt ? known : copiedAt);
  (await self.clients.get(id))?.postMessage(newsFor(id));
}

function newsFor(pageId: unknown): WorkerNews {
  const copiedAt = typeof pageId === 'string' ? copyTimes.get(pageId) : undefined;
  return { copiedAt: copiedAt ?? null, buildId: import.meta.env['BUILD_ID'] };
}

/** Returns whether an address belongs to a calendar that is to be kept. Without storage, none is. */
function isOfKept(address: string): Promise<boolean> {
  const url = new URL(address);
  const calendar = pageCalendar(url) ?? answerCalendar(url) ?? feedCalendar(url);
  return isKept(scope, calendar ?? '').catch(() => false);
}

/** Dates each copy, and tells a page if it gets one. */
const dateCopies: WorkboxPlugin = {
  // Asked again, because everything may have been forgotten while the answer was on its way.
  cacheWillUpdate: async ({ request, response }) =>
    (await isOfKept(request.url)) ? createCopy(response) : null,
  cachedResponseWillBeUsed: ({ cachedResponse, event }) => {
    const copiedAt = cachedResponse?.headers.get(copyTimeHeader);
    // Not awaited: a page can be told only once it has its answer.
    if (copiedAt) event.waitUntil(tellPage(event, copiedAt));
    return Promise.resolve(cachedResponse);
  },
};

/** Returns a dated copy of a complete answer; null for any other. */
function createCopy({ status, redirected, headers, body }: Response): Response | null {
  if (status !== 200 || redirected) return null;
  const datedHeaders = new Headers(headers);
  datedHeaders.set(copyTimeHeader, new Date().toISOString());
  return new Response(body, { status, headers: datedHeaders });
}

// What a copy varies by, such as the language of its errors, must not hide it.
const matchOptions = { ignoreVary: true };

/** Keeps what was used last, and nothing when the browser has no room. */
function keepLatest(maxEntries: number): WorkboxPlugin {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin({
    maxEntries,
    purgeOnQuotaError: true,
    matchOptions,
  });
  return {
    ...(cacheDidUpdate && { cacheDidUpdate }),
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
  };
}

const mostCopies = 60;
const latestCopies = keepLatest(mostCopies);
const latestCode = keepLatest(400);

/** A copy is used after so long, in seconds, where the connection is up but nothing comes. */
const networkTimeoutSeconds = 10;

const copies = new NetworkFirst({
  cacheName: cacheNames.copies,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [dateCopies, latestCopies],
});

/** A page's address has the view and the date in its query, which make no other page of it. */
const pages = new NetworkFirst({
  cacheName: cacheNames.copies,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [
    dateCopies,
    latestCopies,
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/\?.*/, '')) },
  ],
});

/** Files whose names change with their content, which are those that the server lets browsers keep forever. */
const immutableCode = new CacheFirst({
  cacheName: cacheNames.code,
  matchOptions,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        response.headers.get('Cache-Control')?.includes('immutable') ? response : null,
    },
    latestCode,
  ],
});

/** Icons and translations. */
const changingCode = new NetworkFirst({
  cacheName: cacheNames.code,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [latestCode],
});

/** Returns whether an answer of the feed, which may be anything, has changes. */
async function tellsChanges(answer: Response): Promise<boolean> {
  // The page itself says that it cannot read it.
  const feed: unknown = await answer.json().catch(() => null);
  const results = isRecord(feed) ? feed['results'] : null;
  return Array.isArray(results) && results.length > 0;
}

/** Deletes the copies, and the list of their addresses, which contain keys. */
async function endSession(): Promise<void> {
  await forgetAll();
  await new CacheExpiration(cacheNames.copies, { maxEntries: mostCopies }).delete();
}

/** Reads a calendar's latest ranges again, since some of its events have changed. */
async function renewCopies(calendar: string): Promise<void> {
  const kept = await caches.open(cacheNames.copies);
  const requests = (await kept.keys()).filter(
    ({ url }) => answerCalendar(new URL(url)) === calendar && url.includes('/events?'),
  );
  for (const request of requests.slice(-2)) {
    const copy = createCopy(await fetch(request.url));
    if (copy && (await isOfKept(request.url))) await kept.put(request, copy);
  }
}

/** The calendars whose copies are being renewed; several tabs hear of the same change. */
const renewals = new Map<string, Promise<void>>();

async function followFeed(calendar: string, answer: Response): Promise<void> {
  if (!(await isOfKept(answer.url)) || !(await tellsChanges(answer))) return;
  const renewal = renewals.get(calendar) ?? renewCopies(calendar);
  renewals.set(calendar, renewal);
  await renewal.finally(() => renewals.delete(calendar));
}

registerRoute(
  ({ url, request }) =>
    pageCalendar(url) !== undefined && request.headers.get('Accept')?.includes('text/html'),
  async (options) => {
    const kept = await isOfKept(options.url.href);
    return kept ? pages.handle(options) : fetch(options.request);
  },
);

registerRoute(
  ({ url }) => answerCalendar(url) !== undefined,
  async (options) => {
    const calendar = answerCalendar(options.url) ?? '';
    if (!(await isOfKept(options.url.href))) return fetch(options.request);
    const response = await copies.handle(options);
    const isCalendar = options.url.href === calendarAddress(scope, calendar);
    if (response.status === 401) await endSession();
    if (isCalendar && endsOfAccess.includes(response.status)) await forgetCalendar(scope, calendar);
    if (!response.headers.has(copyTimeHeader)) await tellPage(options.event, null);
    return response;
  },
);

registerRoute(
  ({ url }) => feedCalendar(url) !== undefined,
  async ({ event, url, request }) => {
    const response = await fetch(request);
    if (response.status === 401) await endSession();
    else if (response.ok) event.waitUntil(followFeed(feedCalendar(url) ?? '', response.clone()));
    return response;
  },
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /\.(?:js|css)$/.test(url.pathname),
  immutableCode,
);

registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && /\/icons\/[^/]+\.svg$|\/internationalization\//.test(url.pathname),
  changingCode,
);

for (const method of ['GET', 'POST', 'DELETE'] as const) {
  const ends: readonly string[] = endsOfSessions[method];
  registerRoute(
    // Staff who view the product as a user see what the user may see, and so does the next one.
    ({ sameOrigin, url }) =>
      sameOrigin && (ends.includes(stripBase(url)) || url.pathname.endsWith('/impersonate')),
    async ({ request }) => {
      const response = await fetch(request);
      // The answer to a link is a redirect, which the browser itself follows.
      if (response.ok || response.type === 'opaqueredirect') await endSession();
      return response;
    },
    method,
  );
}

// Another version of this script treats copies alike, so nobody has to wait for it.
self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();

// A page asks once it can listen.
self.addEventListener('message', ({ source }) => {
  source?.postMessage(newsFor(source && Reflect.get(source, 'id')));
});
