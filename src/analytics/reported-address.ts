import { calendarKeys, shortLinks } from '#src/util/calendar-pattern.ts';
import { parsedUrl } from '#src/util/parsed-url.ts';
import { redactedAddress } from '#src/util/redacted.ts';

/** What the analytics server takes. */
const longestAddress = 2000;

/** What names the calendar in an address, its key or short link; nothing in those of other pages. */
export function calendarIn(url: string, baseUrl: string): string | undefined {
  const basePath = new URL(baseUrl || '/', url).pathname.replace(/\/$/, '');
  const path = new URL(url).pathname.slice(basePath.length);
  const [shortLink] = path.matchAll(shortLinks);
  return path.match(calendarKeys)?.[0] ?? shortLink?.[2];
}

/**
 * An address as it is told to the analytics: without query, fragment, calendar keys and short links; with an application identifier
 * set, the calendar's path becomes `/c/` + that identifier (product specification, section 2).
 */
export function reportedAddress(
  url: string,
  appIdentifier: string | null,
  baseUrl: string,
): string {
  const basePath = new URL(baseUrl || '/', url).pathname;
  return (
    redactedAddress(url, { basePath, identifier: appIdentifier, keepsPointer: true })?.slice(
      0,
      longestAddress,
    ) ?? ''
  );
}

/** The page before this one; null for none and for what is no page of the web. */
export function reportedReferrer(referrer: string, baseUrl: string): string | null {
  if (!parsedUrl(referrer)) return null;
  // Another calendar may have been open there: the identifier is this page's.
  return reportedAddress(referrer, null, baseUrl) || null;
}
