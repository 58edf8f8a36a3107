/** Returns the pixels of a rem now, which readers choose as their text size. */
export function readRem(): number {
  // Outside a browser, no styles are computed.
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
