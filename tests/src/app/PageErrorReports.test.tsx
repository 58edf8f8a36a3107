import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MissingCodeError } from '#src/app/missing-code.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { receivedBugs } from '#tests/setup/received-bugs.ts';

/** Opens a page whose loader fails, and returns the reported errors. */
async function reportedWith(error: unknown, title: string): Promise<unknown[]> {
  const page = await openPage('/login');
  const reports = receivedBugs();
  const loader = () => {
    throw error;
  };
  page.router.patchRoutes('content', [{ path: '/broken', loader, element: null }]);
  await act(() => page.router.navigate('/broken'));
  await screen.findByRole('heading', { level: 1, name: title });
  return reports.map((report) => report.error);
}

it('reports a bug that breaks a page once', async () => {
  const bug = new TypeError('x is not a function');
  expect(await reportedWith(bug, 'Something went wrong')).toEqual([bug]);
});

it('reports missing code if the server is reachable', async () => {
  const missing = new MissingCodeError(true);
  expect(await reportedWith(missing, 'A part of this page is missing')).toEqual([missing]);
});

/** Opens a page with a dialog whose code is missing. */
async function openWithout(cause: Error) {
  const page = await openPage('/login');
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  const Part = lazyPart<'Part', object>(() => Promise.reject(cause), 'Part');
  const element = <Part onMissing={() => {}} />;
  page.router.patchRoutes('content', [{ path: '/part', element }]);
  return { ...page, showPart: () => act(() => page.router.navigate('/part')) };
}

it('reports a part of an open page whose code breaks, and the user can go on', async () => {
  const cause = new TypeError('x is not a function');
  const { showPart } = await openWithout(cause);
  const reports = receivedBugs();
  await showPart();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This could not be loaded. Check your connection and try again, or reload the page.',
  );
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]?.error).toMatchObject({ name: 'MissingCodeError', cause });
  expect(screen.getByRole('button', { name: 'Language and theme' })).toBeEnabled();
});

it('shows a message about a missing part, which stays when another part arrives', async () => {
  const { router, showPart } = await openWithout(new TypeError('Failed to fetch'));
  receivedBugs();
  await showPart();
  await screen.findByRole('alert');
  const Part = lazyPart(() => Promise.resolve({ Part: () => <p>Here it is.</p> }), 'Part');
  router.patchRoutes('content', [{ path: '/other', element: <Part /> }]);
  await act(() => router.navigate('/other'));
  expect(await screen.findByText('Here it is.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded.');
});

it('does not report a part that did not arrive while offline', async () => {
  const { calls, showPart } = await openWithout(new TypeError('Failed to fetch'));
  const reports = receivedBugs();
  await control('offline', { offline: true });
  calls.length = 0;
  await showPart();
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  await waitFor(() => expect(calls).toEqual(['GET /news']));
  await control('offline', { offline: false });
  expect(reports).toEqual([]);
});

it.each([
  ['missing code while offline', new MissingCodeError(false), 'Unexpected connection error'],
  ['an unknown page', new Response(null, { status: 404 }), 'Page not found'],
  ['a refusal', new Response(null, { status: 403 }), 'Not allowed'],
])('does not report %s', async (_what, error, title) => {
  expect(await reportedWith(error, title)).toEqual([]);
});
