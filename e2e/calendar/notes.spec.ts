import type { Page } from '@playwright/test';
import { deep, expect, expectAccessibleInEveryLook, test } from '../browser-test.ts';
import { button } from '../locators.ts';
import { readState } from '../server-state.ts';

const calendar = 'ksr0wingclubmain01';

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting: Notes' }).getByRole('button', { name });

test(
  'the keyboard formats notes, formatted text is pasted as Markdown, and the preview shows both',
  deep,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/${calendar}?view=month&date=2026-03-02&edit=7003`);
    const field = page.getByLabel('Notes', { exact: true });
    await field.fill('');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('Gloves');
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.evaluate(() => {
      const html = '<ul><li>bucket</li><li><i>old</i> clothes</li></ul><script>alert(1)</script>';
      const types = { 'text/html': html, 'text/plain': 'bucket\nold clothes' };
      const blobs = Object.entries(types).map(([type, text]) => [type, new Blob([text], { type })]);
      return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    });
    await page.keyboard.press('ControlOrMeta+v');
    const notes = '**Gloves**\n\n- bucket\n- *old* clothes';
    await expect(field).toHaveValue(notes);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue('**Gloves**\n\n');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(field).toHaveValue(notes);
    await tool(page, 'Preview').press('Enter');
    const preview = page.getByRole('region', { name: 'Preview: Notes' });
    await expect(preview.getByRole('listitem')).toHaveText(['bucket', 'old clothes']);
    await expectAccessibleInEveryLook(page);
    await button(page, 'Save').click();
    await expect(page).not.toHaveURL(/edit=/);
    const saved = () => readState(page, `/calendars/${calendar}/events/7003`);
    await expect.poll(async () => (await saved()).notes).toBe(notes);
  },
);

test('the buttons format what is selected in notes', deep, async ({ page }) => {
  await page.goto(`/${calendar}?view=month&date=2026-03-02&edit=7003`);
  const field = page.getByLabel('Notes', { exact: true });
  await field.fill('the club');
  await field.selectText();
  await tool(page, 'Link').click();
  await page.keyboard.type('https://club.example');
  await expect(field).toHaveValue('[the club](https://club.example)');
  await field.selectText();
  await tool(page, 'Italic').click();
  await expect(field).toHaveValue('*[the club](https://club.example)*');
  await tool(page, 'Bulleted list').click();
  await expect(field).toHaveValue('- *[the club](https://club.example)*');
});
