import { afterEach, expect, it, vi } from 'vitest';
import { pageAgeMs } from '#src/util/page-age.ts';

afterEach(() => vi.useRealTimers());

it('measures the time since the page was loaded, by wall clock', () => {
  const before = pageAgeMs();
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(pageAgeMs() - before).toBeGreaterThanOrEqual(3_600_000);
});
