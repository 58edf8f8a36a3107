import { parsedUrl } from './parsed-url.ts';

/**
 * Validates an address from the server for links and pictures, and makes it absolute. Refuses scripts, data and
 * everything else.
 * @param page the absolute address of the page that it is relative to; by default the one that is open.
 */
export function safeWebAddress(
  address: string | null | undefined,
  page = globalThis.location?.href,
): string | undefined {
  if (!address) return undefined;
  const url = parsedUrl(address, page);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Validates an address that a person typed into a text: absolute, to a site, a mailbox or a telephone. */
export function safeLinkAddress(address: string): string | undefined {
  const url = parsedUrl(address);
  return url && /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : undefined;
}
