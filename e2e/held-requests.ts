import type { Page } from '@playwright/test';

/** Holds back the requests to a URL from now on. Returns a function that lets all of them go. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
