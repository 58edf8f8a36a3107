import { vi } from 'vitest';

/** Makes the server refuse every new password; the mock service refuses none that the form accepts. */
export function refusePassword(path: string, message: string): void {
  const { fetch } = globalThis;
  const details = [{ field: 'new_password', message }];
  const error = { id: 'validation_error', title: 'Not valid', message: 'Not valid.', details };
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) =>
    input instanceof Request && new URL(input.url).pathname === path
      ? Response.json({ error }, { status: 422 })
      : fetch(input, init),
  );
}
