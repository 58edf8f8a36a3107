import { expect, test } from '@playwright/test';
import { iconResponse } from '../mocks/resources.ts';
import { startMockServer } from '../mocks/server.ts';
import { createMockService } from '../mocks/service.ts';
import { distFolder } from '../scripts/build.ts';
import { loadBuiltClient } from '../scripts/built-client.ts';
import { password } from './browser-test.ts';

/** The product below a path of its host, and its scripts, styles and icons on another origin. */
const basePath = '/kalender';
const { template, respond } = loadBuiltClient(distFolder);

const resources = await startMockServer({
  port: 0,
  service: {
    violations: [],
    handle: async (request) => {
      const { pathname } = new URL(request.url);
      // A path with a blank, as some hosts have one.
      const path = pathname.replace(/^\/my%20assets\//, '/resources/');
      const found = respond(path, request) ?? (await iconResponse(path));
      const response = found ?? new Response(null, { status: 404 });
      response.headers.set('access-control-allow-origin', '*');
      return response;
    },
  },
});
const resourcesUrl = `${resources.url}/my%20assets`;

const service = await createMockService({
  page: { template: () => template, csp: true },
  basePath,
});
const product = await startMockServer({
  port: 0,
  service: {
    violations: service.violations,
    handle: async (request) => {
      const response = await service.handle(request);
      const policy = response.headers.get('content-security-policy');
      return policy ? withResources(await response.text(), response, policy) : response;
    },
  },
});
test.afterAll(() => Promise.all([product.close(), resources.close()]));

/** The page as a product sends it that keeps its resources elsewhere. */
function withResources(html: string, { status, headers }: Response, policy: string): Response {
  const page = html.replaceAll(`${basePath}/resources`, resourcesUrl);
  const allowed = policy.replace(/(script-src|style-src|img-src) /g, `$1 ${resources.url} `);
  const changed = new Headers(headers);
  changed.set('content-security-policy', allowed);
  return new Response(page, { status, headers: changed });
}

test('the built client works below a path, with its files on another origin', async ({ page }) => {
  const output: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) output.push(message.text());
  });
  page.on('pageerror', (error) => output.push(error.message));
  page.on('response', (response) => {
    asked.push(response.url());
    if (response.status() >= 400) output.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${product.url}${basePath}/`);
  await page.getByLabel('Email address').fill('owner@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product.url}${basePath}/user/dashboard`);
  await expect(page.getByRole('link', { name: 'Riverside rowing club' })).toHaveAttribute(
    'href',
    `${basePath}/ksr0wingclubmain01`,
  );
  await page.getByRole('button', { name: 'Account of Olivia Owner' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).hover();
  await page.waitForLoadState('networkidle');

  const icons = await page
    .locator('[style*="--icon:"]')
    .evaluateAll((drawn) => drawn.map((icon) => getComputedStyle(icon).maskImage));
  expect(icons.length).toBeGreaterThan(10);
  const place = `url("${resourcesUrl}/icons/`;
  expect(icons.filter((mask) => !mask.startsWith(place))).toEqual([]);
  const missing = page.locator(
    '[aria-hidden="true"][style*="--icon-size"]:not([style*="--icon:"])',
  );
  await expect(missing).toHaveCount(0);

  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(`${product.url}${basePath}/user/profile/edit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  const places = [`${product.url}${basePath}/`, `${resourcesUrl}/`];
  expect(asked.filter((url) => !places.some((known) => url.startsWith(known)))).toEqual([]);
  expect(output).toEqual([]);
  expect(service.violations).toEqual([]);
});
