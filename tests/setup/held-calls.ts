import { vi } from 'vitest';

/** Delays calls of the client, like a slow network, until they are released: `DELETE /user/devices/12`. */
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
