import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildClient } from '../build.ts';
import { loadBuiltAssets } from '../built-client.ts';

/** Builds a page that has none of the product's own code, and answers with it and its files, which it keeps in memory. */
export async function buildBarePage(
  source: string,
  target: string,
): Promise<(request: Request) => Promise<Response>> {
  await buildClient({ source, target });
  const template = readFileSync(path.join(target, 'index.html'), 'utf8');
  const html = template.replaceAll('__ASSETS_URL__', '/resources/client');
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const respond = loadBuiltAssets(target);
  return (request) => {
    const file = respond(new URL(request.url).pathname, request);
    return Promise.resolve(file ?? new Response(html, { headers }));
  };
}
