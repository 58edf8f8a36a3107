/** What the browser keeps for all tabs of the product, or for this one alone. */
type Place = 'localStorage' | 'sessionStorage';

/**
 * Reads from browser storage (product specification, section 5): a missing key gives the string 'null', and a storage
 * that cannot be read counts as empty.
 */
export function readStorage(key: string, place: Place = 'localStorage'): string {
  try {
    return String(window[place].getItem(key));
  } catch {
    return 'null';
  }
}

/** Writes to browser storage; where it is full or forbidden, what was to be remembered is lost (section 5). */
export function writeStorage(key: string, value: string, place: Place = 'localStorage'): void {
  try {
    window[place].setItem(key, value);
  } catch {
    // Private windows and full disks refuse: the page works without its memory.
  }
}

/** Removes a key from browser storage. */
export function removeStorage(key: string, place: Place = 'localStorage'): void {
  try {
    window[place].removeItem(key);
  } catch {
    // What cannot be reached cannot be read either.
  }
}

/** Whether what is written to the browser's storage stays there. */
export function hasStorage(place: Place = 'localStorage'): boolean {
  const key = 'storage-test';
  try {
    window[place].setItem(key, key);
    const isKept = window[place].getItem(key) === key;
    window[place].removeItem(key);
    return isKept;
  } catch {
    return false;
  }
}
