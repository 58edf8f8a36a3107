import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressedPage } from '#mocks/http/compressed-page.ts';

const text = '<p>A page that is worth compressing, a page, a page, a page.</p>';

async function sent(accepted: string | null, type = 'text/html; charset=utf-8') {
  const response = new Response(text, { status: 404, headers: { 'content-type': type } });
  const headers = accepted === null ? {} : { 'accept-encoding': accepted };
  const answer = await compressedPage(response, new Request('http://localhost/', { headers }));
  return { headers: answer.headers, status: answer.status, bytes: await answer.bytes() };
}

it('sends a page in the best accepted coding', async () => {
  const { headers, status, bytes } = await sent('gzip, br');
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('vary')).toBe('Accept-Encoding');
  expect(status).toBe(404);
  expect(brotliDecompressSync(bytes).toString()).toBe(text);
  const common = await sent('gzip');
  expect(gunzipSync(common.bytes).toString()).toBe(text);
});

it.each([
  ['a page without an accepted coding', null, 'text/html'],
  ['a page whose compression is refused', 'br;q=0', 'text/html'],
  ['a call’s answer', 'br', 'application/json'],
])('sends %s unchanged', async (_what, accepted, type) => {
  const { headers, bytes } = await sent(accepted, type);
  expect(headers.get('content-encoding')).toBeNull();
  expect(new TextDecoder().decode(bytes)).toBe(text);
});
