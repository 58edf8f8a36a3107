import { expect, type Locator, type Page } from '@playwright/test';

/** If it takes more presses from one control to the next, the order of focus is bad. */
const maxPresses = 40;

/**
 * Moves the focus to a control by keyboard, from wherever it is: with Tab and Shift+Tab, with arrow keys within tabs,
 * menus and tables, and over the skip link. All controls on the way must be in view and look focused.
 */
export async function moveFocus(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const way: string[] = [];
  for (;;) {
    const key = await control.evaluate(nextKey);
    if (key === null) return;
    way.push(`${key} to ${await afterKey(page, key)}`);
    expect(way.length, `presses to ${control}:\n${way.join('\n')}`).toBeLessThan(maxPresses);
  }
}

/** Fails if the focus has left the page, as when the focused control disappears. */
export async function expectFocusOnPage(page: Page): Promise<void> {
  const lost = () =>
    page.evaluate(
      () => document.activeElement === null || document.activeElement === document.body,
    );
  await expect.poll(lost, { message: 'the focus is lost', intervals: [20] }).toBe(false);
}

async function afterKey(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  const problem = () => page.evaluate(findFocusProblem);
  // Polled, because dialogs open with a transition.
  await expect.poll(problem, { message: 'the focused control', intervals: [20] }).toBeNull();
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '');
}

/** The key that brings the focus closer to a control; null if the control has it. Runs in the page. */
function nextKey(target: Element): string | null {
  const focused = document.activeElement;
  if (focused === target) return null;
  if (focused === null || focused === document.body) return 'Tab';
  if (focused.matches('a[href="#content"]') && target.closest('#content')) return 'Enter';
  const position = focused.compareDocumentPosition(target);
  const isAhead = (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isWithin = (group: Element | null) => group?.contains(focused) === true;
  const isRow = focused.matches('tr') && isWithin(target.closest('tbody'));
  if (isWithin(target.closest('[role="menu"]')) || (isRow && !focused.contains(target))) {
    return isAhead ? 'ArrowDown' : 'ArrowUp';
  }
  if (isWithin(target.closest('[role="tablist"]'))) return isAhead ? 'ArrowRight' : 'ArrowLeft';
  return isAhead ? 'Tab' : 'Shift+Tab';
}

/** Why one does not see which control has the focus; null if one does. Runs in the page. */
function findFocusProblem(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  // An area that got the focus from a script, such as a new page's content, is not operable.
  if (focused instanceof HTMLElement && focused.tabIndex < 0) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  const isSeen = shares.some((across) =>
    shares.some((down) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      // A hidden checkbox lies in the label that draws it.
      return hit !== null && (focused.contains(hit) || hit.closest('label')?.contains(focused));
    }),
  );
  if (!isSeen) return `is out of view: ${focused.outerHTML}`;
  const isOutlined = (element: Element, part: string | null) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // A segment of a radio group is drawn by its label.
  const label = focused.closest('label');
  const looksFocused =
    [null, '::before', '::after'].some((part) => isOutlined(focused, part)) ||
    (label !== null && isOutlined(label, null));
  return looksFocused ? null : `does not look focused: ${focused.outerHTML}`;
}
