import { readStorage, removeStorage, writeStorage } from '#src/util/browser-storage.ts';
import { safeTargetPath } from '#src/util/target-path.ts';

const originKey = 'impersonation-origin';

/** Remembers in this tab the page from which staff begin to view the product as a user, to return to it afterwards. */
export function keepOrigin(userId: number, path: string): void {
  writeStorage(originKey, `${userId} ${path}`, 'sessionStorage');
}

/** The page from which this tab began to view the product as a user, once; undefined if it began elsewhere. */
export function takeOrigin(userId: number | null): string | undefined {
  const [id, path] = readStorage(originKey, 'sessionStorage').split(' ');
  removeStorage(originKey, 'sessionStorage');
  // An impersonation may have ended in another way, and another one begun since.
  return id === String(userId) ? safeTargetPath(path) : undefined;
}
