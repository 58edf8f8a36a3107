import { parsedUrl } from './parsed-url.ts';

/**
 * The absolute address that data of a server may lead to or load from: of the web, else nothing. Scripts, data and
 * everything else that a link or picture could carry is refused.
 */
export function safeWebAddress(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  const url = parsedUrl(address, globalThis.location?.href);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
