import type { Page } from '@playwright/test';
import { deep, expect, expectAccessible, test } from '../browser-test.ts';

const rowing = '/ksr0wingclubmain01?view=month&date=2026-03-02';

test('an embedding site leaves out what it does not want', async ({ page }) => {
  await page.goto(
    `${rowing}&showMenu=0&showViewSelector=0&showSearch=0&showLogo=0&showTitle=0&showProfileAndInfo=0`,
  );
  await expect(page.getByRole('button', { name: /^Training on the river/ }).first()).toBeVisible();
  // Visitors still know where they are.
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  // And can go on from there.
  await expect(page.getByRole('button', { name: 'Today' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Calendars and filters/ })).toHaveCount(0);
  await expect(page.getByRole('radiogroup', { name: 'View' })).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect
    .poll(() => page.locator('main').evaluate((main) => main.getBoundingClientRect().top))
    .toBe(0);
  await expectAccessible(page);
});

test('an embedded calendar bears the title that the site gives it', deep, async ({ page }) => {
  await page.goto(`${rowing}&title=Our%20crews&showLogo=0`);
  const header = page.getByRole('banner');
  await expect(header.getByText('Our crews', { exact: true })).toBeVisible();
  await expect(header.getByText('Riverside rowing club')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/title=Our(%20|\+)crews/);
  await expect(header.getByText('Our crews', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test(
  'an embedded agenda or year goes without its heading, and the agenda without details',
  deep,
  async ({ page }) => {
    await page.goto(
      '/ksr0wingclubmain01?view=agenda&date=2026-03-02&showAgendaHeader=0&showAgendaDetails=0',
    );
    const training = page.getByRole('button', { name: /^Training on the river/ }).first();
    await expect(training).toBeVisible();
    await expect(page.getByText('Lower pontoon')).toHaveCount(0);
    const range = page.getByRole('heading', { level: 2 }).getByRole('button');
    await expect(range).toHaveCount(0);
    await expectAccessible(page);
    // Details are a click away.
    await training.click();
    await expect(page.getByRole('dialog').getByText('Lower pontoon')).toBeVisible();
    await page.goto('/ksr0wingclubmain01?view=year&date=2026-03-02&showYearViewHeader=0');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(range).toHaveCount(0);
    await expectAccessible(page);
  },
);

test('a link cannot take the way to the account from other pages', deep, async ({ page }) => {
  await page.goto('/login?showProfileAndInfo=0&showLogo=0&showTitle=0');
  await expect(page.getByRole('button', { name: 'Help and news' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link')).toBeVisible();
});

test('an embedding site chooses the language, which is not remembered', deep, async ({ page }) => {
  await page.goto(`${rowing}&lang=de`);
  await expect(page.getByRole('button', { name: 'Heute' })).toBeVisible();
  await page.goto(rowing);
  await expect(page.getByRole('button', { name: 'Today' })).toBeVisible();
});

/** Opens a site with the calendar in a frame. */
async function openInFrame(page: Page, baseURL: string | undefined, sandbox: string) {
  const site = `${baseURL}/site.html`;
  const body = `<iframe width="800" height="600" sandbox="${sandbox}" src="${baseURL}${rowing}">`;
  await page.route(site, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(site);
  const content = page.frameLocator('iframe');
  return { content, advice: content.getByText('Add allow-same-origin to the sandbox') };
}

test('a frame whose sandbox takes the page its origin is told what to allow', async ({
  page,
  baseURL,
  expectedConsole,
}) => {
  expectedConsole.push(
    /^Access to (script|CSS stylesheet) at .* from origin 'null' has been blocked by CORS policy/,
    /^Failed to load resource: net::ERR_FAILED$/,
  );
  const { advice } = await openInFrame(page, baseURL, 'allow-scripts');
  await expect(advice).toBeVisible();
});

test('a frame whose sandbox allows the origin shows the calendar, and says that it may not print', async ({
  page,
  baseURL,
  expectedConsole,
}) => {
  expectedConsole.push(
    /^An iframe which has both allow-scripts and allow-same-origin/,
    /^Ignored call to 'print\(\)'/,
  );
  const sandbox = 'allow-scripts allow-same-origin allow-forms';
  const { content, advice } = await openInFrame(page, baseURL, sandbox);
  const training = content.getByRole('button', { name: /^Training on the river/ });
  await expect(training.first()).toBeVisible();
  await expect(advice).toHaveCount(0);
  await content.getByRole('button', { name: 'View: Month' }).click();
  await content.getByRole('menuitem', { name: 'Print' }).click();
  const dialog = content.getByRole('dialog', { name: 'Print' });
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect(content.getByText('This page may not print in its frame.')).toBeVisible();
  await expect(training.first()).toBeVisible();
});

test('the card of an event fits into a frame of 400 by 300', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 300 });
  await page.goto('/ksr0wingclubmain01?view=week&date=2026-03-02&event=7003');
  const card = page.getByRole('dialog');
  await expect(card.getByRole('heading', { name: 'Spring clean' })).toBeVisible();
  const close = card.getByRole('button', { name: 'Close' });
  for (const part of [card, close]) {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 300) + (box?.height ?? 0)).toBeLessThanOrEqual(300);
  }
  // Everything of it can be reached.
  const last = card.getByRole('button').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
