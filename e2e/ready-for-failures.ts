import { expect, type Page } from '@playwright/test';

/** What shows failures loads when the browser is idle. */
export async function expectReadyForFailures(page: Page): Promise<void> {
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  // The kit has the ids of errors.
  for (const part of ['OfflineNotice', 'ErrorPage', 'MessageBox', 'kit']) {
    await expect.poll(loaded, { message: part }).toContain(`/${part}-`);
  }
}
