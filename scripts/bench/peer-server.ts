import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMockServer } from '#mocks/http/server.ts';
import { buildClient } from '../build.ts';
import { loadBuiltAssets } from '../built-client.ts';

interface PeerServer {
  readonly url: string;
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
  return { url, close };
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
