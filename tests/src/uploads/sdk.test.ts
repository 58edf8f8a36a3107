import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from '#src/uploads/sdk.ts';

// It never loads.
vi.mock('filestack-js', () => new Promise(() => {}));

afterEach(() => void vi.useRealTimers());

it('is given up if it does not load within two minutes', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  const outcome = createClient({ apiKey: 'key' })
    .catch((error: unknown) => error)
    .finally(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({
    kind: 'unable',
    message: 'The part of the page that uploads files did not arrive.',
  });
});
