import type { Page } from '@playwright/test';
import { deep, expect, submitLogin, test } from './browser-test.ts';
import { expectNoViolations, keptFor, publicSite, secondOrigin } from './second-origin.ts';

const key = 'ksr0wingclubmain01';
/** A page of another origin. */
const elsewhere = `${secondOrigin}/__mock__/violations?from=here`;

/** Chromium asks every page's origin for an icon. */
const withoutIcon = /status of 404 /;

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [
        '--host-resolver-rules=MAP calendar.example 127.0.0.1',
        // As with TLS: the page is in a secure context.
        `--unsafely-treat-insecure-origin-as-secure=${publicSite}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
    },
    { scope: 'worker' },
  ],
});

test.afterEach(({ page }) => expectNoViolations(page));

/** The events that the analytics server received: page views and clicks. */
async function reported(page: Page) {
  const events = (await keptFor(page, 'events')) as Record<string, unknown>[];
  return events.map(({ n, u, r, p }) => [n, u, r, ...(p === undefined ? [] : [p])]);
}

async function logInOnPublicSite(page: Page) {
  await page.goto(`${publicSite}/login?_target_path=%2F${key}`);
  // The tracker loads when the browser is idle; leaving earlier would lose the report.
  await expect.poll(() => reported(page)).toHaveLength(1);
  await submitLogin(page, 'owner@example.com');
  await expect(page).toHaveURL(`${publicSite}/${key}`);
}

test('page views are reported on the public host, without keys and query strings', async ({
  page,
}) => {
  await logInOnPublicSite(page);
  const site = publicSite;
  const views: unknown[] = [];
  const expectView = async (...view: unknown[]) => {
    views.push(['pageview', ...view]);
    await expect.poll(() => reported(page)).toEqual(views);
  };
  views.push(['pageview', `${site}/login`, null]);
  await expectView(`${site}/c/riv3rs`, `${site}/login`);

  await page.goto(`${site}/user/dashboard`);
  await expectView(`${site}/user/dashboard`, null);
  await page.getByLabel('Search your calendars').fill('rowing');
  await expect(page).toHaveURL(/query=rowing/);
  await page.getByRole('link', { name: 'Riverside rowing club' }).click();
  await expect(page).toHaveURL(`${site}/${key}`);
  await expectView(`${site}/c/riv3rs`, `${site}/user/dashboard`);
  await page.goBack();
  await expect(page.getByLabel('Search your calendars')).toBeVisible();
  // Each of the two is a separate page load, and the first has no referrer.
  await expectView(`${site}/user/dashboard`, null);
});

test('the secret in a mailed link is never reported, not even as a referrer', async ({ page }) => {
  const site = publicSite;
  await page.goto(`${site}/password/reset?token=reset-olivia`);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await expect.poll(() => reported(page)).toEqual([['pageview', `${site}/password/reset`, null]]);
  await page.goto(`${site}/login`);
  await expect.poll(async () => (await reported(page)).length).toBe(2);
  expect(JSON.stringify(await keptFor(page, 'events'))).not.toContain('reset-olivia');
});

test(
  'an external link is followed 150 ms after its click is reported',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(withoutIcon);
    await logInOnPublicSite(page);
    await expect.poll(async () => (await reported(page)).length).toBe(2);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Elsewhere' });
      document.querySelector('main')?.append(link);
      // Both happen on the page being left; the time between them survives it in session storage.
      link.addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())));
      window.addEventListener('pagehide', () => sessionStorage.setItem('left', String(Date.now())));
    }, elsewhere);
    await page.getByRole('link', { name: 'Elsewhere' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(elsewhere);

    await page.goBack();
    await expect(page).toHaveURL(`${publicSite}/${key}`);
    const [clicked = 0, left = 0] = await page.evaluate(() =>
      ['clicked', 'left'].map((name) => Number(sessionStorage.getItem(name))),
    );
    expect(left - clicked).toBeGreaterThanOrEqual(149);
    const site = publicSite;
    await expect
      .poll(() => reported(page))
      .toContainEqual([
        'Outbound Link: Click',
        `${site}/c/riv3rs`,
        `${site}/login`,
        JSON.stringify({ url: `${secondOrigin}/` }),
      ]);
  },
);

test(
  'an external link opens at once in a new tab',
  deep,
  async ({ page, context, expectedConsole }) => {
    expectedConsole.push(withoutIcon);
    await page.goto(`${publicSite}/login`);
    await expect.poll(async () => (await reported(page)).length).toBe(1);
    await page.evaluate((href) => {
      const text = { textContent: 'Elsewhere', target: '_blank' };
      const link = Object.assign(document.createElement('a'), { href, ...text });
      document.querySelector('main')?.append(link);
    }, elsewhere);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Elsewhere' }).click();
    await expect(await opened).toHaveURL(elsewhere);
    await expect(page).toHaveURL(`${publicSite}/login`);
    await expect.poll(async () => (await reported(page)).at(-1)?.[0]).toBe('Outbound Link: Click');
  },
);

test('nothing is reported on a local host', deep, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Your name')).toBeVisible();
  // The browser's own idle callback runs after the page's, so everything deferred has run.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests.filter((url) => /tracker|api\/event/.test(url))).toEqual([]);
  expect(await keptFor(page, 'events')).toEqual([]);
});
