import { vi } from 'vitest';

interface HeldCalls {
  letGo: () => void;
}

/** Delays calls of the client, like a slow network, until they are released: `DELETE /user/devices/12`. */
export function holdCalls(calls: RegExp): HeldCalls {
  return hold(calls, async (released, send) => {
    await released;
    return send();
  });
}

/** Delays the answers to calls that the server carries out at once. */
export function holdAnswers(calls: RegExp): HeldCalls {
  return hold(calls, async (released, send) => {
    const response = await send();
    await released;
    return response;
  });
}

function hold(
  calls: RegExp,
  answer: (released: Promise<void>, send: () => Promise<Response>) => Promise<Response>,
): HeldCalls {
  const { fetch } = globalThis;
  const gate = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) => {
    const name = input instanceof Request && `${input.method} ${new URL(input.url).pathname}`;
    const send = () => fetch(input, init);
    return name && calls.test(name) ? answer(gate.promise, send) : send();
  });
  return { letGo: gate.resolve };
}
