import { calendarKeys, shortLinks } from '#src/util/calendar-pattern.ts';
import { parsedUrl } from '#src/util/parsed-url.ts';
import { redactAddress } from '#src/util/redact.ts';

/** The longest address that the analytics server accepts. */
const longestAddress = 2000;

/** The calendar key or short link in an address; undefined if it has none. */
export function calendarIn(url: string, baseUrl: string): string | undefined {
  const basePath = new URL(baseUrl || '/', url).pathname.replace(/\/$/, '');
  const path = new URL(url).pathname.slice(basePath.length);
  const [shortLink] = path.matchAll(shortLinks);
  return path.match(calendarKeys)?.[0] ?? shortLink?.[2];
}

/**
 * The address to report: without query, fragment, calendar keys or short links. If an application identifier is set,
 * the calendar's path becomes `/c/` and that identifier (product specification, section 2).
 */
export function reportedAddress(
  url: string,
  appIdentifier: string | null,
  baseUrl: string,
): string {
  const basePath = new URL(baseUrl || '/', url).pathname;
  return (
    redactAddress(url, { basePath, identifier: appIdentifier })?.slice(0, longestAddress) ?? ''
  );
}

/** The referrer; null if there is none or it is not a web page. */
export function reportedReferrer(referrer: string, baseUrl: string): string | null {
  if (!parsedUrl(referrer)) return null;
  // Do not substitute the identifier here: it belongs to this page, and the referrer may be another calendar.
  return reportedAddress(referrer, null, baseUrl) || null;
}
