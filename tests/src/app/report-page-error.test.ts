import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadPart, MissingCodeError } from '#src/ui/load-part.ts';
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

it('reports a part of an open page whose code breaks, and the user can go on', async () => {
  await openPage('/login');
  const reports = receivedBugs();
  const cause = new TypeError('x is not a function');
  const part = act(() => loadPart(() => Promise.reject(cause)));
  expect(await part).toBeUndefined();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This could not be loaded. Check your connection and try again, or reload the page.',
  );
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]?.error).toMatchObject({ name: 'MissingCodeError', cause });
  expect(screen.getByLabelText('Email address')).toBeEnabled();
});

it('does not report a part that did not arrive while offline', async () => {
  const { calls } = await openPage('/login');
  const reports = receivedBugs();
  await control('offline', { offline: true });
  calls.length = 0;
  await act(() => loadPart(() => Promise.reject(new TypeError('Failed to fetch'))));
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  await vi.waitFor(() => expect(calls).toEqual(['GET /news']));
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
