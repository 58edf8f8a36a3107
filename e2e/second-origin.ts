import { expect, type Page } from '@playwright/test';
import { port, servicePort } from './port.ts';

/** Where the mocks of the upload provider, the analytics server and the error reporting service are served. */
export const secondOrigin = `http://localhost:${servicePort + 1}`;

/** The product on its public host, which the browser has to be told to find on this computer. */
export const publicSite = `http://calendar.example:${port}`;

/** What the second origin has kept for the page's world: its `events` or `error-reports`. */
export async function keptFor(page: Page, name: 'events' | 'error-reports') {
  const cookies = await page.context().cookies();
  const world = cookies.find((cookie) => cookie.name === 'mock_world')?.value;
  const answer = await page.request.get(`${secondOrigin}/worlds/${world}/__mock__/${name}`);
  const [kept] = Object.values(await answer.json());
  // Both calls answer one list.
  return kept as unknown[];
}

/** Fails when the second origin has given an answer outside the contract. */
export async function expectNoViolations(page: Page): Promise<void> {
  const violations = await page.request.get(`${secondOrigin}/__mock__/violations`);
  expect(await violations.json(), 'answers outside the contract').toEqual({ violations: [] });
}
