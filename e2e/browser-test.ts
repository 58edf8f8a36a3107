import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RuleObject, RunOnly } from 'axe-core';
import { isDeep } from '../scripts/testing/depth.ts';
import { startInStoryWeek } from './mock-controls.ts';

/** A page takes half as long to read it as the whole source. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    /** axe, on pages that it was injected into. */
    axe: typeof axe;
  }
}

/** Demo accounts of the mock service, all with the same password. */
export const password = 'calendar';

/** Of browser tests, and groups of them, that only `npm run test:deep` plays. */
export const deep = { tag: '@deep' };

/** What `playwright.config.ts` sets for all tests of a project. */
export interface ProjectOptions {
  /**
   * Whether worlds begin in the week of the rowing club's story, and calendars are opened at a date, so that the events
   * on a page do not depend on the day on which the test runs.
   */
  hasFixedDates: boolean;
}

interface Watched extends ProjectOptions {
  /**
   * Whether the browser lets the product keep calendars. Off by default, because what a service worker requests does
   * not pass through the routes of a test.
   */
  allowsCopies: boolean;
  /** Console errors that the test expects, for example for a request answered with 401. */
  expectedConsole: RegExp[];
}

/** A browser test that fails on any unexpected console error, warning or page error. */
export const test = base.extend<Watched>({
  hasFixedDates: [false, { option: true }],
  allowsCopies: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
  expectedConsole: async ({}, use) => use([]),
  page: async ({ page, context, expectedConsole, hasFixedDates, allowsCopies }, use) => {
    if (!allowsCopies) {
      // As in browsers without them. Playwright's own option writes to the console instead.
      await context.addInitScript(() =>
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
      );
    }
    const output: string[] = [];
    const undated: string[] = [];
    if (hasFixedDates) {
      await startInStoryWeek(page);
      context.on('request', (request) => {
        if (request.isNavigationRequest() && opensToday(request.url())) undated.push(request.url());
      });
    }
    // On the context, so that a second tab is watched, too.
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') output.push(message.text());
    });
    context.on('weberror', (error) => output.push(`page error: ${error.error().message}`));
    await use(page);
    const unexpected = output.filter(
      (line) => !expectedConsole.some((expected) => expected.test(line)),
    );
    expect(unexpected, 'unexpected console output').toEqual([]);
    expect(undated, 'calendars that open at the day of the test').toEqual([]);
    const violations = await page.request.get('/__mock__/violations');
    expect(await violations.json(), 'answers outside the contract').toEqual({ violations: [] });
  },
});

/** Whether an address opens a calendar without a date. */
function opensToday(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return /^\/(?:c\/[^/]+|ks[^/]+)$/.test(pathname) && !searchParams.has('date');
}

/** Fills in the login form of the page and submits it. */
export async function submitLogin(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Logs in to a demo account with the form. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
}

/** Starts the session of a demo account without the form. */
export async function startSession(page: Page, email: string, code?: string): Promise<void> {
  const data = { email, password, stay_logged_in: false, ...(code && { code }) };
  const answer = await page.context().request.post('/login', {
    data,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(answer.ok(), `${email} is logged in`).toBe(true);
}

/** Fails if the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels beyond the window').toBe(0);
}

/** The part of the page that axe checks, and its rules. */
interface Scope {
  include: string;
  runOnly: RunOnly;
  rules?: RuleObject;
}

const standardRules: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * Fails on axe violations on the page, or in a part of it, since content behind an open dialog is dimmed on purpose.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expectNoFindings(page, { include: part, runOnly: standardRules });
}

/** Fails on color contrast that axe finds too low: the only rule that another color scheme can change. */
async function expectReadableColors(page: Page, part = 'html'): Promise<void> {
  await expectNoFindings(page, {
    include: part,
    runOnly: { type: 'rule', values: ['color-contrast'] },
  });
}

const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 640 };

/**
 * Fails on axe violations on the page or in a part of it, in light or dark, wide or narrow, and if it does not fit. Only
 * `npm run test:deep` examines all of these; otherwise, axe examines the wide page in light.
 */
export async function expectAccessibleInEveryLook(page: Page, part = 'html'): Promise<void> {
  for (const viewport of [narrow, wide]) {
    await resize(page, viewport);
    await expectNoSidewaysScroll(page);
    if (viewport === narrow && !isDeep) continue;
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page, part);
    if (!isDeep) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColors(page, part);
  }
}

/** Fails on axe violations on the page or in a part of it, in light or, in `npm run test:deep`, dark. */
export async function expectAccessibleInBothThemes(page: Page, part = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, part);
  if (!isDeep) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColors(page, part);
}

/** Fails if a page in another language is not accessible, or does not fit when narrow. */
export async function expectAccessibleInBrief(page: Page): Promise<void> {
  await resize(page, wide);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoFindings(page, {
    include: 'html',
    runOnly: standardRules,
    // No color depends on a language.
    rules: { 'color-contrast': { enabled: false } },
  });
  await resize(page, narrow);
  await expectNoSidewaysScroll(page);
}

/** Resizes the window and waits for a frame: axe takes a backdrop with its old size for no backdrop. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Waits for transitions and animations to finish before colors and positions are measured. */
async function untilStill(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(() => {
      const fading = document.querySelectorAll('[data-starting-style], [data-ending-style]').length;
      // Anything slower indicates work in progress, which may continue.
      const short = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1000,
        );
      return fading + short.length;
    });
  await expect.poll(moving, { intervals: [20, 50, 100] }).toBe(0);
}

/** The rows of a long table resemble each other: only `npm run test:deep` examines all of them. */
const exclude = isDeep ? [] : ['tbody > tr:nth-child(n + 21)'];

async function expectNoFindings(page: Page, { include, ...rules }: Scope): Promise<void> {
  // Otherwise a tooltip that opens while axe is running would be measured while it fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await untilStill(page);
  // Once per document, since its code is long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeSource};0`);
  const found = await page.evaluate(
    async ([context, options]) => {
      const { violations } = await window.axe.run(context, {
        ...options,
        // A frame's page is checked separately.
        iframes: false,
        // Without it, axe would fetch the styles again, even on offline pages.
        preload: false,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      }));
    },
    [{ include, exclude }, rules] as const,
  );
  expect(found).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}

export { expect };
