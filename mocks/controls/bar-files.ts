import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A control that serves a file of the scenario bar. */
export function barFile(name: string, contentType: string): () => Promise<Response> {
  const file = path.join(import.meta.dirname, '../bar', name);
  return async () =>
    new Response(await readFile(file, 'utf8'), {
      headers: { 'content-type': contentType, 'cache-control': 'no-cache' },
    });
}
