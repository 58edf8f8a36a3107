import { expect, type Page } from '@playwright/test';
import { port, servicePort } from './port.ts';

/** The origin of the mocked upload provider, analytics server and error reporting service. */
export const secondOrigin = `http://localhost:${servicePort + 1}`;

/** The product on its public host, which resolves to this computer in the browser. */
export const publicSite = `http://calendar.example:${port}`;

/** The `events` or `error-reports` that the second origin stores for the page's world. */
export async function keptFor(page: Page, name: 'events' | 'error-reports') {
  const cookies = await page.context().cookies();
  const world = cookies.find((cookie) => cookie.name === 'mock_world')?.value;
  const answer = await page.request.get(`${secondOrigin}/worlds/${world}/__mock__/${name}`);
  const [kept] = Object.values(await answer.json());
  // Both calls answer one list.
  return kept as unknown[];
}

/** Fails if the second origin has sent an answer outside the contract. */
export async function expectNoViolations(page: Page): Promise<void> {
  const violations = await page.request.get(`${secondOrigin}/__mock__/violations`);
  expect(await violations.json(), 'answers outside the contract').toEqual({ violations: [] });
}
