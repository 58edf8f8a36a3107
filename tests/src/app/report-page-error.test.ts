import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { MissingCodeError } from '#src/ui/load-part.ts';
import { type BugReport, receiveBugs } from '#src/util/bug-report.ts';
import { openPage } from '#tests/setup/open-page.tsx';

/** Opens a page whose loader fails, and returns the reported errors. */
async function reportedWith(error: unknown, title: string): Promise<unknown[]> {
  const page = await openPage('/login');
  const reports: BugReport[] = [];
  onTestFinished(receiveBugs((report) => reports.push(report)));
  reports.length = 0;
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

it.each([
  ['missing code while offline', new MissingCodeError(false), 'Unexpected connection error'],
  ['an unknown page', new Response(null, { status: 404 }), 'Page not found'],
  ['a refusal', new Response(null, { status: 403 }), 'Not allowed'],
])('does not report %s', async (_what, error, title) => {
  expect(await reportedWith(error, title)).toEqual([]);
});
