import { reportClientMessage } from '#generated/app/reports/fetchers.ts';
import { reportClientMessageLimits } from '#generated/app/reports/limits.ts';
import { readStorage, writeStorage } from '#src/util/browser-storage.ts';
import { parsedRecord } from '#src/util/parsed-record.ts';
import { parsedUrl } from '#src/util/parsed-url.ts';

/** Minimum time between two reports of an icon (product specification, section 7). */
const quietTime = 10 * 60 * 1000;
const storageKey = 'missing-icons';

/** When each icon was last reported by this page; applies if browser storage is unavailable. */
const reportTimes = new Map<string, number>();

/** Reports a missing icon to the server, unless this or another page did so recently. */
export function reportMissingIcon(icon: string): void {
  // An unreachable icon is not a missing one.
  if (!navigator.onLine) return;
  const now = Date.now();
  const times = new Map([...readTimes(), ...reportTimes].filter(([, time]) => isRecent(time, now)));
  if (times.has(icon)) return;
  times.set(icon, now);
  reportTimes.set(icon, now);
  writeStorage(storageKey, JSON.stringify(Object.fromEntries(times)));
  report(icon, window.location.href).catch(() => {
    // The page works without the icon, and the server cannot be notified now.
  });
}

/**
 * Redacts the page's path, which may open a calendar. The code for it loads only now, because icons are rarely missing.
 */
async function report(icon: string, address: string): Promise<void> {
  const { redactAddress } = await import('#src/util/redact.ts');
  const page = parsedUrl(redactAddress(address) ?? '')?.pathname ?? '';
  const { maxLength } = reportClientMessageLimits['context.*'];
  const context = { icon: icon.slice(0, maxLength), page: page.slice(0, maxLength) };
  await reportClientMessage({ body: { message: 'Icon not found', context } });
}

/** A time in the future comes from a clock that has been corrected since. */
function isRecent(time: number, now: number): boolean {
  return time <= now && now - time < quietTime;
}

/** Reads the stored report times; invalid data counts as empty. */
function readTimes(): [string, number][] {
  return Object.entries(parsedRecord(readStorage(storageKey)) ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
}
