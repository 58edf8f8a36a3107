import { describe, expect, it } from 'vitest';
import { openProvider, someBytes, wrongField } from '../upload-client.ts';

const megabyte = 1024 * 1024;

describe('a completion', () => {
  it.each([
    ['without its parts', {}, []],
    ['with a part that has not arrived', {}, [1, 2, 3]],
    ['with another ETag', {}, ['wrong', 2]],
    ['with a part twice', {}, [1, 2, 2]],
  ])('is refused %s', async (_, more, numbers) => {
    const { started, complete, etags } = await twoParts();
    const parts = numbers.map((number) =>
      number === 'wrong'
        ? { part_number: 1, etag: '"0"' }
        : { part_number: number, etag: etags[Number(number) - 1] ?? '"none"' },
    );
    const response = await complete(started, parts, more);
    expect(await wrongField(response)).toEqual([422, 'parts']);
  });

  it.each([
    [{ size: 1 }, 'size'],
    [{ filename: 'other.txt' }, 'filename'],
    [{ mimetype: 'text/html' }, 'mimetype'],
    [{ fii: true }, 'fii'],
    [{ uri: '/other/place' }, 'uri'],
    [{ region: 'mars' }, 'region'],
    [{ apikey: 'other' }, 'apikey'],
  ])('with %o contradicts the start', async (more, field) => {
    const { started, complete, etags } = await twoParts();
    const parts = etags.map((etag, index) => ({ part_number: index + 1, etag }));
    expect(await wrongField(await complete(started, parts, more))).toEqual([422, field]);
  });

  it('is refused if bytes are missing or a part is too small', async () => {
    const { start, sign, put, complete } = await openProvider();
    const bytes = someBytes(2000);
    const started = await start(bytes);
    const first = bytes.slice(0, 1000);
    const stored = await put(await sign(started, 1, first), first);
    const parts = [{ part_number: 1, etag: stored.headers.get('etag') }];
    expect(await wrongField(await complete(started, parts))).toEqual([422, 'size']);
    const second = bytes.slice(1000);
    const more = await put(await sign(started, 2, second), second);
    const both = [...parts, { part_number: 2, etag: more.headers.get('etag') }];
    expect(await wrongField(await complete(started, both))).toEqual([422, 'parts']);
  });

  it('may have ten tags of 256 characters', async () => {
    const { started, complete, etags } = await twoParts();
    const parts = etags.map((etag, index) => ({ part_number: index + 1, etag }));
    const tags = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`tag${index}`, 'x']));
    const refused = [tags(11), { long: 'x'.repeat(257) }];
    for (const upload_tags of refused) {
      expect((await complete(started, parts, { upload_tags })).status).toBe(422);
    }
    expect((await complete(started, parts, { upload_tags: tags(10) })).status).toBe(200);
  });
});

/** An upload of which both parts have arrived. */
async function twoParts() {
  const provider = await openProvider();
  const bytes = someBytes(6 * megabyte);
  const started = await provider.start(bytes);
  const etags: (string | null)[] = [];
  for (const [index, at] of [0, 5 * megabyte].entries()) {
    const chunk = bytes.slice(at, index === 0 ? 5 * megabyte : undefined);
    const stored = await provider.put(await provider.sign(started, index + 1, chunk), chunk);
    etags.push(stored.headers.get('etag'));
  }
  return { ...provider, started, etags };
}
