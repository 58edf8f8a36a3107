import { onTestFinished, vi } from 'vitest';

/**
 * Makes the browser idle at once, for what loads when it is: the banners, keys, passkeys. Otherwise, that takes two
 * seconds. Call it before the page is opened.
 */
export function beIdle(): void {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => window.setTimeout(act));
  vi.stubGlobal('cancelIdleCallback', window.clearTimeout);
  // The next test may replace timers before it replaces globals.
  onTestFinished(() => void vi.unstubAllGlobals());
}
