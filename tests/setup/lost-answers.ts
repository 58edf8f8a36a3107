import { vi } from 'vitest';

/** Loses the answers to calls that the server has carried out, such as `DELETE /user/devices/12`, as a broken connection does. */
export function loseAnswers(calls: RegExp): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const name = input instanceof Request && `${input.method} ${new URL(input.url).pathname}`;
    const response = await fetch(input, init);
    if (name && calls.test(name)) throw new TypeError('The connection was lost.');
    return response;
  });
}

/** Loses only the first of them. */
export function loseFirstAnswer(calls: RegExp): void {
  const { fetch } = globalThis;
  let isLost = false;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const name = input instanceof Request && `${input.method} ${new URL(input.url).pathname}`;
    const response = await fetch(input, init);
    if (isLost || !name || !calls.test(name)) return response;
    isLost = true;
    throw new TypeError('The connection was lost.');
  });
}
