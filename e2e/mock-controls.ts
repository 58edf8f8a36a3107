import { expect, type Page } from '@playwright/test';

/** The controls of the mock service, for the world of the page's browser session. */
export async function control(page: Page, name: string, body: object): Promise<void> {
  const answer = await page.context().request.post(`/__mock__/${name}`, { data: body });
  expect(answer.ok(), `${name} ${JSON.stringify(body)}: ${await answer.text()}`).toBe(true);
}
