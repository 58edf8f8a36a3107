import { readFile } from 'node:fs/promises';
import { pickCases } from '../../scripts/testing/depth.ts';
import { findMiddle } from '../boxes.ts';
import {
  deep,
  expect,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  test,
} from '../browser-test.ts';

const rowing = '/ksr0wingclubmain01?view=table';
/** Ten thousand events in this month. */
const full = '/ksb1gcalendar10000?view=table';

test('the table passes axe in every look, full or empty, and fits', deep, async ({ page }) => {
  for (const address of [
    `${full}&date=2026-03-02`,
    `${rowing}&date=2026-03-02`,
    `${rowing}&date=1950-01-01`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('region')).toHaveAttribute('aria-busy', 'false');
    const sign = address.includes('1950')
      ? page.getByText('There are no events here.')
      : page.getByRole('rowheader').first();
    await expect(sign).toBeVisible();
    await expectAccessibleInEveryLook(page);
  }
});

test('the mouse sorts, hides a column, saves a file and opens an event', deep, async ({ page }) => {
  await page.goto(`${rowing}&date=2027-01-04`);
  const table = page.getByRole('table', { name: 'January 2027' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await table.getByRole('link', { name: 'Sort by Title' }).click();
  await expect(page).toHaveURL(/sort=title&order=asc/);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Coach', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(table.getByRole('columnheader', { name: 'Coach', exact: true })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('January 2027.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toContain('Title,Start,End,Calendars');
  expect(lines[0]).toContain('Coach');
  await table
    .getByRole('link', { name: /^Training on the river/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a title that a spreadsheet would run is only text in the file', deep, async ({ page }) => {
  await page.goto('/ksstaldhelmschoir7?view=table&date=2026-03-02');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const content = await readFile(await (await saved).path(), 'utf8');
  expect(content.length).toBeGreaterThan(200);
  expect(content).not.toMatch(/(^|,)"?[=+@]/m);
});

test('the keyboard alone leads through rows to an event and back', deep, async ({ page }) => {
  await page.goto(`${rowing}&date=2027-01-04`);
  const rows = page.getByRole('row');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await rows.nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('on a phone', deep, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('no sum covers another', async ({ page }) => {
    await page.goto(`${rowing}&date=2026-03-02`);
    const foot = page.getByRole('rowgroup').last();
    await expect(foot).toContainText('Crew size, total 76');
    const cut = await foot
      .locator('th, td')
      .evaluateAll((cells) =>
        cells
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
  });

  test('rows are cards that open by a tap', async ({ page }) => {
    await page.goto(`${rowing}&date=2027-01-04`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page
      .getByRole('link', { name: /^Training on the river/ })
      .first()
      .tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

for (const width of pickCases([768, 1024, 1280])) {
  test(`at ${width} pixels every column of a table with many can be reached`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() =>
      localStorage.setItem('calendar-view:ksr0wingclubmain01', '{"panel":true}'),
    );
    await page.goto(`${rowing}&date=2026-03-04`);
    const last = page.getByRole('columnheader', { name: 'Equipment' });
    await expect(async () => {
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass();
    const [title] = await page.getByRole('rowheader').all();
    expect((await title?.boundingBox())?.width).toBeGreaterThan(150);
    await expectNoSidewaysScroll(page);
  });
}

test('the edge of a column is dragged, and a double click fits its texts, which have two lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${rowing}&date=2027-01-04`);
  const column = (name: string) => page.getByRole('columnheader', { name, exact: true });
  const readWidth = async (name: string) => (await column(name).boundingBox())?.width ?? 0;
  const edge = page.getByRole('separator', { name: 'Width of Notes' });
  await edge.scrollIntoViewIfNeeded();
  const before = { notes: await readWidth('Notes'), who: await readWidth('Who') };
  const { x, y } = await findMiddle(edge);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 70, y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => readWidth('Notes')).toBeCloseTo(before.notes - 70, -1);
  expect(await readWidth('Who')).toBeCloseTo(before.who, 0);
  const note = page.getByText('Meet at 17:15 at the pontoon.').first();
  const countLines = () =>
    note.evaluate(
      (words) => words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight),
    );
  expect(await countLines()).toBeCloseTo(2, 1);
  // Hovering tells it in full.
  await note.hover();
  await expect(note).toHaveAttribute('title', 'Meet at 17:15 at the pontoon.');
  await page.reload();
  await expect.poll(() => readWidth('Notes')).toBeCloseTo(before.notes - 70, -1);
  await edge.dblclick();
  await expect.poll(countLines).toBeCloseTo(1, 1);
});

test('the titles and the sums stay in sight while the others scroll', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 600 });
  await page.goto(`${rowing}&date=2027-01-04`);
  const foot = page.getByRole('rowheader', { name: /^\d+ events/ });
  await expect(foot).toBeInViewport({ ratio: 1 });
  const title = page.getByRole('columnheader', { name: 'Title' });
  const table = page.getByRole('table');
  await table.evaluate((element) => element.parentElement?.scrollBy(300, 150));
  await expect(page.getByRole('columnheader', { name: 'Start' })).not.toBeInViewport({ ratio: 1 });
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(foot).toBeInViewport({ ratio: 1 });
  const inSight = page.getByRole('rowheader').filter({ visible: true });
  const edges = await inSight.evaluateAll((cells) =>
    cells.map((cell) => Math.round(cell.getBoundingClientRect().left)),
  );
  expect(new Set(edges).size).toBe(1);
});

test('times keep the direction of their own script', deep, async ({ page }) => {
  await page.goto(`${rowing}&date=2026-03-04`);
  const row = page.getByRole('row', { name: /^Training on the river/ }).first();
  await expect(row).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const end = row.getByRole('cell').nth(1);
  await expect(end).toHaveText(/^\d+:\d\d [AP]M$/);
  // On screen, the hour is still on the left of "PM".
  const [hour, half] = await end.evaluate((cell) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const text = walker.nextNode() as Text;
    const edge = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    return [edge(0), edge(text.length - 1)];
  });
  expect(hour).toBeLessThan(half ?? 0);
});
