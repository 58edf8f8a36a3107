// Wall time, since the clock that begins with the page stands still while the machine sleeps.
const loadedAt = Date.now();

/** How long ago the page was loaded, in milliseconds. */
export function pageAgeMs(): number {
  return Date.now() - loadedAt;
}
