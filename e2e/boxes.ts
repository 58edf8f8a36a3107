import type { Locator } from '@playwright/test';

/** The place and size of an element in the window, once it is visible. */
export async function readBox(element: Locator) {
  await element.waitFor();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not laid out.`);
  return box;
}

export async function findMiddle(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await readBox(element);
  return { x: x + width / 2, y: y + height / 2 };
}
