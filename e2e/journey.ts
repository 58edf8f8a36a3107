import type { Page } from '@playwright/test';
import { type AdminCalls, followAdminCalls } from './admin-calls.ts';
import { expectAccessibleInEveryLook, test } from './browser-test.ts';
import { byKeyboard, byMouse, type Operator } from './operator.ts';

/** What a journey is played with. */
export interface Parts extends AdminCalls {
  page: Page;
  operate: Operator;
  /** Operates another tab in the same way. */
  operatorOf: (page: Page) => Operator;
  /** Fails if the page, as it is now, is not accessible. */
  examine: () => Promise<void>;
}

/** A story that is told once and plays twice: by mouse, and by the keyboard alone. */
export function journey(title: string, play: (parts: Parts) => Promise<void>): void {
  test(`${title} (by mouse)`, async ({ page }) => {
    const examine = () => expectAccessibleInEveryLook(page);
    const operatorOf = () => byMouse;
    await play({ page, operate: byMouse, operatorOf, examine, ...followAdminCalls(page) });
  });
  test(`${title} (by keyboard alone)`, async ({ page }) => {
    // It is the same page as by mouse.
    const examine = async () => {};
    await play({
      page,
      operate: byKeyboard(page),
      operatorOf: byKeyboard,
      examine,
      ...followAdminCalls(page),
    });
  });
}
