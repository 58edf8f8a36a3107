import { act, screen, waitFor } from '@testing-library/react';

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
