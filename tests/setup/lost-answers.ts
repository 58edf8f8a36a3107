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

/** Lets the server fail at one change of events, which the page sends twice by itself. Another try by a person succeeds. */
export function failChange(calls: RegExp): void {
  const { fetch } = globalThis;
  let failedKey: string | null = null;
  let tries = 0;
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) => {
    if (!(input instanceof Request)) return fetch(input, init);
    const key = input.headers.get('Idempotency-Key');
    if (calls.test(`${input.method} ${new URL(input.url).pathname}`)) failedKey ??= key;
    if (key === null || key !== failedKey || tries === 2) return fetch(input, init);
    tries += 1;
    const error = { id: 'internal_error', title: 'Server error', message: 'Please try again.' };
    return Promise.resolve(Response.json({ error }, { status: 500 }));
  });
}
