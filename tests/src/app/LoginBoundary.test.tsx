import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listCalendars } from '#generated/app/calendars/fetchers.ts';
import { seededPointer } from '#mocks/seed/event-pointers.ts';
import { loginRequestAtom } from '#src/session/reauthentication.ts';
import { receiveBugs } from '#src/util/bug-report.ts';
import { consoleOutput } from '#tests/setup/console.ts';
import { openPage } from '#tests/setup/open-page.tsx';

it('an error in the login dialog removes it, is reported, and fails the calls', async () => {
  const { store } = await openPage(`/events/pointer/${seededPointer(101, '7003')}`);
  // Replaces the receiver set by the start.
  const report = vi.fn();
  onTestFinished(receiveBugs(report));
  await screen.findByRole('article');
  const finish = vi.fn();
  // A login without a reason is always a bug.
  act(() => store.set(loginRequestAtom, { reason: undefined as never, finish }));
  await waitFor(() => expect(finish).toHaveBeenCalledWith(false));
  await expect(listCalendars()).rejects.toMatchObject({ id: 'login_required' });
  expect(screen.getByRole('article')).toBeVisible();
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ error: expect.any(TypeError) }),
  );
  consoleOutput.length = 0;
});
