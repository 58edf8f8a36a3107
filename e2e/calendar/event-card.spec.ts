import { pickCases } from '../../scripts/testing/depth.ts';
import { expect, test } from '../browser-test.ts';

for (const [width, height] of pickCases([
  [1280, 720],
  [360, 740],
] as const)) {
  test(`the card of a linked event has room on a page of ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/ksr0wingclubmain01?date=2026-03-02&event=7003');
    const card = page.getByRole('dialog', { name: 'Spring clean of the boathouse' });
    await expect(card.getByText('Please bring:')).toBeInViewport();
    await expect.poll(async () => (await card.boundingBox())?.height).toBeGreaterThan(400);
  });
}
