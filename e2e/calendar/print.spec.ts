import type { Page } from '@playwright/test';
import { pickCases } from '../../scripts/testing/depth.ts';
import { deep, expect, expectAccessible, test } from '../browser-test.ts';
import { control } from '../mock-controls.ts';
import { type PdfPage, readPdfPages } from './pdf-pages.ts';

test('a calendar prints as a document: its title, the range and the view', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/ksr0wingclubmain01?view=month&date=2026-03-02');
  await expect(page.getByRole('button', { name: /^Training on the river/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  const title = await page
    .locator('[data-title="Riverside rowing club"]')
    .evaluate((element) => getComputedStyle(element, '::before').content);
  expect(title).toContain('Riverside rowing club');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Today' })).toBeHidden();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('radiogroup', { name: 'View' })).toBeHidden();
});

test('all hours of a week are on paper, without the line of a last minute', async ({ page }) => {
  // The club's week shows the hours until 22 o'clock.
  const now = '2026-03-02T20:58:00Z';
  await control(page, 'clock', { now });
  await page.clock.install({ time: now });
  await page.goto('/ksr0wingclubmain01?view=week&date=2026-03-02');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('button', { name: /^Training on the river/ }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => grid.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeLessThan(2);
});

test('what a week on paper cannot show in full is listed below it', async ({ page }) => {
  await page.goto('/ksmeetingrooms0102?view=week&date=2026-03-09');
  await expect(page.getByRole('button', { name: /^Call with London/ })).toBeVisible();
  const details = page.getByRole('region', { name: 'In full' });
  await expect(details).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(details.getByRole('listitem').first()).toHaveText(
    'Thursday, March 12, 11:00 AM – 11:30 AM Call with London Small room',
  );
  await expect(details).not.toContainText('Stand-up');
});

test('the titles that a timeline on paper cuts are listed below it', deep, async ({ page }) => {
  await page.goto('/ksr0wingclubmain01?view=timeline&date=2026-03-02');
  await expect(page.getByRole('button', { name: /^Spring clean/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const details = page.getByRole('region', { name: 'In full' });
  await expect(details.getByRole('listitem')).toHaveText([/Spring clean of the boathouse/]);
});

test('all of nine events at the same time are on paper', async ({ page }) => {
  const names = (what: string) => Array.from({ length: 9 }, (_, index) => `${what} ${index + 1}`);
  for (const title of names('Boat')) {
    await addTraining(page, { title, start: '2026-03-05T09:00', end: '2026-03-05T10:00' });
  }
  for (const title of names('Camp')) {
    await addTraining(page, { title, start: '2026-03-06', end: '2026-03-06', all_day: true });
  }
  await page.goto('/ksr0wingclubmain01?view=week&date=2026-03-02');
  await expect(page.getByRole('button', { name: /^9 events, / })).toBeVisible();
  await untilLegend(page);
  const text = (await printPages(page)).map((printed) => printed.text).join('');
  for (const title of [...names('Boat'), ...names('Camp')]) {
    expect(text).toContain(title.replace(' ', ''));
  }
  expect(text).not.toMatch(/\+\d/);
});

test('paper is white where the screen is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/ksr0wingclubmain01?view=month&date=2026-03-02');
  await expect(page.getByRole('button', { name: /^Training on the river/ }).first()).toBeVisible();
  expect(await countWhitePixels(page)).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  // Without texts, colors and the days of other months.
  expect(await countWhitePixels(page)).toBeGreaterThan(0.7);
});

test.describe('in the week of the story', () => {
  const onPage = [
    ['month', 2, 'wide'],
    ['weeks', 1, 'wide'],
    ['week', 1, 'wide'],
    ['days', 1, 'wide'],
    ['scheduler', 1, 'wide'],
    ['timeline', 1, 'wide'],
    ['table', 4, 'wide'],
    ['year', 1, 'tall'],
    ['list', 3, 'tall'],
    ['agenda', 3, 'tall'],
  ] as const;
  for (const [view, most, paper] of pickCases(onPage, 2)) {
    test(`the view ${view} takes at most ${most} ${paper} pages with their heading`, async ({
      page,
    }) => {
      await page.goto(`/ksr0wingclubmain01?view=${view}&date=2026-03-02`);
      const event = page.getByRole('main').getByText('Training on the river').first();
      await expect(event.or(page.locator('[data-level="1"]')).first()).toBeVisible();
      await expect(page.locator('[data-part="skeleton"]')).toHaveCount(0);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      const heading = await page.getByRole('heading', { level: 2 }).innerText();
      await untilLegend(page);
      const pages = await printPages(page);
      expect(pages.length).toBeLessThanOrEqual(most);
      for (const { width, height, text } of pages) {
        expect(width > height ? 'wide' : 'tall').toBe(paper);
        expect(text).toMatch(/^Riversiderowingclub/);
        expect(text).toContain(heading.replaceAll(/\s/g, ''));
      }
      // What there is to read begins below the first heading.
      expect(pages[0]?.text).toContain(view === 'year' ? 'January' : 'Trainingontheriver');
    });
  }

  test(
    'a month whose first week is higher than a page begins on the first one',
    deep,
    async ({ page }) => {
      const titles = Array.from(
        { length: 40 },
        (_, index) => `Trial rowing for guests ${index + 1}`,
      );
      for (const title of titles) {
        await addTraining(page, { title, start: '2026-02-26T09:00', end: '2026-02-26T10:00' });
      }
      await page.goto('/ksr0wingclubmain01?view=month&date=2026-03-02');
      await expect(page.getByRole('button', { name: /^Trial rowing/ }).first()).toBeVisible();
      const pages = await printPages(page);
      expect(pages[0]?.text).toContain('Trialrowingforguests');
      for (const { text } of pages) expect(text).toContain('March2026');
      const text = pages.map((printed) => printed.text).join('');
      expect(text.match(/Trialrowing/g)).toHaveLength(40);
    },
  );

  test('a month on paper has all events of its days, and a week is as high as they need', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.goto('/ksr0wingclubmain01?view=month&date=2026-03-02');
    // The styles for paper hide those that stay.
    const more = page.getByRole('button', { name: /more on/, includeHidden: true });
    await expect(more.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(more).toHaveCount(0);
    const changing = page.getByRole('button', { name: /^Changing the clocks/ });
    await expect(changing).toBeVisible();
    // Inside its week.
    const isInside = await changing.evaluate((event) => {
      const row = event.closest('[role="row"]')?.getBoundingClientRect();
      return event.getBoundingClientRect().bottom <= (row?.bottom ?? 0);
    });
    expect(isInside).toBe(true);
  });

  test(
    'a timeline on paper has all its columns, and no page is too narrow for them',
    deep,
    async ({ page }) => {
      await page.setViewportSize({ width: 980, height: 700 });
      await page.goto('/ksr0wingclubmain01?view=timeline&scale=month&date=2026-03-02');
      const columns = page.getByRole('columnheader');
      await expect(columns.first()).toBeVisible();
      await expect.poll(() => columns.count()).toBeLessThan(32);
      await page.emulateMedia({ media: 'print' });
      await expect(columns).toHaveCount(32);
      const last = await columns.last().boundingBox();
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(980);
      await page.emulateMedia({ media: 'screen' });
      await expect.poll(() => columns.count()).toBeLessThan(32);
    },
  );

  test(
    'the sub-calendars of a scheduler are on as many pages as they need',
    deep,
    async ({ page }) => {
      await page.goto('/ksb1gcalendar10000?view=scheduler&date=2026-03-02');
      await expect(
        page.getByRole('button', { name: /^(Call|Visit|Repair)/ }).first(),
      ).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Team 40' })).toHaveCount(0);
      const pages = await printPages(page);
      // Eight beside each other.
      for (const [index, { text }] of pages.slice(0, 5).entries()) {
        expect(text).toContain(`Team${8 * index + 1}`);
        expect(text).toContain('Allday');
      }
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('columnheader', { name: 'Team 40' })).toHaveCount(1);
      await expect(page.getByRole('grid')).toHaveCount(5);
    },
  );

  for (const { view, row } of pickCases([
    { view: 'list', row: /^Stand-up/ },
    { view: 'agenda', row: /^Stand-up/ },
  ])) {
    test(`the ${view} on paper has all events, not only those in sight`, async ({ page }) => {
      await page.setViewportSize({ width: 700, height: 400 });
      await page.goto(`/ksmeetingrooms0102?view=${view}&date=2026-03-02`);
      const events = page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('button', { name: row });
      await expect(events.first()).toBeVisible();
      const inSight = await events.count();
      const address = page.url();
      expect((await printPages(page)).length).toBeGreaterThan(1);
      await expect(events).toHaveCount(inSight);
      expect(page.url()).toBe(address);
      await page.emulateMedia({ media: 'print' });
      // From Monday to Friday, in two weeks or the whole month with the days around it.
      await expect.poll(() => events.count()).toBeGreaterThanOrEqual(view === 'list' ? 22 : 10);
      await expect.poll(() => events.count()).toBeGreaterThan(inSight);
      await expect.poll(() => countOverlaps(page)).toBe(0);
    });
  }
});

test.describe('a print job', () => {
  test('has a sheet for each month, the notes, and patterns instead of colors', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto('/ksr0wingclubmain01?view=month&date=2026-03-02');
    await expect(
      page.getByRole('button', { name: /^Training on the river/ }).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    const dialog = page.getByRole('dialog', { name: 'Print' });
    const last = dialog.getByRole('textbox', { name: 'Last day' });
    await expect(last).toHaveValue('03/31/2026');
    await last.fill('05/31/2026');
    await expect(dialog.getByText(/^\d+ events, 3 sheets$/)).toBeVisible();
    await dialog.getByRole('radio', { name: 'Patterns' }).check();
    await dialog.getByRole('checkbox', { name: 'With the notes of the events' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const sheets = page.locator('[data-sheets] > section');
    await expect(sheets).toHaveCount(3);
    await expect(sheets.getByText(/^(March|April|May) 2026$/)).toHaveCount(3);
    await expect(sheets.getByText('old clothes')).toBeVisible();
    // In black on white.
    const training = sheets.locator('button', { hasText: 'Training on the river' }).first();
    await expect(training).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('grid', { name: 'March 2026' })).toHaveCount(0);
    for (const { width, height, text } of await printPages(page)) {
      expect(width).toBeGreaterThan(height);
      expect(text).toMatch(/^Riversiderowingclub(March|April|May)2026/);
    }
    // After that, the page is back.
    await expect(sheets).toHaveCount(0);
  });

  test('is for at least one day', deep, async ({ page }) => {
    await page.goto('/ksr0wingclubmain01?view=week&date=2026-03-02');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    const dialog = page.getByRole('dialog', { name: 'Print' });
    const last = dialog.getByRole('textbox', { name: 'Last day' });
    await last.fill('03/01/2026');
    await last.press('Enter');
    await expect(last).toHaveAttribute('aria-invalid', 'true');
    await expect(last).toBeFocused();
  });
});

async function addTraining(page: Page, event: object): Promise<void> {
  const answer = await page.context().request.post('/calendars/ksr0wingclubmain01/events', {
    data: { all_day: false, sub_calendar_ids: [10101], ...event },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Waits for what is below a view on paper, whose code loads when the browser is idle. */
async function untilLegend(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Od', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });
}

/** Prints as a browser does, which tells the page just before. */
async function printPages(page: Page): Promise<readonly PdfPage[]> {
  return readPdfPages(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
}

/** The share of what is in the window, from 0 to 1. */
async function countWhitePixels(page: Page): Promise<number> {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const file = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([file]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('Browsers can draw.');
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
    const colors = new Uint32Array(pixels.buffer);
    return colors.filter((color) => color === 0xffffffff).length / colors.length;
  }, picture);
}

/** How many events of a list begin above the end of the one before. */
function countOverlaps(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((main) => {
    const boxes = [...main.querySelectorAll('li[aria-posinset]')].map((item) =>
      item.getBoundingClientRect(),
    );
    return boxes.filter((box, index) => index > 0 && box.top < (boxes[index - 1]?.bottom ?? 0) - 1)
      .length;
  });
}
