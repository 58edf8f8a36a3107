/**
 * Reads from browser storage (product specification, section 5): a missing key gives the string 'null', and a storage
 * that can not be read counts as empty.
 */
export function readStorage(key: string): string {
  try {
    return String(localStorage.getItem(key));
  } catch {
    return 'null';
  }
}

/** Writes to browser storage; where it is full or forbidden, what was to be remembered is lost (section 5). */
export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and full disks refuse: the page works without its memory.
  }
}
