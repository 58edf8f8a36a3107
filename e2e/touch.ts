import type { Page } from '@playwright/test';

/** A finger on a touch screen. */
export interface Finger {
  press: () => Promise<unknown>;
  /** Moves it to so many pixels from where it was pressed. */
  moveBy: (x: number, y: number) => Promise<unknown>;
  /** Otherwise, lifting a moving finger begins a fling, and the next tap would only stop that. */
  rest: () => Promise<unknown>;
  lift: () => Promise<unknown>;
}

/** @param at where it touches the screen. */
export async function createFinger(page: Page, at: { x: number; y: number }): Promise<Finger> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: (typeof at)[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: () => touch('touchStart', at),
    moveBy: (x, y) => touch('touchMove', { x: at.x + x, y: at.y + y }),
    rest: () => page.waitForTimeout(150),
    lift: () => touch('touchEnd'),
  };
}

/** A finger that moves sideways by so many pixels. */
export async function swipe(page: Page, at: { x: number; y: number }, by: number): Promise<void> {
  const finger = await createFinger(page, at);
  // Sent at once: on a busy machine, a finger that waits for each answer rests long enough to draw an event.
  await Promise.all([finger.press(), finger.moveBy(by / 2, 0), finger.moveBy(by, 0)]);
  await finger.rest();
  await finger.lift();
}
