import type { PageId } from '#generated/app/pages.ts';
import { readStorage, removeStorage, writeStorage } from '#src/util/browser-storage.ts';

/** The prefix of the keys under which this tab keeps tokens from mailed links; the page's id follows. */
export const mailTokenPrefix = 'mail-token:';

/** Tokens that the browser refused to store. */
const refusedTokens = new Map<PageId, string>();

/**
 * Keeps the token from a mailed link for the page that the link opens. The token is secret and must not stay in the
 * address. It survives a reload, so that a failed attempt can be retried, and is gone when the tab closes.
 */
export function keepMailToken(page: PageId, token: string): void {
  writeStorage(mailTokenPrefix + page, token, 'sessionStorage');
  if (readStorage(mailTokenPrefix + page, 'sessionStorage') === token) refusedTokens.delete(page);
  else refusedTokens.set(page, token);
}

export function mailTokenFor(page: PageId): string | undefined {
  const storedToken = readStorage(mailTokenPrefix + page, 'sessionStorage');
  return refusedTokens.get(page) ?? (storedToken === 'null' ? undefined : storedToken);
}

export function forgetMailToken(page: PageId): void {
  refusedTokens.delete(page);
  removeStorage(mailTokenPrefix + page, 'sessionStorage');
}
