import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { usePart } from '#src/ui/use-part.ts';

const part = { Menu: () => null };

describe('a part that comes when it is wanted', () => {
  it('is not asked for before, and once from then on', async () => {
    const load = vi.fn(() => Promise.resolve(part));
    const page = renderHook(({ isWanted }) => usePart(load, isWanted, () => {}), {
      initialProps: { isWanted: false },
    });
    expect(load).not.toHaveBeenCalled();
    page.rerender({ isWanted: true });
    await waitFor(() => expect(page.result.current).toBe(part));
    page.rerender({ isWanted: false });
    page.rerender({ isWanted: true });
    expect(page.result.current).toBe(part);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is given up when it does not arrive, and asked for again at the next wish', async () => {
    const load = vi
      .fn<() => Promise<typeof part>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValueOnce(part);
    const onMissing = vi.fn();
    const page = renderHook(({ isWanted }) => usePart(load, isWanted, onMissing), {
      initialProps: { isWanted: true },
    });
    await waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
    expect(page.result.current).toBeNull();
    page.rerender({ isWanted: false });
    page.rerender({ isWanted: true });
    await waitFor(() => expect(page.result.current).toBe(part));
  });

  it('is forgotten when nobody wants it any more before it came', async () => {
    const arrival = Promise.withResolvers<typeof part>();
    const onMissing = vi.fn();
    const load = () => arrival.promise;
    const page = renderHook(({ isWanted }) => usePart(load, isWanted, onMissing), {
      initialProps: { isWanted: true },
    });
    page.rerender({ isWanted: false });
    arrival.reject(new TypeError('offline'));
    await expect(arrival.promise).rejects.toThrow();
    expect(onMissing).not.toHaveBeenCalled();
    expect(page.result.current).toBeNull();
  });
});
