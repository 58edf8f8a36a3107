import { act, screen, waitFor } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Makes the browser idle at once, since the page's banners load when it is. Call it before the page is opened. */
export function beIdle(): void {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => window.setTimeout(act));
  vi.stubGlobal('cancelIdleCallback', window.clearTimeout);
  // The next test may replace timers before it replaces globals.
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** The live region of the banner that says that the page is offline. */
export async function findOfflineRegion(): Promise<Element> {
  const found = await waitFor(() => {
    const region = screen.getByRole('banner').parentElement?.querySelector('[aria-live="polite"]');
    if (!region) throw new Error('The banners have not loaded.');
    return region;
  });
  // It listens for the connection once its effects have run.
  await act(async () => {});
  return found;
}
