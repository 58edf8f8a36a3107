import { vi } from 'vitest';

/** Holds calls of the client back, as a slow network would, until they are let go: `DELETE /user/devices/12`. */
export function holdCalls(calls: RegExp): { letGo: () => void } {
  const { fetch } = globalThis;
  const gate = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const name = input instanceof Request && `${input.method} ${new URL(input.url).pathname}`;
    if (name && calls.test(name)) await gate.promise;
    return fetch(input, init);
  });
  return { letGo: gate.resolve };
}
