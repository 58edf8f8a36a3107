/** The names by which pages and the service worker find each other's notes and copies. */

/** The browser's caches: the calendars to keep, copies of pages and answers, and copies of code, which is the same for everybody. */
export const cacheNames = {
  calendars: 'offline-calendars',
  copies: 'offline-copies',
  code: 'offline-code',
} as const;

/** The header of a copy that tells when the server sent it. */
export const copyTimeHeader = 'X-Copied-At';

/** The service worker's message to a page. */
export interface WorkerNews {
  /** The time of the oldest copy that the page got; null if all is from the server. */
  readonly copiedAt: string | null;
  /** The build to which the service worker belongs, the latest of this browser. */
  readonly buildId: string;
}

/** The address below which the browser notes that a calendar is to be kept. Nothing is ever requested from it. */
export function noteAddress(scope: string, calendar: string): string {
  return new URL(`offline/${encodeURIComponent(calendar)}`, scope).href;
}

/** The address of a calendar's own answer, on which all others depend. */
export function calendarAddress(scope: string, calendar: string): string {
  return new URL(`calendars/${encodeURIComponent(calendar)}`, scope).href;
}

/** Returns whether a calendar is to be kept. */
export async function isKept(scope: string, calendar: string): Promise<boolean> {
  const notes = await caches.open(cacheNames.calendars);
  return (await notes.match(noteAddress(scope, calendar))) !== undefined;
}

/** Deletes everything that could tell the next person about the last one. */
export async function forgetAll(): Promise<void> {
  await Promise.all([caches.delete(cacheNames.calendars), caches.delete(cacheNames.copies)]);
}

/** Deletes the copies of one calendar, and the note that more of them are wanted. */
export async function forgetCalendar(scope: string, calendar: string): Promise<void> {
  const [notes, copies] = await Promise.all([
    caches.open(cacheNames.calendars),
    caches.open(cacheNames.copies),
  ]);
  await notes.delete(noteAddress(scope, calendar));
  const requests = await copies.keys();
  await Promise.all(
    requests
      .filter(({ url }) => url.split(/[/?]/).includes(calendar))
      .map((request) => copies.delete(request)),
  );
}
