import type { Page } from '@playwright/test';

/** Reads the server's state, in the page's session but without the page. */
export async function readState(page: Page, path: string, params: Record<string, string> = {}) {
  const answer = await page.request.get(path, { params });
  return answer.json();
}
