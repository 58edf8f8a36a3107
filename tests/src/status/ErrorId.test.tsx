import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CallTrace } from '#src/api/errors.ts';
import { ErrorId } from '#src/status/ErrorId.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

async function copied(element: Parameters<typeof renderInKit>[0]): Promise<string> {
  const { user } = await renderInKit(element);
  await user.click(screen.getByRole('button', { name: 'Copy error ID' }));
  return navigator.clipboard.readText();
}

it('is shown alone, and copied with call, time and request id', async () => {
  const trace: CallTrace = {
    call: 'GET /user/calendars',
    at: '2026-03-02T08:15:00.000Z',
    requestId: 'a1-b2',
  };
  const text = await copied(<ErrorId id="internal_error" trace={trace} />);
  expect(screen.getByText('internal_error')).toBeVisible();
  expect(text).toBe('internal_error · GET /user/calendars · 2026-03-02T08:15:00.000Z · a1-b2');
});

it('is copied with only the time if no call failed', async () => {
  vi.setSystemTime('2026-03-02T08:15:00Z');
  expect(await copied(<ErrorId id="client_error" />)).toBe(
    'client_error · 2026-03-02T08:15:00.000Z',
  );
  vi.useRealTimers();
});
