/** The pages whose pace is measured, each on its own server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMockServer } from '#mocks/http/server.ts';
import { createMockService } from '#mocks/service.ts';
import { distFolder } from '../build.ts';
import { loadBuiltClient } from '../built-client.ts';
import { buildBarePage } from '../serving/bare-page.ts';

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
  const handle = await buildBarePage(path.join(import.meta.dirname, 'reference-page'), folder);
  const reference = await startMockServer({ port: 0, service: { handle } });
  rmSync(folder, { recursive: true });
  return {
    client: client.url,
    reference: reference.url,
    close: async () => void (await Promise.all([client.close(), reference.close()])),
  };
}
