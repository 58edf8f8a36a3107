import type { Page, TestDetails } from '@playwright/test';
import { isDeep } from '../scripts/testing/depth.ts';
import { type AdminCalls, followAdminCalls } from './admin-calls.ts';
import { expectAccessibleInEveryLook, test } from './browser-test.ts';
import { byKeyboard, byMouse, type Operator } from './operator.ts';

/** What a journey is played with. */
export interface Parts extends AdminCalls {
  page: Page;
  operate: Operator;
  /** Operates another tab in the same way. */
  createOperator: (page: Page) => Operator;
  /** Fails if the page, as it is now, is not accessible. */
  examine: () => Promise<void>;
}

/**
 * A story that plays by the keyboard alone, in which every control could be clicked, too. `npm run test:deep` also plays
 * it by mouse, and those with `deep` as their details.
 */
export function journey(
  title: string,
  play: (parts: Parts) => Promise<void>,
  details: TestDetails = {},
): void {
  if (isDeep) {
    test(`${title} (by mouse)`, details, async ({ page }) => {
      // It is the same page as by keyboard.
      const examine = async () => {};
      const createOperator = () => byMouse;
      await play({ page, operate: byMouse, createOperator, examine, ...followAdminCalls(page) });
    });
  }
  test(`${title} (by keyboard alone)`, details, async ({ page }) => {
    const examine = () => expectAccessibleInEveryLook(page);
    await play({
      page,
      operate: byKeyboard(page),
      createOperator: byKeyboard,
      examine,
      ...followAdminCalls(page),
    });
  });
}
