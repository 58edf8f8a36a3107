import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { usePart } from '#src/ui/use-part.ts';

const part = { Menu: () => null };

describe('a part loaded on demand', () => {
  it('is not requested before it is needed, and once from then on', async () => {
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

  it('is given up if it fails to load, and retried when next needed', async () => {
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

  it('is discarded if it is no longer needed when it loads', async () => {
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
