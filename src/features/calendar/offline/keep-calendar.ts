import { trustedScript } from '#src/util/trusted-script.ts';
import { cacheNames, calendarAddress, noteAddress } from './offline-copies.ts';

/** That of this page's service worker. */
let registration: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Keeps a calendar for reading offline: from now on, the service worker copies what its pages read.
 * @param base the product's base URL, with a slash at its end.
 * @param calendar is its key or identifier.
 * @throws Error if the browser allows no service worker or no storage.
 */
export async function keepCalendar(base: string, calendar: string): Promise<void> {
  const { active } = await registerWorker(base);
  // A page that was reloaded without its service worker stays without it.
  const isBypassed = active !== null && !navigator.serviceWorker.controller;
  const notes = await caches.open(cacheNames.calendars);
  const note = noteAddress(base, calendar);
  if (await notes.match(note)) return;
  await notes.put(note, new Response(null));
  // What this page had before the service worker was there. A part that does not come is copied when it is next needed.
  if (isBypassed) return;
  await controlled();
  await Promise.allSettled([
    fetch(window.location.href, { headers: { Accept: 'text/html' } }),
    ...listLoaded(base, calendar).map((address) => fetch(address)),
  ]);
}

/** Looks for another version of the client, at each return to the page; the service worker belongs to the latest. */
function followVersions(): void {
  document.addEventListener('visibilitychange', () => {
    // Offline, there is no other version to find.
    if (document.visibilityState === 'visible')
      registration?.then((it) => it.update()).catch(() => {});
  });
}

async function registerWorker(base: string): Promise<ServiceWorkerRegistration> {
  if (!registration) followVersions();
  registration ??= navigator.serviceWorker.register(
    trustedScript('service-worker', `${base}service-worker.js`),
    { scope: base },
  );
  try {
    return await registration;
  } catch (error) {
    registration = undefined;
    throw error;
  }
}

/** Waits until requests of this page go through the service worker. */
async function controlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

/** The addresses of this page's code, and of the calendar's answers that it shows. */
function listLoaded(base: string, calendar: string): readonly string[] {
  const own = calendarAddress(base, calendar);
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  const isCode = (address: string) =>
    new URL(address).origin === window.location.origin &&
    /\.(?:js|css|svg)$|\/internationalization\//.test(address);
  const isAnswer = (address: string) => address === own || address.startsWith(`${own}/events?`);
  return [...new Set(addresses)].filter((address) => isCode(address) || isAnswer(address));
}
