/** The pages whose pace is measured, each on its own server. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMockServer } from '#mocks/http/server.ts';
import { createMockService } from '#mocks/service.ts';
import { buildClient, distFolder } from '../build.ts';
import { loadBuiltAssets, loadBuiltClient } from '../built-client.ts';

interface ServedPages {
  client: string;
  /** A bare page on the same libraries. */
  reference: string;
  close(): Promise<void>;
}

export async function servePages(): Promise<ServedPages> {
  const { page, respond } = loadBuiltClient(distFolder);
  const service = await createMockService({ page, resources: respond });
  const client = await startMockServer({ port: 0, service });
  const folder = mkdtempSync(path.join(tmpdir(), 'reference-page-'));
  await buildClient({ source: path.join(import.meta.dirname, 'reference-page'), target: folder });
  const reference = await startMockServer({ port: 0, service: referenceService(folder) });
  rmSync(folder, { recursive: true });
  return {
    client: client.url,
    reference: reference.url,
    close: async () => void (await Promise.all([client.close(), reference.close()])),
  };
}

function referenceService(folder: string) {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8').replaceAll(
    '__ASSETS_URL__',
    '/resources/client',
  );
  const respond = loadBuiltAssets(folder);
  return {
    handle: (request: Request) => {
      const asset = respond(new URL(request.url).pathname, request);
      const type = { 'content-type': 'text/html; charset=utf-8' };
      return Promise.resolve(asset ?? new Response(html, { headers: type }));
    },
  };
}
