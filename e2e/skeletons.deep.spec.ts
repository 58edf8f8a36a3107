import { expect, startSession, test } from './browser-test.ts';
import { holdRequests } from './held-requests.ts';

interface LoadingPage {
  name: string;
  path: string;
  as: string;
  /** A key of the browser's storage and its value. */
  remembered?: [string, string];
  call: string;
  first: string;
  /** By how many lines the content may be lower on narrow screens. Default 0. */
  lines?: number;
  /** True if `first` has the width of the content. */
  isAsWide?: boolean;
}

const pages: readonly LoadingPage[] = [
  {
    name: 'dashboard',
    path: '/user/dashboard',
    as: 'owner@example.com',
    call: '**/user/calendars',
    first: 'main ul',
    // Beside the next events, if there is room.
    isAsWide: true,
  },
  {
    name: 'dashboard in rows',
    path: '/user/dashboard',
    as: 'owner@example.com',
    remembered: ['dashboard-layout', 'rows'],
    call: '**/user/calendars',
    first: 'main ul',
    isAsWide: true,
  },
  {
    name: 'list of devices',
    path: '/user/security/devices',
    as: 'owner@example.com',
    call: '**/user/devices*',
    first: 'main section',
  },
  {
    name: 'profile',
    path: '/user/profile/edit',
    as: 'owner@example.com',
    call: '**/user/profile',
    first: 'main section > :nth-child(2)',
  },
  {
    name: 'calendar search',
    path: '/admintool96',
    as: 'admin@example.com',
    call: '**/search-calendar*',
    first: 'main table',
  },
  {
    name: 'calendar of the admin tool',
    path: '/admintool96/calendars/103',
    as: 'admin@example.com',
    call: '**/calendar-details/*',
    first: 'main nav + div',
    // On narrow screens, facts and actions wrap.
    lines: 2,
  },
  {
    name: 'user of the admin tool',
    path: '/admintool96/users/1',
    as: 'admin@example.com',
    call: '**/user/*/view',
    first: 'main nav + div',
    lines: 2,
  },
  {
    name: 'organization of the admin tool',
    path: '/admintool96/organizations/11',
    as: 'admin@example.com',
    call: '**/org/*',
    first: 'main nav + div',
    lines: 2,
  },
];

/** The height of a line of text. */
const line = 24;

for (const { name, path, as, remembered, call, first, lines = 0, isAsWide } of pages) {
  for (const width of [1280, 360]) {
    test(`at ${width} pixels the skeleton of the ${name} matches the layout of the page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await startSession(page, as);
      if (remembered)
        await page.addInitScript(([key, value]) => localStorage.setItem(key, value), remembered);
      const answer = await holdRequests(page, call);
      await page.goto(path);
      const skeleton = await page.locator('[data-part="content"]').boundingBox();
      answer();
      const content = page.locator(first).first();
      await expect(content).toBeVisible();
      const shown = await content.boundingBox();
      const shift = Math.abs((shown?.y ?? 0) - (skeleton?.y ?? 0));
      expect(shift).toBeLessThanOrEqual(2 + (width === 360 ? lines * line : 0));
      expect(Math.abs((shown?.x ?? 0) - (skeleton?.x ?? 0))).toBeLessThanOrEqual(2);
      // On a phone, the first list is that of the next events, above the calendars.
      if (isAsWide && width > 360)
        expect(Math.abs((shown?.width ?? 0) - (skeleton?.width ?? 0))).toBeLessThanOrEqual(2);
    });
  }
}

for (const width of [1280, 360]) {
  test(`at ${width} pixels an organization's page stays where it is when its billing arrives`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await startSession(page, 'admin@example.com');
    const answer = await holdRequests(page, '**/billing');
    await page.goto('/admintool96/organizations/11');
    const tabs = page.getByRole('navigation', { name: 'Parts of the organization' });
    await expect(tabs).toBeVisible();
    const before = await tabs.boundingBox();
    answer();
    await expect(page.getByText('Invoices go to owner@example.com')).toBeVisible();
    await expect.poll(() => tabs.boundingBox()).toEqual(before);
  });
}

for (const path of ['/admintool96/users/1', '/admintool96']) {
  for (const width of [1280, 360]) {
    test(`at ${width} pixels the skeleton of ${path} stays where it is while its fixed parts arrive`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await startSession(page, 'admin@example.com');
      await holdRequests(page, /\/(search-calendar|user\/1\/view)/);
      const showNavigation = await holdRequests(page, '**/AdminFrame-*.js');
      await page.goto(path);
      const content = page.locator('[data-part="content"]');
      // The place of the navigation is there, and still empty.
      await expect(page.locator('[inert]').first()).toBeAttached();
      const before = await content.boundingBox();
      showNavigation();
      await expect(page.locator('nav', { hasText: 'Trusted domains' })).toBeVisible();
      await expect.poll(() => content.boundingBox()).toEqual(before);
    });
  }
}

for (const [path, as, call, title, navigation, tab] of [
  [
    '/user/security/devices',
    'owner@example.com',
    '**/user/devices*',
    'Connected devices',
    'Sign-in and security',
    null,
  ],
  ['/user/dashboard', 'owner@example.com', '**/user/calendars', 'Your calendars', null, null],
  ['/admintool96', 'admin@example.com', '**/search-calendar*', 'Search', 'Overdue', 'Emails'],
  ['/admintool96/users/1', 'admin@example.com', '**/user/*/view', null, 'Overdue', 'History'],
  [
    '/admintool96/calendars/103',
    'admin@example.com',
    '**/calendar-details/*',
    null,
    'Overdue',
    'Attributes',
  ],
  ['/admintool96/organizations/11', 'admin@example.com', '**/org/*', null, 'Overdue', 'Billing'],
] as const) {
  test(`the skeleton of ${path} has the fixed title, navigation and tabs`, async ({ page }) => {
    await startSession(page, as);
    const answer = await holdRequests(page, call);
    await page.goto(path);
    const heading = page.locator('main h1');
    if (title) await expect(heading).toHaveText(title);
    const links = page.locator('nav', { hasText: navigation ?? '' });
    if (navigation) await expect(links).toBeVisible();
    const fixedTab = page.locator('main [inert]', { hasText: tab ?? '' });
    if (tab) await expect(fixedTab).toBeVisible();
    await expect(page.locator('[data-part="content"]')).toBeVisible();
    // They are replaced, and so would be the focus in them.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    if (navigation) await expect(page.getByRole('link', { name: navigation })).toHaveCount(0);
    if (tab) await expect(page.getByRole('link', { name: tab })).toHaveCount(0);
    answer();
    await expect(page.locator('[data-part="content"]')).toBeHidden();
    await expect(heading).toHaveCount(1);
    if (navigation) await expect(page.getByRole('link', { name: navigation })).toHaveCount(1);
  });
}
