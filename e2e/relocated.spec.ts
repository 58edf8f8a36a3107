import { test as base, expect } from '@playwright/test';
import type { MockService } from '../mocks/contract/mock-service.ts';
import { iconResponse } from '../mocks/http/resources.ts';
import { startMockServer } from '../mocks/http/server.ts';
import { createMockService } from '../mocks/service.ts';
import { distFolder } from '../scripts/build.ts';
import { type BuiltClient, loadBuiltClient } from '../scripts/built-client.ts';
import { deep, password } from './browser-test.ts';

/** The product's address below a path of its host. */
const basePath = '/kalender';

interface Places {
  readonly product: string;
  readonly service: MockService;
  /** Its scripts, styles and icons, on another origin. */
  readonly resourcesUrl: string;
}

const test = base.extend<object, { places: Places }>({
  places: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const { page, respond } = loadBuiltClient(distFolder);
      const resources = await startMockServer({ port: 0, service: resourceService(respond) });
      const service = await createMockService({ page, basePath });
      const product = await startMockServer({
        port: 0,
        service: {
          handle: async (request) => withResources(await service.handle(request), resources.url),
        },
      });
      await use({ product: product.url, service, resourcesUrl: assetFolder(resources.url) });
      await Promise.all([product.close(), resources.close()]);
    },
    { scope: 'worker' },
  ],
});

/** A path with a space, as on some hosts. */
const assetFolder = (origin: string) => `${origin}/my%20assets`;

function resourceService(respond: BuiltClient['respond']): MockService {
  return {
    violations: [],
    handle: async (request) => {
      const { pathname } = new URL(request.url);
      const path = pathname.replace(/^\/my%20assets\//, '/resources/');
      const found = respond(path, request) ?? (await iconResponse(path));
      const response = found ?? new Response(null, { status: 404 });
      response.headers.set('access-control-allow-origin', '*');
      return response;
    },
  };
}

/** A response of a product with its resources elsewhere. */
async function withResources(response: Response, origin: string): Promise<Response> {
  const policy = response.headers.get('content-security-policy');
  if (!policy) return response;
  const { status, headers } = response;
  const moved = (text: string) => text.replaceAll(`${basePath}/resources`, assetFolder(origin));
  const page = moved(await response.text());
  const changed = new Headers(headers);
  const allowed = policy.replace(/(script-src|style-src|img-src) /g, `$1 ${origin} `);
  changed.set('content-security-policy', allowed);
  changed.set('link', moved(headers.get('link') ?? ''));
  return new Response(page, { status, headers: changed });
}

test('the built client works under a base path, with its files on another origin', async ({
  page,
  places,
}) => {
  const { product, service, resourcesUrl } = places;
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
  await page.goto(`${product}${basePath}/`);
  await page.getByLabel('Email address').fill('owner@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product}${basePath}/user/dashboard`);
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
  const iconPlace = `url("${resourcesUrl}/icons/`;
  expect(icons.filter((mask) => !mask.startsWith(iconPlace))).toEqual([]);
  const missing = page.locator('[class*="drawn"]:not([style*="--icon:"]), [class*="missing"]');
  await expect(missing).toHaveCount(0);

  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(`${product}${basePath}/user/profile/edit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  const known = [`${product}${basePath}/`, `${resourcesUrl}/`];
  expect(asked.filter((url) => !known.some((place) => url.startsWith(place)))).toEqual([]);
  expect(output).toEqual([]);
  expect(service.violations).toEqual([]);
});

test(
  'the prerendered login under a base path is hydrated unchanged',
  deep,
  async ({ page, places }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        window.sentHeading ??= document.querySelector('#root h1');
      });
    });
    await page.goto(`${places.product}${basePath}/login`);
    await expect(page.locator('form [type=submit]')).toBeEnabled();
    const isKept = await page.evaluate(() => window.sentHeading === document.querySelector('h1'));
    expect({ isKept, errors }).toEqual({ isKept: true, errors: [] });
  },
);
