import { act, renderHook, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useAction } from '#src/actions/use-action.ts';
import { pageAround } from '#tests/setup/page-around.ts';

it('lets other transitions end although a page was left before its data arrived', async () => {
  const loader = vi.fn(() => new Promise(() => {}));
  const { result, unmount } = renderHook(
    () => useAction({ call: (_: undefined) => Promise.resolve('done') }),
    { wrapper: pageAround(loader) },
  );
  await act(async () => result.current.run(undefined));
  await waitFor(() => expect(loader).toHaveBeenCalled());
  unmount();
  const other = renderHook(() => useState('closed'));
  act(() => startTransition(() => other.result.current[1]('open')));
  await waitFor(() => expect(other.result.current[0]).toBe('open'));
});
