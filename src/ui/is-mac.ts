/** Returns whether the keyboard is Apple's, which has the command key. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
