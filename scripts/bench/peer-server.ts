import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMockServer } from '#mocks/http/server.ts';
import { buildBarePage } from '../serving/bare-page.ts';
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
  const respond = await buildBarePage(path.join(import.meta.dirname, 'peer-page'), folder);
  const scriptBytes = await measureScripts(folder, ['peer.tsx']);
  rmSync(folder, { recursive: true });
  const { url, close } = await startMockServer({
    port: 0,
    service: {
      handle: (request) => {
        const { pathname, search } = new URL(request.url);
        const isCall = pathname.startsWith('/calendars/');
        return isCall ? readCall(client + pathname + search) : respond(request);
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
