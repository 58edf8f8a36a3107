import { expect, it } from 'vitest';
import { readWithBeginning } from '#src/api/read-beginning.ts';

const rows = Array.from({ length: 500 }, (_, id) => ({
  id,
  title: `Reh ${id} },{ 🦌`,
  owner: { id: 1, tags: [{ a: 1 }, { a: 2 }] },
}));
const long = { total: 500, results: rows };

/** A body in chunks that split texts and letters anywhere. */
function bodyOf(text: string, chunkSize = 20_001) {
  const bytes = new TextEncoder().encode(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, place) =>
    bytes.slice(place * chunkSize, (place + 1) * chunkSize),
  );
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
}

it('tells the first items of a long list once, and reads on when told to', async () => {
  const told: unknown[] = [];
  const goOn = Promise.withResolvers<void>();
  let isRead = false;
  const reading = readWithBeginning(bodyOf(JSON.stringify(long)), (beginning) => {
    told.push(beginning);
    return goOn.promise;
  }).finally(() => {
    isRead = true;
  });
  await expect.poll(() => told).toHaveLength(1);
  const [beginning] = told;
  const count = Object(beginning).results.length;
  expect(count).toBeGreaterThan(100);
  expect(beginning).toEqual({ total: 500, results: rows.slice(0, count) });
  expect(isRead).toBe(false);
  goOn.resolve();
  expect(await reading).toEqual(long);
  expect(told).toHaveLength(1);
});

it.each([1, 2, 3, 4])(
  'decodes a letter whose bytes are split between the first items and the rest, %i of 4',
  async (shift) => {
    const body = { note: 'x'.repeat(shift), results: [{ title: '🦌'.repeat(8_000) }, ...rows] };
    expect(await readWithBeginning(bodyOf(JSON.stringify(body), 1e6), async () => {})).toEqual(
      body,
    );
  },
);

it.each([
  ['a short body', JSON.stringify({ total: 1, results: rows.slice(0, 1) })],
  ['a body in another format', JSON.stringify(long, null, 2)],
])('reads %s as a whole', async (_what, text) => {
  const told: unknown[] = [];
  const read = await readWithBeginning(
    bodyOf(text),
    async (beginning) => void told.push(beginning),
  );
  expect(read).toEqual(JSON.parse(text));
  expect(told).toEqual([]);
});

it('fails like JSON.parse if the body is cut off', async () => {
  const cut = JSON.stringify(long).slice(0, -10);
  await expect(readWithBeginning(bodyOf(cut), async () => {})).rejects.toThrow(SyntaxError);
});
