import { describe, expect, it } from 'vitest';
import { allowPages, isPreflight, isStorage, preflightResponse } from '#mocks/upload/cors.ts';

const request = (method: string, headers: Record<string, string>) =>
  new Request('http://localhost/', { method, headers });
const preflight = { origin: 'https://calendar.example', 'access-control-request-method': 'PUT' };

describe('a preflight', () => {
  it('asks with OPTIONS for an origin and a method', () => {
    expect(isPreflight(request('OPTIONS', preflight))).toBe(true);
    expect(isPreflight(request('PUT', preflight))).toBe(false);
    expect(isPreflight(request('OPTIONS', { origin: preflight.origin }))).toBe(false);
    expect(isPreflight(request('OPTIONS', {}))).toBe(false);
  });

  it('lets the storage be written, with what its addresses sign', () => {
    const { status, headers } = preflightResponse('/storage/abc');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')).toBe('PUT');
    expect(headers.get('access-control-allow-headers')).toBe('content-md5, x-amz-date');
    expect(headers.get('access-control-max-age')).toBe('600');
  });

  it('lets the provider be called', () => {
    const { headers } = preflightResponse('/multipart/start');
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST, DELETE, HEAD');
    expect(headers.get('access-control-allow-headers')).toContain('filestack-source');
  });
});

describe('a response', () => {
  function exposed(path: string, headers: Record<string, string> = {}): (string | null)[] {
    const response = new Response(null, { headers });
    allowPages(path, response);
    return ['access-control-allow-origin', 'access-control-expose-headers'].map((name) =>
      response.headers.get(name),
    );
  }

  it('can be read by every page, the storage’s with its ETag', () => {
    expect(exposed('/multipart/start')).toEqual(['*', null]);
    expect(exposed('/storage/abc')).toEqual(['*', 'ETag']);
  });

  it('may say itself which headers pages read', () => {
    expect(exposed('/storage/abc', { 'access-control-expose-headers': 'x-other' })).toEqual([
      '*',
      'x-other',
    ]);
  });
});

it('the storage has addresses of its own', () => {
  expect(isStorage('/storage/abc')).toBe(true);
  expect(isStorage('/api/storage/')).toBe(false);
});
