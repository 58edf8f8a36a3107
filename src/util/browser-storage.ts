/** Storage for all tabs of the product, or for this one. */
type Place = 'localStorage' | 'sessionStorage';

/**
 * Reads from browser storage (product specification, section 5): a missing key returns the string 'null', and
 * inaccessible storage counts as empty.
 */
export function readStorage(key: string, place: Place = 'localStorage'): string {
  try {
    return String(window[place].getItem(key));
  } catch {
    return 'null';
  }
}

/** Writes to browser storage; ignores full or forbidden storage (section 5). */
export function writeStorage(key: string, value: string, place: Place = 'localStorage'): void {
  try {
    window[place].setItem(key, value);
  } catch {
    // Private windows and full disks refuse; the page works without it.
  }
}

/** Removes a key from browser storage. */
export function removeStorage(key: string, place: Place = 'localStorage'): void {
  try {
    window[place].removeItem(key);
  } catch {
    // Inaccessible storage cannot be read either.
  }
}
