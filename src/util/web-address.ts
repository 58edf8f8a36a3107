import { parsedUrl } from './parsed-url.ts';

/**
 * Validates an address from the server for links and pictures, and makes it absolute. Refuses scripts, data and
 * everything else.
 */
export function safeWebAddress(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  const url = parsedUrl(address, globalThis.location?.href);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
