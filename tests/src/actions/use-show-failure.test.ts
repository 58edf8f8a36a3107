import { act, renderHook } from '@testing-library/react';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { connectionError } from '#src/api/catalogue.ts';
import { RequestError } from '#src/api/errors.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { pageAround } from '#tests/setup/page-around.ts';

/** Runs a failing action without a form and returns what is shown. */
async function fail(error: RequestError) {
  const store = createStore();
  const call = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce('done');
  const consequence = (name: string) => `${name} is still logged in.`;
  const { result } = renderHook(
    () =>
      useAction({
        call: (name: string) => call(name),
        onFailure: useShowFailure(consequence),
        revalidate: false,
      }),
    { wrapper: pageAround(undefined, { store }) },
  );
  await act(async () => result.current.run('The tablet'));
  return { status: store.get(statusAtom), action: result.current, call, store };
}

describe('an action without a form', () => {
  it('shows its error and the explanation as the page’s message, and nowhere else', async () => {
    const error = new RequestError({
      id: 'conflict',
      title: 'No',
      text: 'It failed.',
      status: 409,
    });
    const { status, action } = await fail(error);
    expect(status).toEqual({
      type: 'error',
      title: 'No',
      text: ['It failed.', 'The tablet is still logged in.'],
      failed: { action: expect.anything(), key: '' },
    });
    expect(action).toMatchObject({ error: null, pending: false });
  });

  it('shows the id of an unexpected error and offers a retry on its page', async () => {
    const { status, call } = await fail(connectionError('Shared Calendar', undefined));
    expect(status).toMatchObject({
      type: 'error',
      id: 'unexpected_connection_error',
      action: { label: message('common:Try again'), page: '/page' },
    });
    await act(async () => status?.action?.run());
    expect(call.mock.calls).toEqual([['The tablet'], ['The tablet']]);
  });

  it('takes its error back when it succeeds', async () => {
    const { action, store } = await fail(connectionError('Shared Calendar', undefined));
    await act(async () => action.run('The tablet'));
    expect(store.get(statusAtom)).toBeNull();
  });

  it('leaves the error of another subject, and messages about anything else', async () => {
    const store = createStore();
    const call = (name: string) =>
      name === 'The tablet'
        ? Promise.reject(connectionError('Shared Calendar', undefined))
        : Promise.resolve('done');
    const { result } = renderHook(
      () =>
        useAction({
          call,
          onFailure: useShowFailure(),
          getKey: (name) => name,
          revalidate: false,
        }),
      { wrapper: pageAround(undefined, { store }) },
    );
    await act(async () => result.current.run('The tablet'));
    await act(async () => result.current.run('The phone'));
    expect(store.get(statusAtom)).toMatchObject({ failed: { key: 'The tablet' } });
    act(() => store.set(statusAtom, { type: 'info', text: 'Other news' }));
    await act(async () => result.current.run('The phone'));
    expect(store.get(statusAtom)).toMatchObject({ text: 'Other news' });
  });
});
