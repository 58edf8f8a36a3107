import { maxTargetPathLength, pageAt } from '#generated/app/pages.ts';
import { parsedUrl } from './parsed-url.ts';

const origin = 'https://base.invalid';
/** A server or proxy that reads these as slashes finds another path than the page's. */
const escapedSlash = /%(?:2f|5c)/i;

/**
 * The path that a `_target_path` may lead to: a page below the base on this origin, and none that leads into an account.
 * Anything else is refused: other origins, calls such as `/logout`, and what the contract finds too long.
 */
export function safeTargetPath(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/') || /[\\\p{Cc}]/u.test(target)) return undefined;
  const url = parsedUrl(target, origin);
  if (url?.origin !== origin || escapedSlash.test(url.pathname)) return undefined;
  const page = pageAt(url.pathname);
  const path = url.pathname + url.search + url.hash;
  return page && page.access !== 'visitors' && path.length <= maxTargetPathLength
    ? path
    : undefined;
}
