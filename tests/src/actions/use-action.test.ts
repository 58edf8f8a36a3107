import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAction } from '#src/actions/use-action.ts';
import { RequestError } from '#src/api/errors.ts';
import { consoleOutput } from '#tests/setup/console.ts';

const failure = new RequestError({ id: 'x', title: 'No', message: 'It failed.' });

describe('useAction', () => {
  it('hands the answer on and is idle again', async () => {
    const onSuccess = vi.fn();
    const { result } = renderHook(() =>
      useAction((n: number) => Promise.resolve(n + 1), onSuccess),
    );
    await act(async () => result.current.run(1));
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(2);
    expect(result.current).toMatchObject({ pending: false, error: null });
  });

  it('does nothing on a second run while the first is under way', async () => {
    const first = Promise.withResolvers<string>();
    const call = vi.fn(() => first.promise);
    const { result } = renderHook(() => useAction(call, () => {}));
    act(() => {
      result.current.run(undefined);
      result.current.run(undefined);
    });
    expect(result.current.pending).toBe(true);
    await act(async () => first.resolve('done'));
    expect(call).toHaveBeenCalledOnce();
    expect(result.current.pending).toBe(false);
  });

  it('keeps the failure until the next run', async () => {
    const call = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce('done');
    const { result } = renderHook(() => useAction(call, () => {}));
    await act(async () => result.current.run(undefined));
    expect(result.current.error).toBe(failure);
    await act(async () => result.current.run(undefined));
    expect(result.current.error).toBeNull();
  });

  it('takes a cancelled call for neither success nor failure', async () => {
    const onSuccess = vi.fn();
    const { result } = renderHook(() => useAction(() => Promise.resolve(undefined), onSuccess));
    await act(async () => result.current.run(undefined));
    expect(onSuccess).not.toHaveBeenCalled();
    expect(result.current.error).toBeNull();
  });

  it('leaves a bug to the error boundary', async () => {
    const error = new Error('a bug');
    const { result } = renderHook(() =>
      useAction(
        () => Promise.reject(error),
        () => {},
      ),
    );
    await expect(act(async () => result.current.run(undefined))).rejects.toBe(error);
    // React tells of an error that no boundary took.
    consoleOutput.length = 0;
  });
});
