import { reportClientMessage } from '#generated/app/fetchers.ts';
import { readStorage, writeStorage } from '#src/util/browser-storage.ts';
import { parsedUrl } from '#src/util/parsed-url.ts';

/** Each icon is reported at most once in this time (product specification, section 7). */
const quietTime = 10 * 60 * 1000;
const storageKey = 'missing-icons';
/** As long as the contract lets a text be. */
const longestText = 500;

/** When each icon was last reported from here; holds where the browser's storage does not. */
const reported = new Map<string, number>();

/** Tells the server that an icon did not arrive, unless it was told a short while ago, from this page or another. */
export function reportMissingIcon(icon: string): void {
  // Out of reach is not missing.
  if (!navigator.onLine) return;
  const now = Date.now();
  const times = new Map([...readTimes(), ...reported].filter(([, time]) => isRecent(time, now)));
  if (times.has(icon)) return;
  times.set(icon, now);
  reported.set(icon, now);
  writeStorage(storageKey, JSON.stringify(Object.fromEntries(times)));
  report(icon, window.location.href).catch(() => {
    // The page lacks a picture and works without it: to whom it may matter is the server, which cannot be told now.
  });
}

/** The path of a page may open a calendar; what takes that out comes only now, since most pages lack no icon. */
async function report(icon: string, address: string): Promise<void> {
  const { redactedAddress } = await import('#src/util/redacted.ts');
  const page = parsedUrl(redactedAddress(address) ?? '')?.pathname ?? '';
  const context = { icon: icon.slice(0, longestText), page: page.slice(0, longestText) };
  await reportClientMessage({ body: { message: 'Icon not found', context } });
}

/** A time to come was written by a clock that has been put right since. */
function isRecent(time: number, now: number): boolean {
  return time <= now && now - time < quietTime;
}

/** What is remembered of reports; whatever else stands there counts as nothing. */
function readTimes(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(readStorage(storageKey));
    return Object.entries(stored ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
  } catch {
    // Broken text: the reports that it told of are made again.
    return [];
  }
}
