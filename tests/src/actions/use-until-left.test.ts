import { act, renderHook, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { useBlocker, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
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

describe('while a page waits for the data after a change', () => {
  /** A page with its navigation, which has made a change, and whose loader has not answered. */
  async function openChangedPage() {
    const loader = vi.fn(() => new Promise(() => {}));
    const page = renderHook(
      () => ({
        action: useAction({ call: (_: undefined) => Promise.resolve('done') }),
        navigate: useNavigate(),
        navigation: useNavigation(),
        location: useLocation(),
        blocker: useBlocker(({ nextLocation }) => nextLocation.search === '?blocked'),
      }),
      {
        wrapper: pageAround(loader, {
          shouldRevalidate: ({ currentUrl, nextUrl }) =>
            nextUrl.search !== '?view=year' || currentUrl.search === nextUrl.search,
        }),
      },
    );
    await act(async () => page.result.current.action.run(undefined));
    await waitFor(() => expect(loader).toHaveBeenCalled());
    return page.result;
  }

  it('shows that another page is loading', async () => {
    const page = await openChangedPage();
    act(() => void page.current.navigate('/page?tab=2'));
    await waitFor(() => expect(page.current.navigation.state).toBe('loading'));
    expect(page.current.action.pending).toBe(true);
  });

  it('shows a view of the page that loads nothing', async () => {
    const page = await openChangedPage();
    act(() => void page.current.navigate('/page?view=year'));
    await waitFor(() => expect(page.current.location.search).toBe('?view=year'));
    expect(page.current.action.pending).toBe(true);
  });

  it('shows a question before the page is left', async () => {
    const page = await openChangedPage();
    act(() => void page.current.navigate('/page?blocked'));
    await waitFor(() => expect(page.current.blocker.state).toBe('blocked'));
    expect(page.current.action.pending).toBe(true);
  });
});
