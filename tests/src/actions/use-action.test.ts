import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pageDataAtom } from '#src/actions/page-data.ts';
import { type ActionOptions, useAction } from '#src/actions/use-action.ts';
import { RequestError } from '#src/api/errors.ts';
import { receiveBugs } from '#src/util/bug-report.ts';
import { consoleOutput } from '#tests/setup/console.ts';

const failure = new RequestError({ id: 'conflict', title: 'No', text: 'It failed.' });

/** An action on a page; `revalidate` replaces its loaders. */
function renderAction<Input, Data>(
  options: ActionOptions<Input, Data>,
  revalidate = vi.fn((onFresh: () => void) => onFresh()),
) {
  const store = createStore();
  store.set(pageDataAtom, { revalidate });
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(Provider, { store }, children);
  return { ...renderHook(() => useAction(options), { wrapper }), revalidate };
}

/** A call whose answers the test gives, by input. */
function heldCall() {
  const answers = new Map<string, PromiseWithResolvers<string>>();
  const call = vi.fn((input: string, _options: { signal: AbortSignal }) => {
    const answer = Promise.withResolvers<string>();
    answers.set(input, answer);
    return answer.promise;
  });
  return { call, answer: (input: string) => answers.get(input)?.resolve('done'), answers };
}

describe('useAction', () => {
  it('passes on the answer and is idle again', async () => {
    const onSuccess = vi.fn();
    const { result } = renderAction({ call: (n: number) => Promise.resolve(n + 1), onSuccess });
    await act(async () => result.current.run(1));
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(2, 1);
    expect(result.current).toMatchObject({ pending: false, running: [], error: null });
  });

  it('treats an empty answer as a success', async () => {
    const onSuccess = vi.fn();
    const { result } = renderAction({
      call: (_: undefined) => Promise.resolve(undefined),
      onSuccess,
    });
    await act(async () => result.current.run(undefined));
    expect(onSuccess).toHaveBeenCalledOnce();
  });

  it('ignores a second run while the first is pending', async () => {
    const { call, answer } = heldCall();
    const { result } = renderAction({ call });
    act(() => {
      result.current.run('first');
      result.current.run('second');
    });
    expect(result.current).toMatchObject({ pending: true, running: ['first'] });
    await act(async () => answer('first'));
    expect(call).toHaveBeenCalledOnce();
    expect(result.current.pending).toBe(false);
  });

  it('runs in parallel for different keys, and once for each', async () => {
    const { call, answer } = heldCall();
    const { result } = renderAction({ call, keyOf: (row: string) => row });
    act(() => {
      result.current.run('a');
      result.current.run('b');
      result.current.run('a');
    });
    expect(call).toHaveBeenCalledTimes(2);
    expect(result.current.running).toEqual(['a', 'b']);
    await act(async () => answer('a'));
    expect(result.current).toMatchObject({ pending: true, running: ['b'] });
    await act(async () => answer('b'));
    expect(result.current).toMatchObject({ pending: false, running: [] });
  });
});

describe('a successful action', () => {
  it('is pending until the page has fresh data', async () => {
    const { result, revalidate } = renderAction({ call: () => Promise.resolve('done') }, vi.fn());
    await act(async () => result.current.run('row'));
    expect(revalidate).toHaveBeenCalledOnce();
    expect(result.current.running).toEqual(['row']);
    await act(async () => revalidate.mock.lastCall?.[0]());
    expect(result.current.running).toEqual([]);
  });

  it('keeps the data unchanged on request', async () => {
    const { result, revalidate } = renderAction({
      call: (_: undefined) => Promise.resolve('done'),
      revalidate: false,
    });
    await act(async () => result.current.run(undefined));
    expect(revalidate).not.toHaveBeenCalled();
  });

  it('reloads the data even if its success has closed its dialog', async () => {
    const closeDialog = vi.fn();
    const { result, revalidate, unmount } = renderAction({
      call: (_: undefined) => Promise.resolve('done'),
      onSuccess: closeDialog,
    });
    closeDialog.mockImplementation(unmount);
    await act(async () => result.current.run(undefined));
    expect(revalidate).toHaveBeenCalledOnce();
  });
});

describe('a failed action', () => {
  it('keeps the error until the next run, and the data unchanged', async () => {
    const call = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce('done');
    const { result, revalidate } = renderAction({ call });
    await act(async () => result.current.run('row'));
    expect(result.current).toMatchObject({ error: failure, pending: false, running: [] });
    expect(revalidate).not.toHaveBeenCalled();
    await act(async () => result.current.run('row'));
    expect(result.current.error).toBeNull();
  });

  it('passes the error to onFailure, if there is one, with a retry', async () => {
    const call = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce('done');
    const [onSuccess, onFailure] = [vi.fn(), vi.fn()];
    const { result } = renderAction({ call, onSuccess, onFailure });
    await act(async () => result.current.run('row'));
    const failed = { input: 'row', retry: expect.any(Function) };
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure, failed);
    expect(result.current.error).toBeNull();
    await act(async () => onFailure.mock.lastCall?.[1].retry());
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('done', 'row');
  });

  it('leaves a bug to the error boundary', async () => {
    const bug = new Error('a bug');
    const { result } = renderAction({ call: (_: undefined) => Promise.reject(bug) });
    await expect(act(async () => result.current.run(undefined))).rejects.toBe(bug);
    // React reports an error that no boundary caught.
    consoleOutput.length = 0;
  });
});

describe('an action whose component unmounts', () => {
  it('is canceled, and neither succeeds nor fails', async () => {
    const { call, answer, answers } = heldCall();
    const [onSuccess, onFailure] = [vi.fn(), vi.fn()];
    const page = renderAction({ call, onSuccess, onFailure, keyOf: (row: string) => row });
    act(() => {
      page.result.current.run('answered');
      page.result.current.run('failed');
    });
    page.unmount();
    expect(call.mock.calls.map(([, { signal }]) => signal.aborted)).toEqual([true, true]);
    await act(() => {
      answer('answered');
      answers.get('failed')?.reject(failure);
      return Promise.resolve();
    });
    expect(onSuccess).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
    expect(page.revalidate).not.toHaveBeenCalled();
  });

  it('finishes if the page already shows the change, and reports its result', async () => {
    const { call, answer, answers } = heldCall();
    const [onSuccess, onFailure] = [vi.fn(), vi.fn()];
    const page = renderAction({
      call,
      onSuccess,
      onFailure,
      keyOf: (row: string) => row,
      whenLeft: 'finish',
    });
    act(() => {
      page.result.current.run('answered');
      page.result.current.run('failed');
    });
    page.unmount();
    await act(() => {
      answer('answered');
      answers.get('failed')?.reject(failure);
      return Promise.resolve();
    });
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('done', 'answered');
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(
      failure,
      expect.objectContaining({ input: 'failed' }),
    );
    expect(page.revalidate).toHaveBeenCalledOnce();
  });

  it('reports a bug that no error boundary can show', async () => {
    const bugs = vi.fn();
    onTestFinished(receiveBugs(bugs));
    // Drop those of earlier tests.
    bugs.mockClear();
    const { call, answers } = heldCall();
    const page = renderAction({ call });
    act(() => page.result.current.run('row'));
    page.unmount();
    const error = new Error('a bug');
    await act(async () => answers.get('row')?.reject(error));
    expect(bugs).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ error }));
  });
});
