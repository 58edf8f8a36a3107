/** A window without room for days side by side. */
export const phoneQuery = '(width < 640px)';

/** Returns whether the window is such a one now. */
export function isPhone(): boolean {
  return window.matchMedia?.(phoneQuery).matches ?? false;
}
