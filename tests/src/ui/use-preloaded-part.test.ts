import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePreloadedPart } from '#src/ui/use-preloaded-part.ts';

const part = { Menu: () => null };

let whenIdle: (() => void)[];

beforeEach(() => {
  whenIdle = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => whenIdle.push(act));
  vi.stubGlobal('cancelIdleCallback', (id: number) => whenIdle.splice(id - 1, 1, () => {}));
});

function open(load: () => Promise<typeof part>) {
  const onMissing = vi.fn();
  const page = renderHook(({ isWanted }) => usePreloadedPart(load, isWanted, onMissing), {
    initialProps: { isWanted: false },
  });
  return { ...page, onMissing };
}

async function beIdle(): Promise<void> {
  for (const run of whenIdle) run();
  await act(() => Promise.resolve());
}

describe('a preloaded part', () => {
  it('loads once the browser is idle, and shows once it is needed', async () => {
    const load = vi.fn(() => Promise.resolve(part));
    const { rerender, result } = open(load);
    expect(load).not.toHaveBeenCalled();
    rerender({ isWanted: false });
    await beIdle();
    expect(load).toHaveBeenCalledOnce();
    expect(result.current).toBeNull();
    rerender({ isWanted: true });
    await waitFor(() => expect(result.current).toBe(part));
  });

  it('loads when it is needed if it could not be loaded before', async () => {
    const load = vi
      .fn<() => Promise<typeof part>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValueOnce(part);
    const { rerender, result, onMissing } = open(load);
    await beIdle();
    rerender({ isWanted: true });
    await waitFor(() => expect(result.current).toBe(part));
    expect(onMissing).not.toHaveBeenCalled();
  });

  it('is not loaded for a page that was left before', async () => {
    const load = vi.fn(() => Promise.resolve(part));
    open(load).unmount();
    await beIdle();
    expect(load).not.toHaveBeenCalled();
  });
});
