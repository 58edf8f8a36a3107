import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ActionOptions, useAction } from '#src/actions/use-action.ts';
import { RequestError } from '#src/api/errors.ts';
import { receiveBugs } from '#src/util/bug-report.ts';
import { consoleOutput } from '#tests/setup/console.ts';
import { pageAround } from '#tests/setup/page-around.ts';

const failure = new RequestError({
  id: 'conflict',
  title: 'No',
  text: 'It failed.',
  status: 409,
});

/** An action on a page whose data has been loaded; `loader` reloads it. */
function renderAction<Input, Data>(
  options: ActionOptions<Input, Data>,
  loader = vi.fn(() => Promise.resolve('fresh')),
) {
  return { ...renderHook(() => useAction(options), { wrapper: pageAround(loader) }), loader };
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
    const { result } = renderAction({ call, getKey: (row: string) => row });
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
    const fresh = Promise.withResolvers<string>();
    const { result, loader } = renderAction(
      { call: () => Promise.resolve('done') },
      vi.fn(() => fresh.promise),
    );
    await act(async () => result.current.run('row'));
    expect(loader).toHaveBeenCalledOnce();
    expect(result.current.running).toEqual(['row']);
    await act(async () => fresh.resolve('fresh'));
    expect(result.current.running).toEqual([]);
  });

  it('ends together with data that arrives after the page’s', async () => {
    const fresh = Promise.withResolvers<string>();
    const page = pageAround(() => ({ section: fresh.promise }), { data: { section: 'old' } });
    const { result } = renderHook(
      () => {
        const { section } = useLoaderData<{ section: string | Promise<string> }>();
        const action = useAction({ call: (_: undefined) => Promise.resolve('done') });
        return { ...action, section: typeof section === 'string' ? section : use(section) };
      },
      { wrapper: page },
    );
    await act(async () => result.current.run(undefined));
    expect(result.current).toMatchObject({ section: 'old', pending: true });
    await act(async () => fresh.resolve('fresh'));
    expect(result.current).toMatchObject({ section: 'fresh', pending: false });
  });

  it('keeps the data unchanged on request', async () => {
    const { result, loader } = renderAction({
      call: (_: undefined) => Promise.resolve('done'),
      revalidate: false,
    });
    await act(async () => result.current.run(undefined));
    expect(loader).not.toHaveBeenCalled();
  });

  it('reloads the data even if its success has closed its dialog', async () => {
    const closeDialog = vi.fn();
    const { result, loader, unmount } = renderAction({
      call: (_: undefined) => Promise.resolve('done'),
      onSuccess: closeDialog,
    });
    closeDialog.mockImplementation(unmount);
    await act(async () => result.current.run(undefined));
    expect(loader).toHaveBeenCalledOnce();
  });
});

describe('a failed action', () => {
  it('keeps the error until the next run, and the data unchanged', async () => {
    const call = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce('done');
    const { result, loader } = renderAction({ call });
    await act(async () => result.current.run('row'));
    expect(result.current).toMatchObject({ error: failure, pending: false, running: [] });
    expect(loader).not.toHaveBeenCalled();
    await act(async () => result.current.run('row'));
    expect(result.current.error).toBeNull();
  });

  it('passes the error to onFailure, if there is one, with a retry', async () => {
    const call = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce('done');
    const [onSuccess, onFailure] = [vi.fn(), vi.fn()];
    const { result } = renderAction({ call, onSuccess, onFailure });
    await act(async () => result.current.run('row'));
    const failed = {
      input: 'row',
      retry: expect.any(Function),
      page: '/page',
      act: expect.anything(),
    };
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure, failed);
    expect(result.current.error).toBeNull();
    await act(async () => onFailure.mock.lastCall?.[1].retry());
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('done', 'row');
  });

  it('leaves a bug to the error boundary', async () => {
    const bug = new Error('a bug');
    const { result } = renderAction({ call: (_: undefined) => Promise.reject(bug) });
    await act(async () => result.current.run(undefined));
    expect(screen.getByText('a bug')).toBeVisible();
    // React and the router report the error, too.
    consoleOutput.length = 0;
  });
});

describe('a canceled action', () => {
  it('neither succeeds nor fails, and can run again', async () => {
    const { call, answer, answers } = heldCall();
    const [onSuccess, onFailure] = [vi.fn(), vi.fn()];
    const { result } = renderAction({ call, onSuccess, onFailure });
    act(() => result.current.run('first'));
    act(() => result.current.cancel());
    await act(async () => answers.get('first')?.reject(failure));
    expect(result.current).toMatchObject({ pending: false, running: [] });
    act(() => result.current.run('second'));
    await act(async () => answer('second'));
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('done', 'second');
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('an action whose component unmounts', () => {
  it('is canceled, and neither succeeds nor fails', async () => {
    const { call, answer, answers } = heldCall();
    const [onSuccess, onFailure] = [vi.fn(), vi.fn()];
    const page = renderAction({ call, onSuccess, onFailure, getKey: (row: string) => row });
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
    expect(page.loader).not.toHaveBeenCalled();
  });

  it('finishes if the page already shows the change, and reports its result', async () => {
    const { call, answer, answers } = heldCall();
    const [onSuccess, onFailure] = [vi.fn(), vi.fn()];
    const page = renderAction({
      call,
      onSuccess,
      onFailure,
      getKey: (row: string) => row,
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
    expect(page.loader).toHaveBeenCalledOnce();
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

describe('a change whose answer is lost', () => {
  const lost = () =>
    new RequestError({ id: 'unexpected_server_error', title: 'No', text: '?', status: 500 });
  const loseAnswer = () => Promise.reject<string>(lost());

  it('counts as made if a read finds it', async () => {
    const onSuccess = vi.fn();
    const verify = vi.fn(() => Promise.resolve({ data: 'made' }));
    const { result, loader } = renderAction({ call: loseAnswer, verify, onSuccess });
    await act(async () => result.current.run('a'));
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('made', 'a');
    expect(result.current).toMatchObject({ pending: false, error: null });
    expect(loader).toHaveBeenCalledOnce();
  });

  it('has certainly failed if a read does not find it', async () => {
    const onFailure = vi.fn();
    const { result } = renderAction({
      call: loseAnswer,
      verify: () => Promise.resolve(null),
      onFailure,
    });
    await act(async () => result.current.run('a'));
    expect(onFailure.mock.lastCall?.[0]).toMatchObject({ isUncertain: false });
  });

  it('stays uncertain if the read fails, too', async () => {
    const { result } = renderAction({ call: loseAnswer, verify: () => Promise.reject(lost()) });
    await act(async () => result.current.run('a'));
    expect(result.current.error).toMatchObject({ isUncertain: true });
  });

  it('stays uncertain without such a read, and the page reads its data again', async () => {
    const { result, loader } = renderAction({ call: loseAnswer });
    await act(async () => result.current.run('a'));
    expect(result.current.error).toMatchObject({ isUncertain: true });
    await waitFor(() => expect(loader).toHaveBeenCalledOnce());
  });

  it('is not sought after a refusal, nor by calls that change nothing on the page', async () => {
    const verify = vi.fn(() => Promise.resolve(null));
    const refusal = new RequestError({ id: 'conflict', title: 'No', text: 'No', status: 409 });
    const refused = renderAction({ call: () => Promise.reject<string>(refusal), verify });
    await act(async () => refused.result.current.run('a'));
    expect(verify).not.toHaveBeenCalled();
    expect(refused.result.current.error).toMatchObject({ isUncertain: false });
    const elsewhere = renderAction({ call: loseAnswer, revalidate: false });
    await act(async () => elsewhere.result.current.run('a'));
    expect(elsewhere.result.current.error).toMatchObject({ isUncertain: false });
  });
});
