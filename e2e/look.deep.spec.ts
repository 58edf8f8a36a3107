import type { Locator, Page } from '@playwright/test';
import { expect, startSession, test } from './browser-test.ts';
import { control } from './mock-controls.ts';

// How account and admin pages look, as far as it can be measured.

const accountPages = [
  '/user/dashboard',
  '/user/profile/edit',
  '/user/security',
  '/user/security/devices',
  '/user/notifications',
  '/user/avatar',
];

const adminPages = [
  '/admintool96?query=riverside',
  '/admintool96?kind=users&query=olivia',
  '/admintool96/calendars/101',
  '/admintool96/calendars/101?tab=attributes',
  '/admintool96/organizations/11',
  '/admintool96/users/1',
  '/admintool96/users/1?tab=security',
  '/admintool96/newsletter?query=olivia',
];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

test('fields of account pages are at most 480 pixels wide, however wide the window is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await startSession(page, 'owner@example.com');
  for (const address of accountPages) {
    await open(page, address);
    const tooWide = () =>
      page
        .locator('main :is(input, select, textarea):visible')
        .evaluateAll((fields) =>
          fields
            .filter((field) => field.getBoundingClientRect().width > 480)
            .map((field) => `${field.outerHTML} ${field.getBoundingClientRect().width}`),
        );
    await expect.poll(tooWide, address).toEqual([]);
  }
});

/** The names that different buttons, fields or links of the page's content share. */
function sharedNames(page: Page): Promise<string[]> {
  return page.locator('main :is(a, button, input, select, textarea):visible').evaluateAll((all) => {
    const places = new Map<string, Set<string>>();
    for (const [index, control] of all.entries()) {
      const { labels } = control as HTMLInputElement;
      const label = control.getAttribute('aria-label') ?? labels?.[0]?.textContent;
      const name = (label ?? control.textContent ?? '').trim();
      // Two links to the same place do the same. A tab may be called like what is in it.
      const place = control.getAttribute('href') ?? `control ${index}`;
      if (control.closest('nav')) continue;
      places.set(name, (places.get(name) ?? new Set()).add(place));
    }
    return [...places].flatMap(([name, { size }]) => (size > 1 ? [name] : []));
  });
}

for (const [as, addresses] of [
  ['owner@example.com', accountPages],
  ['admin@example.com', adminPages],
] as const) {
  test(`two different controls of a page never share a name, as ${as}`, async ({ page }) => {
    await startSession(page, as);
    for (const address of addresses) {
      await open(page, address);
      await expect.poll(() => sharedNames(page), address).toEqual([]);
    }
  });
}

/** Texts that end in an ellipsis. The whole title of a tile is in its tooltip. */
function cutTexts(page: Page): Promise<string[]> {
  return page
    .locator('main *:not(h2 *):visible')
    .evaluateAll((all) =>
      all.flatMap((element) =>
        getComputedStyle(element).textOverflow === 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
          ? (element.textContent ?? '')
          : [],
      ),
    );
}

for (const [as, addresses] of [
  ['owner@example.com', accountPages],
  ['admin@example.com', adminPages],
] as const) {
  test(`no value is cut off on a phone, as ${as}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await startSession(page, as);
    for (const address of addresses) {
      await open(page, address);
      await expect.poll(() => cutTexts(page), address).toEqual([]);
    }
  });
}

test('a section without content takes little room, and cards of billing have their actions in one line', async ({
  page,
}) => {
  await startSession(page, 'owner@example.com');
  await open(page, '/user/security');
  const measureEmpty = (title: string) =>
    page.getByRole('heading', { name: title }).locator('xpath=ancestor::*[2]').boundingBox();
  await expect.poll(async () => (await measureEmpty('No passkeys yet'))?.height).toBeLessThan(100);
  await startSession(page, 'admin@example.com');
  await open(page, '/admintool96/organizations/1015');
  await expect.poll(async () => (await measureEmpty('No invoices yet'))?.height).toBeLessThan(100);
  const trial = page.getByRole('region', { name: 'Trial', exact: true });
  const tops = () =>
    trial
      .getByRole('button')
      .evaluateAll((buttons) => new Set(buttons.map((it) => it.getBoundingClientRect().top)).size);
  await expect.poll(tops).toBe(1);
});

const style = (element: Locator, property: string) =>
  element.evaluate((it, name) => getComputedStyle(it).getPropertyValue(name), property);

test('choices of emails show a border on hover and focus only, and are dimmed without effect', async ({
  page,
}) => {
  await startSession(page, 'owner@example.com');
  await open(page, '/user/notifications');
  const choice = page.getByLabel('Reminders, Family', { exact: true });
  const border = () => style(choice, 'border-top-color');
  const none = 'rgba(0, 0, 0, 0)';
  expect(await border()).toBe(none);
  await choice.hover();
  await expect.poll(border).not.toBe(none);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(border).toBe(none);
  await page.keyboard.press('Tab');
  await choice.focus();
  await expect.poll(border).not.toBe(none);

  await page.getByLabel('Changes, Family', { exact: true }).selectOption('None');
  const idle = page.getByLabel('Sent, Family', { exact: true });
  await expect(idle).toHaveAttribute('aria-description', /^Without effect/);
  const effective = await style(choice, 'color');
  await expect.poll(() => style(idle, 'color')).not.toBe(effective);
});

test('on a phone, rows of filters, tabs and pages fade out at the edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fades = (row: Locator) => style(row, 'mask-image');
  await startSession(page, 'owner@example.com');
  await open(page, '/user/profile/edit');
  const account = page.getByRole('navigation', { name: 'Your account' });
  expect(await fades(account.locator('div'))).toContain('gradient');
  await page.goto('about:blank');
  await startSession(page, 'admin@example.com');
  await open(page, '/admintool96?query=riverside');
  expect(await fades(page.getByRole('navigation', { name: 'Admin tool' }))).toContain('gradient');
  expect(await fades(page.getByRole('navigation', { name: 'What to search' }))).toContain(
    'gradient',
  );
  const filters = page
    .getByRole('combobox', { name: 'License', exact: true })
    .locator('xpath=../../..');
  expect(await fades(filters)).toContain('gradient');
  await open(page, '/admintool96/users/1');
  expect(await fades(page.getByRole('navigation', { name: 'Parts of the account' }))).toContain(
    'gradient',
  );
});

test('messages of each kind have the same quiet surface, and an icon in the color of the kind', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 500/);
  await startSession(page, 'owner@example.com');
  await open(page, '/user/dashboard');
  const message = page.getByRole('region', { name: 'Message' });
  const look = async () => ({
    surface: await style(message, 'background-color'),
    words: await style(message.locator('p').first(), 'color'),
    icon: await style(message.locator('span').first(), 'color'),
  });
  await page.getByRole('button', { name: 'Unpin Riverside rowing club' }).click();
  await expect(message).toContainText('Undo');
  const success = await look();
  expect(await style(message, 'max-inline-size')).toContain('560px');
  await control(page, 'next', { operation: 'pinCalendar', code: 500 });
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(message.getByRole('alert')).toBeVisible();
  const failure = await look();
  expect(failure).toEqual({ ...success, icon: failure.icon });
  expect(failure.icon).not.toBe(success.icon);
  expect(success.words).toBe(await style(page.locator('body'), 'color'));
});

test('the acts of the admin tool can be seen without hovering', async ({ page }) => {
  await startSession(page, 'admin@example.com');
  for (const address of adminPages) {
    await open(page, address);
    // A column's head sorts as a whole; only its mark appears on hover.
    const unseen = page.locator('main :is(a, button):visible').evaluateAll((all) =>
      all
        .filter((act) => !act.matches('[aria-label^="Sort by"], [aria-disabled="true"]'))
        .filter((act) => !act.checkVisibility({ opacityProperty: true }))
        .map(({ outerHTML }) => outerHTML),
    );
    expect(await unseen, address).toEqual([]);
  }
});
