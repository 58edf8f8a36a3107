import type { Page, TestDetails } from '@playwright/test';
import { type AdminCalls, followAdminCalls } from './admin-calls.ts';
import { expectAccessibleInBothThemes, test } from './browser-test.ts';
import { byKeyboard, type Operator } from './operator.ts';

/** What a journey is played with. */
export interface Parts extends AdminCalls {
  page: Page;
  operate: Operator;
  /** Operates another tab in the same way. */
  createOperator: (page: Page) => Operator;
  /** Fails if the page, as it is now, is not accessible. */
  examine: () => Promise<void>;
}

/** A story that plays by the keyboard alone. Each control is also shown to be in reach of the mouse (`operator.ts`). */
export function journey(
  title: string,
  play: (parts: Parts) => Promise<void>,
  details: TestDetails = {},
): void {
  test(`${title} (by keyboard alone)`, details, async ({ page }) => {
    const operate = byKeyboard(page);
    const examine = () => expectAccessibleInBothThemes(page);
    await play({ page, operate, createOperator: byKeyboard, examine, ...followAdminCalls(page) });
  });
}
