import { calendarKeyPattern, shortLinkPattern } from '#src/util/calendar-pattern.ts';
import { redactedAddress } from '#src/util/redacted.ts';

/** What the analytics server takes. */
const longestAddress = 2000;

const calendarInPath = new RegExp(
  `(?<![a-z0-9])${calendarKeyPattern}(?![a-z0-9])|(?<=^/+c/+)${shortLinkPattern}(?![a-z0-9])`,
  'i',
);

/** What names the calendar in an address, its key or short link; nothing in those of other pages. */
export function calendarIn(url: string, baseUrl: string): string | undefined {
  const basePath = new URL(baseUrl || '/', url).pathname.replace(/\/$/, '');
  const path = new URL(url).pathname.slice(basePath.length);
  return calendarInPath.exec(path)?.[0];
}

/**
 * An address as it is told to the analytics: without query, fragment and calendar keys; with an application identifier
 * set, the calendar's path becomes `/c/` + that identifier (product specification, section 2).
 */
export function reportedAddress(
  url: string,
  appIdentifier: string | null,
  baseUrl: string,
): string {
  const basePath = new URL(baseUrl || '/', url).pathname;
  return (
    redactedAddress(url, { basePath, identifier: appIdentifier })?.slice(0, longestAddress) ?? ''
  );
}

/** The page before this one; null for none and for what is no page of the web. */
export function reportedReferrer(referrer: string, baseUrl: string): string | null {
  if (!URL.canParse(referrer)) return null;
  // Another calendar may have been open there: the identifier is this page's.
  return reportedAddress(referrer, null, baseUrl) || null;
}
