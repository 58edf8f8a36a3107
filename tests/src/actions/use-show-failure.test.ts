import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { connectionError } from '#src/api/connection-error.ts';
import { RequestError } from '#src/api/errors.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';

/** Runs a failing action without a form and returns what is shown. */
async function fail(error: RequestError) {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(Provider, { store }, children);
  const call = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce('done');
  const consequence = (name: string) => `${name} is still logged in.`;
  const { result } = renderHook(
    () =>
      useAction({
        call: (name: string) => call(name),
        onFailure: useShowFailure(consequence),
        revalidate: false,
      }),
    { wrapper },
  );
  await act(async () => result.current.run('The tablet'));
  return { status: store.get(statusAtom), action: result.current, call };
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
    });
    expect(action).toMatchObject({ error: null, pending: false });
  });

  it('shows the id of an unexpected error and offers a retry', async () => {
    const { status, call } = await fail(connectionError('Shared Calendar', undefined));
    expect(status).toMatchObject({
      type: 'error',
      id: 'unexpected_connection_error',
      action: { label: message('common:Try again') },
    });
    await act(async () => status?.action?.run());
    expect(call.mock.calls).toEqual([['The tablet'], ['The tablet']]);
  });
});
