import { vi } from 'vitest';

/** Changes the JSON of answers to calls, such as `GET /calendars/ks1/events`, as a mistaken server would send it. */
export function changeAnswers(calls: RegExp, change: (body: unknown) => unknown): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const name = input instanceof Request && `${input.method} ${new URL(input.url).pathname}`;
    const response = await fetch(input, init);
    if (!name || !calls.test(name) || !response.ok) return response;
    return Response.json(change(await response.json()));
  });
}
