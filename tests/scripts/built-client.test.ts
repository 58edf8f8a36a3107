import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loadBuiltClient } from '#scripts/built-client.ts';
import { tempFolder } from './temp-folder.ts';

const script = 'export const text = "a script that is worth compressing";';
const scriptPath = '/resources/client/assets/main-1a2b.js';

describe('the built client', () => {
  it('has the page as its template', () => {
    expect(client().page.template('/')).toBe('<title>__APP_TITLE__</title>');
  });

  it('sends a script uncompressed if no coding is accepted', async () => {
    const response = ask(scriptPath);
    expect(response?.status).toBe(200);
    expect(response?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response?.headers.get('content-encoding')).toBeNull();
    expect(await response?.text()).toBe(script);
  });

  it('sends the best accepted copy', async () => {
    const response = ask(scriptPath, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response?.headers.get('content-encoding')).toBe('br');
    const body = new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer());
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  it('sends the file itself if there is no compressed copy', () => {
    const response = ask('/resources/client/assets/picture-3c4d.png', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response?.headers.get('content-encoding')).toBeNull();
    expect(response?.headers.get('content-type')).toBe('image/png');
  });

  it('allows caches to keep its files forever, each coding separately', () => {
    const { headers } = ask(scriptPath) ?? new Response();
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it('sends nothing if the client already has the content', () => {
    const etag = ask(scriptPath)?.headers.get('etag') ?? '';
    const response = ask(scriptPath, { headers: { 'if-none-match': etag } });
    expect(response?.status).toBe(304);
    expect(response?.body).toBeNull();
  });

  it('has a different ETag for each coding', () => {
    const coded = ask(scriptPath, { headers: { 'accept-encoding': 'br' } });
    expect(coded?.headers.get('etag')).not.toBe(ask(scriptPath)?.headers.get('etag'));
  });

  it('answers HEAD with headers only', () => {
    const response = ask(scriptPath, { method: 'HEAD' });
    expect(response?.headers.get('content-length')).toBe(String(script.length));
    expect(response?.body).toBeNull();
  });

  it.each([
    '/resources/client/index.html',
    '/resources/client/.vite/manifest.json',
    '/resources/client/assets/../.vite/manifest.json',
    '/resources/client/assets/%2e%2e/index.html',
    '/resources/client/assets/main-1a2b.js.br',
    '/resources/client/assets/absent.js',
    '/resources/client/assets',
    '/elsewhere/main-1a2b.js',
  ])('does not answer for %s', (other) => {
    expect(ask(other)).toBeUndefined();
  });

  it('does not answer writes', () => {
    expect(ask(scriptPath, { method: 'POST' })).toBeUndefined();
  });
});

function client() {
  const folder = tempFolder({
    'index.html': '<title>__APP_TITLE__</title>',
    '.vite/manifest.json': '{}',
    'host/manifest.json': '{}',
    'assets/main-1a2b.js': script,
    'assets/picture-3c4d.png': 'not really a picture',
  });
  const compressed = path.join(folder, 'assets/main-1a2b.js');
  writeFileSync(`${compressed}.br`, brotliCompressSync(script));
  writeFileSync(`${compressed}.gz`, gzipSync(script));
  return loadBuiltClient(folder);
}

function ask(assetPath: string, init: RequestInit = {}): Response | undefined {
  return client().respond(assetPath, new Request('http://localhost/', init));
}
