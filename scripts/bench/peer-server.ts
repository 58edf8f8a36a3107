import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMockServer } from '#mocks/http/server.ts';
import { buildClient } from '../build.ts';
import { loadBuiltAssets } from '../built-client.ts';
import { measureScripts } from './script-size.ts';

interface PeerServer {
  readonly url: string;
  /** How much FullCalendar adds to a page that has React, in bytes. */
  readonly scriptBytes: number;
  readonly close: () => Promise<void>;
}

/**
 * Builds the page with FullCalendar and serves it.
 * @param client is where its calls are answered.
 */
export async function servePeer(client: string): Promise<PeerServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'peer-page-'));
  await buildClient({ source: path.join(import.meta.dirname, 'peer-page'), target: folder });
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8').replaceAll(
    '__ASSETS_URL__',
    '/resources/client',
  );
  const respond = loadBuiltAssets(folder);
  const scriptBytes = await measureScripts(folder, ['peer.tsx']);
  rmSync(folder, { recursive: true });
  const { url, close } = await startMockServer({
    port: 0,
    service: {
      handle: (request) => {
        const { pathname, search } = new URL(request.url);
        if (pathname.startsWith('/calendars/')) return readCall(client + pathname + search);
        const page = new Response(html, {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        });
        return Promise.resolve(respond(pathname, request) ?? page);
      },
    },
  });
  return { url, scriptBytes, close };
}

async function readCall(address: string): Promise<Response> {
  const response = await fetch(address, {
    headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
  });
  const type = response.headers.get('content-type') ?? 'application/json';
  return new Response(await response.text(), {
    status: response.status,
    headers: { 'content-type': type },
  });
}
