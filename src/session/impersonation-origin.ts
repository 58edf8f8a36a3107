import { readStorage, removeStorage, writeStorage } from '#src/util/browser-storage.ts';
import { safeTargetPath } from '#src/util/target-path.ts';

const originKey = 'impersonation-origin';

/** Remembers in this tab the page from which staff begin to view the product as a user, to offer it afterwards. */
export function keepOrigin(path: string): void {
  writeStorage(originKey, path, 'sessionStorage');
}

/** The page from which this tab began to view the product as a user, once; undefined if it began elsewhere. */
export function takeOrigin(): string | undefined {
  const path = safeTargetPath(readStorage(originKey, 'sessionStorage'));
  removeStorage(originKey, 'sessionStorage');
  return path;
}
