import type { Page } from '@playwright/test';
import { deep, expect, expectAccessibleInBothThemes, startSession, test } from '../browser-test.ts';
import { journey } from '../journey.ts';
import { button, dialog } from '../locators.ts';
import { readState } from '../server-state.ts';

const key = 'ksr0wingclubmain01';
const springClean = `/calendars/${key}/events/7003`;

const readMessages = async (page: Page): Promise<string[]> => {
  const { results } = await readState(page, `${springClean}/comments`);
  return results.map(({ message }: { message: string }) => message);
};
const readNames = async (page: Page): Promise<string[]> => {
  const { results } = await readState(page, `${springClean}/signups`);
  return results.map(({ name }: { name: string }) => name);
};

const examine = (page: Page) => expectAccessibleInBothThemes(page, '[role="dialog"]');
const part = (page: Page, title: RegExp) => dialog(page).getByRole('tab', { name: title });
const undo = (page: Page) => button(page, 'Undo');
/** The message with Undo comes before the grid, which the card covers in part. */
const closeCard = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
};
/** Whether a press at the element's center reaches it. */
const isOnTop = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text)).toBeVisible();

/** Adds a comment in the open card and deletes it, which a message offers to undo. */
async function deleteComment(page: Page): Promise<void> {
  await part(page, /^Comments/).click();
  await dialog(page).getByLabel('Your comment').fill('I bring the cake.');
  await button(page, 'Add comment').click();
  await button(page, 'Delete the comment “I bring the cake.”').click();
  await says(page, 'The comment has been deleted.');
}

journey(
  'a member writes, edits and deletes a comment, and brings it back',
  async (parts) => {
    const { page, operate } = parts;
    const before = await readMessages(page);
    await page.goto(`/${key}?date=2026-03-02&event=7003`);
    await operate.press(part(page, /^Comments \(2\)/));
    await operate.type(dialog(page).getByLabel('Your comment'), 'I bring the cake.');
    await examine(page);
    await operate.press(button(page, 'Add comment'));
    await says(page, 'Your comment has been added.');
    await expect(part(page, /^Comments \(3\)/)).toBeVisible();
    expect(await readMessages(page)).toEqual([...before, 'I bring the cake.']);

    await operate.press(button(page, 'Edit the comment “I bring the cake.”'));
    const field = dialog(page).getByRole('listitem').getByLabel('Your comment');
    await operate.type(field, 'I bring two cakes.');
    await operate.press(button(page, 'Save'));
    await says(page, 'Your comment has been changed.');
    expect(await readMessages(page)).toEqual([...before, 'I bring two cakes.']);

    await operate.press(button(page, 'Delete the comment “I bring two cakes.”'));
    await says(page, 'The comment has been deleted.');
    expect(await readMessages(page)).toEqual(before);
    await closeCard(page);
    await operate.press(undo(page));
    await says(page, 'Undone');
    expect(await readMessages(page)).toEqual([...before, 'I bring two cakes.']);
  },
  deep,
);

test('Tab leads from the end of the card to the message that offers to undo', async ({ page }) => {
  await page.goto(`/${key}?date=2026-03-02&event=7003`);
  await deleteComment(page);
  await button(page, 'Share').focus();
  await page.keyboard.press('Tab');
  await expect(undo(page)).toBeFocused();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await says(page, 'Undone');
});

for (const size of [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
]) {
  test.describe(`in a window ${size.width} pixels wide`, () => {
    test.use({ viewport: size, hasTouch: size.width < 640 });

    test('the message that offers to undo is above the card', async ({ page }) => {
      // Below a row as wide as the window, the card is where messages are.
      await page.goto(`/${key}?view=agenda&date=2026-03-07`);
      await page.getByRole('button', { name: /^Spring clean/ }).click();
      await deleteComment(page);
      await expect(dialog(page)).toBeVisible();
      await expect.poll(() => undo(page).evaluate(isOnTop)).toBe(true);
      await (size.width < 640 ? undo(page).tap() : undo(page).click());
      await says(page, 'Undone');
      expect(await readMessages(page)).toContain('I bring the cake.');
    });
  });
}

test('a message is below a dialog that the page has to wait for', deep, async ({ page }) => {
  await page.goto(`/${key}?date=2026-03-02&event=7003`);
  await deleteComment(page);
  await button(page, 'Delete the comment “I can bring the pressure washer.”').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const note = page.getByText('The comment has been deleted.');
  await expect.poll(() => note.evaluate(isOnTop)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect.poll(() => undo(page).evaluate(isOnTop)).toBe(true);
});

journey(
  'a visitor signs up by name, cancels that, and undoes it',
  async ({ page, operate }) => {
    const before = await readNames(page);
    await page.goto(`/${key}?date=2026-03-02&event=7003`);
    await operate.press(part(page, /^Sign-ups \(2\)/));
    await operate.type(dialog(page).getByLabel('Name'), 'Nina Neumann');
    const email = dialog(page).getByLabel('Email address (optional)');
    await operate.type(email, 'nina@');
    await operate.press(button(page, 'Sign up'));
    await expect(email).toBeFocused();
    await examine(page);
    await operate.type(email, 'nina@example.com');
    await operate.press(button(page, 'Sign up'));
    await says(page, 'Nina Neumann is signed up.');
    await expect(part(page, /^Sign-ups \(3\)/)).toBeVisible();
    expect(await readNames(page)).toEqual([...before, 'Nina Neumann']);

    await operate.press(button(page, 'Cancel sign-up: Nina Neumann'));
    await says(page, 'Nina Neumann is no longer signed up.');
    expect(await readNames(page)).toEqual(before);
    await closeCard(page);
    await operate.press(undo(page));
    await says(page, 'Undone');
    expect(await readNames(page)).toEqual([...before, 'Nina Neumann']);
  },
  deep,
);

journey(
  'a visitor corrects the own sign-up',
  async ({ page, operate }) => {
    const before = await readNames(page);
    await page.goto(`/${key}?date=2026-03-02&event=7003`);
    await operate.press(part(page, /^Sign-ups \(2\)/));
    await operate.type(dialog(page).getByLabel('Name'), 'Nina Neuman');
    await operate.press(button(page, 'Sign up'));
    await says(page, 'Nina Neuman is signed up.');
    await operate.press(button(page, 'Edit the sign-up of Nina Neuman'));
    await operate.type(dialog(page).getByRole('listitem').getByLabel('Name'), 'Nina Neumann');
    await operate.press(button(page, 'Save'));
    await says(page, 'The sign-up of Nina Neumann has been changed.');
    expect(await readNames(page)).toEqual([...before, 'Nina Neumann']);
  },
  deep,
);

journey(
  'a user signs up with one button, and finds a full event closed',
  async (parts) => {
    const { page, operate } = parts;
    await startSession(page, 'owner@example.com');
    const before = await readNames(page);
    await page.goto(`/${key}?date=2026-03-02&event=7003`);
    await operate.press(part(page, /^Sign-ups/));
    await operate.press(button(page, 'Sign up as Olivia Owner'));
    await says(page, 'You are signed up.');
    await expect.poll(() => readNames(page)).toEqual([...before, 'Olivia Owner']);
    await page.goto(`/${key}?date=2026-03-02&event=8001`);
    await operate.press(part(page, /^Sign-ups/));
    await says(page, 'All places are taken.');
    await expect(button(page, 'Sign up as Olivia Owner')).toBeHidden();
    await examine(page);
  },
  deep,
);

journey(
  'a member restores an earlier version, and undoes it',
  async ({ page, operate }) => {
    const readStart = async (): Promise<string> => (await readState(page, springClean)).start;
    const now = await readStart();
    const { results } = await readState(page, `${springClean}/history`);
    const first: string = results.at(-1).contents.start;
    expect(now.slice(0, 16)).not.toBe(first.slice(0, 16));
    await page.goto(`/${key}?date=2026-03-02&event=7003`);
    await operate.press(part(page, /^History$/));
    await expect(dialog(page).getByText(/^Milo Member created it, /)).toBeVisible();
    await examine(page);
    await operate.press(button(page, /^Restore this version: /));
    await says(page, /^Moved to /);
    expect((await readStart()).slice(0, 16)).toBe(first.slice(0, 16));
    await operate.press(undo(page));
    await expect.poll(readStart).toBe(now);
  },
  deep,
);

journey(
  'a member shares an event, whose link shows it alone',
  async ({ page, operate }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/${key}?date=2026-03-02&event=7003`);
    await operate.press(button(page, 'Share'));
    await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await examine(page);
    await operate.press(button(page, 'Copy link'));
    const shown = await dialog(page)
      .getByText(/\/events\/pointer\/./)
      .innerText();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    const pointer = new URL(shown).pathname.split('/').at(-1);
    expect(await readState(page, `/event-pointers/${pointer}`)).toMatchObject({
      event: { title: 'Spring clean of the boathouse' },
    });
    const download = page.waitForEvent('download');
    await operate.press(button(page, 'Save as a file (.ics)'));
    expect((await download).suggestedFilename()).toBe('Spring clean of the boathouse.ics');
    await page.goto(new URL(shown).pathname);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Spring clean of the boathouse' }),
    ).toBeVisible();
    await expect(page.getByText('Training on the river')).toHaveCount(0);
  },
  deep,
);
