import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Below the resources, which are served without cookies, because the frame has an opaque origin and would not receive
 * any.
 */
export const assistantPath = '/resources/assistant/index.html';

const contentTypes: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'assistant.js': 'text/javascript; charset=utf-8',
  'assistant.css': 'text/css; charset=utf-8',
};

/** A customer's page may frame the product, which frames this page, so every ancestor would have to be allowed. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  "require-trusted-types-for 'script'",
].join('; ');

/** Serves a file of the stand-in for the support assistant; undefined if the path names none. */
export async function assistantResponse(address: string): Promise<Response | undefined> {
  const [, name = ''] = /^\/resources\/assistant\/([a-z.]+)$/.exec(address) ?? [];
  const contentType = Object.hasOwn(contentTypes, name) ? contentTypes[name] : undefined;
  if (contentType === undefined) return undefined;
  return new Response(await readFile(path.join(import.meta.dirname, name), 'utf8'), {
    headers: {
      'content-type': contentType,
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
