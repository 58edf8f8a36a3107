// Wall time, because the page's own clock stops while the machine sleeps.
const loadedAt = Date.now();

/** Returns the time since the page was loaded, in milliseconds. */
export function pageAgeMs(): number {
  return Date.now() - loadedAt;
}
