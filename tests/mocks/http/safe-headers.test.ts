import { expect, it } from 'vitest';
import { withSafeHeaders } from '#mocks/http/safe-headers.ts';

it('every response forbids guessing its type and storing it', () => {
  const { headers } = withSafeHeaders(new Response('a'));
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
});

it('a response decides itself whether it is stored', () => {
  const response = new Response('a', { headers: { 'cache-control': 'max-age=60' } });
  expect(withSafeHeaders(response).headers.get('cache-control')).toBe('max-age=60');
});

it('a response to HEAD has the same status and headers, and no body', async () => {
  const response = new Response('a', { status: 404, headers: { 'x-kind': 'b' } });
  const head = withSafeHeaders(response, 'HEAD');
  expect([head.status, head.headers.get('x-kind')]).toEqual([404, 'b']);
  expect(head.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await head.text()).toBe('');
  expect(await withSafeHeaders(new Response('a'), 'GET').text()).toBe('a');
});
