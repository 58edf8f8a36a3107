import type { PageId } from '#generated/app/pages.ts';
import { readStorage, removeStorage, writeStorage } from '#src/util/browser-storage.ts';

/** The key below which this tab keeps the tokens of links in mails, followed by the page's id. */
export const mailTokenPrefix = 'mail-token:';

/** Tokens that the browser's storage refused. */
const refused = new Map<PageId, string>();

/**
 * Keeps the token of a link in a mail for the page that the link leads to: it is a secret, which must not stay in the
 * address. It survives a reload, so that what failed can be tried again, and ends with the tab.
 */
export function keepMailToken(page: PageId, token: string): void {
  writeStorage(mailTokenPrefix + page, token, 'sessionStorage');
  if (readStorage(mailTokenPrefix + page, 'sessionStorage') === token) refused.delete(page);
  else refused.set(page, token);
}

export function mailTokenFor(page: PageId): string | undefined {
  const stored = readStorage(mailTokenPrefix + page, 'sessionStorage');
  return refused.get(page) ?? (stored === 'null' ? undefined : stored);
}

export function forgetMailToken(page: PageId): void {
  refused.delete(page);
  removeStorage(mailTokenPrefix + page, 'sessionStorage');
}
