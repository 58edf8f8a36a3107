/** Returns whether the browser's storage keeps what is written to it. */
export function hasStorage(): boolean {
  const key = 'storage-test';
  try {
    window.localStorage.setItem(key, key);
    const isKept = window.localStorage.getItem(key) === key;
    window.localStorage.removeItem(key);
    return isKept;
  } catch {
    return false;
  }
}
