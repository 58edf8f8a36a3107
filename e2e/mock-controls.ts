import { expect, type Page } from '@playwright/test';

/** The controls of the mock service, for the world of the page's browser session. */
export async function control(page: Page, name: string, body: object): Promise<void> {
  const answer = await page.context().request.post(`/__mock__/${name}`, { data: body });
  expect(answer.ok(), `${name} ${JSON.stringify(body)}: ${await answer.text()}`).toBe(true);
}

/** Lets the server fail at the next change of an event, which the page sends twice by itself. */
export async function failChange(page: Page, operation: string): Promise<void> {
  for (const _ of ['first', 'second']) await control(page, 'next', { operation, code: 500 });
}

/** Moves the page's world to the week of the rowing club's story, whose events are then on the same days in every run. */
export async function startInStoryWeek(page: Page): Promise<void> {
  await control(page, 'clock', { now: '2026-03-02T09:00:00Z' });
}
