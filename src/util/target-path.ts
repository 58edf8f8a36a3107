import { maxTargetPathLength, pageAt } from '#generated/app/pages.ts';
import { parsedUrl } from './parsed-url.ts';

const origin = 'https://base.invalid';
/** A server or proxy may treat these as slashes and find another path. */
const escapedSlash = /%(?:2f|5c)/i;

/**
 * Validates a `_target_path`: it must be a page below the base on this origin, and not one with `target: never`, such as
 * login and registration. Refuses other origins, calls such as `/logout`, and paths longer than the contract allows.
 */
export function safeTargetPath(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/') || /[\\\p{Cc}]/u.test(target)) return undefined;
  const url = parsedUrl(target, origin);
  if (url?.origin !== origin || escapedSlash.test(url.pathname)) return undefined;
  const page = pageAt(url.pathname);
  const path = url.pathname + url.search + url.hash;
  return page && !('target' in page) && path.length <= maxTargetPathLength ? path : undefined;
}
