import { parsedUrl } from '#src/util/parsed-url.ts';

/** Returns whether a text is a valid DSN: `https://key@host/path/1`. */
export function isDsn(text: string): boolean {
  const url = parsedUrl(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return /^\w+$/.test(url.username) && /\/\d+$/.test(url.pathname) && !url.search && !url.hash;
}
