import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { measureSize } from '../build/compress.ts';
import { withStaticImports } from '../weigh/first-screen.ts';

/**
 * The bytes that some modules of a build add to the scripts of its page, at the highest brotli level.
 * @throws Error if the build has no script named after one of the modules: it may have moved.
 */
export async function measureScripts(folder: string, modules: readonly string[]): Promise<number> {
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const missing = modules.filter((name) => !manifest[name]);
  if (missing.length > 0) throw new Error(`The build has no script for ${missing.join(', ')}.`);
  const listFiles = (keys: readonly string[]) =>
    withStaticImports(manifest, keys).map((key) => manifest[key]?.file ?? '');
  const inPage = Object.keys(manifest).filter((key) =>
    html.includes(`__ASSETS_URL__/${manifest[key]?.file}"`),
  );
  const known = new Set(listFiles(inPage));
  const added = new Set(listFiles(modules).filter((file) => file.endsWith('.js')));
  const unknown = [...added].filter((file) => !known.has(file));
  return await measureSize(folder, unknown);
}
