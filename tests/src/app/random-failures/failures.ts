import type { Json } from '#scripts/generation/documents.ts';

/** Returns numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

type Failure = (
  response: () => Promise<Response>,
  random: () => number,
  signal: AbortSignal,
) => Promise<Response>;

const errorBody = (id: string) => ({
  error: { id, title: 'Refused', message: 'Refused at random.' },
});
const html = { 'Content-Type': 'text/html' };

/** Faults on the way to the server, at the server, and in its response. */
export const failures = {
  drop: () => Promise.reject(new TypeError('fetch failed')),
  'server error': (_response, random) =>
    Promise.resolve(
      new Response('Oh no', { status: pick(random, [500, 502, 503, 504]), headers: html }),
    ),
  'server error with a body': () =>
    Promise.resolve(Response.json(errorBody('internal_error'), { status: 500 })),
  'not allowed': () =>
    Promise.resolve(Response.json(errorBody('permission_denied'), { status: 403 })),
  'too many requests': () =>
    Promise.resolve(
      Response.json(errorBody('too_many_requests'), {
        status: 429,
        headers: { 'Retry-After': '5' },
      }),
    ),
  hang: (_response, _random, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  truncation: async (response, random) => {
    const whole = await response();
    const text = await whole.text();
    return new Response(text.slice(0, Math.floor(random() * text.length)), {
      status: nonEmptyStatus(whole.status),
      headers: { 'Content-Type': 'application/json' },
    });
  },
  html: () => Promise.resolve(new Response('<h1>Welcome to the hotel</h1>', { headers: html })),
  empty: () => Promise.resolve(new Response(null, { status: 204 })),
  'wrong outer shape': (_response, random) =>
    Promise.resolve(Response.json(pick(random, [{}, [], [[]], 42, null, 'text', errorBody('x')]))),
  'wrong inner shape': async (response, random) => {
    const whole = await response();
    const body = await readJson(whole);
    return Response.json(misshapen(body, random), { status: nonEmptyStatus(whole.status) });
  },
} satisfies Record<string, Failure>;

export type FailureName = keyof typeof failures;

function nonEmptyStatus(status: number): number {
  return status === 204 ? 200 : status;
}

async function readJson(response: Response): Promise<Json> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    // A response without a JSON body has nothing to change.
    return text;
  }
}

/** The same JSON with one random value replaced by one of another type. */
export function misshapen(body: Json, random: () => number): Json {
  const copy = structuredClone(body);
  const places = placesIn(copy);
  if (places.length === 0) return null;
  const { holder, name } = pick(random, places);
  holder[name] = pick(random, [null, 7, -1, '', 'text', [], [null], {}, { text: 'x' }, true]);
  return copy;
}

interface Place {
  holder: { [name: string]: Json };
  name: string;
}

function placesIn(value: Json): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  // A list is changed by index, an object by name.
  const holder = value as Place['holder'];
  return Object.keys(holder).flatMap((name) => [
    { holder, name },
    ...placesIn(holder[name] ?? null),
  ]);
}
