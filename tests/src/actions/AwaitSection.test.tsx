import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { routerAtom } from '#src/actions/page-data.ts';
import { RequestError } from '#src/api/errors.ts';
import { loadLater } from '#src/api/loaded.ts';
import { consoleOutput } from '#tests/setup/console.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

const { signal } = new AbortController();

/** Shows a page whose section gets one of the answers with each load. */
async function open(...answers: Promise<string>[]) {
  const onError = vi.fn();
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => ({ devices: loadLater(answers.shift() ?? Promise.resolve('None'), signal) }),
      Component: function Page() {
        const { devices } = useLoaderData<{ devices: Promise<string> }>();
        return <AwaitSection resolve={devices}>{(text) => <p>{text}</p>}</AwaitSection>;
      },
      HydrateFallback: () => null,
      ErrorBoundary: () => <p>Something broke</p>,
    },
  ]);
  const page = await renderInKit(<RouterProvider router={router} onError={onError} />);
  page.store.set(routerAtom, router);
  return { ...page, router, onError };
}

const failure = () =>
  new RequestError({ id: 'internal_error', title: 'Broken', text: 'Try later.', status: 500 });

it('shows a skeleton until its data arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  await open(promise);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading');
  await act(async () => resolve('Safari on iPad'));
  expect(await screen.findByText('Safari on iPad')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows why its data is missing, and keeps the focus when trying again succeeds', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { user } = await open(Promise.reject(failure()), promise);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Broken.*Try later\./);
  const retry = screen.getByRole('button', { name: 'Try again' });
  await user.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  await waitFor(() => expect(retry).toHaveFocus());
  await act(async () => resolve('Safari on iPad'));
  expect(await screen.findByText('Safari on iPad')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows its old data until the new has arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { router } = await open(Promise.resolve('Safari on iPad'), promise);
  await screen.findByText('Safari on iPad');
  await act(() => router.revalidate());
  expect(screen.getByText('Safari on iPad')).toBeVisible();
  await act(async () => resolve('Firefox on Linux'));
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
});

it('leaves a bug to the page’s error boundary', async () => {
  const bug = new TypeError('No such member');
  const { onError } = await open(Promise.reject(bug));
  expect(await screen.findByText('Something broke')).toBeVisible();
  expect(onError.mock.calls[0]?.[0]).toBe(bug);
  // React logs errors that boundaries have caught.
  expect(consoleOutput.splice(0)).toHaveLength(1);
});
