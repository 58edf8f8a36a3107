import type { Manifest } from 'vite';

/**
 * The chunks of a manifest by key, with all of their static imports. Imports come first, because a page's styles may
 * override those of the parts it uses.
 */
export function withStaticImports(manifest: Manifest, keys: readonly string[]): string[] {
  const visited = new Set<string>();
  const chunks: string[] = [];
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    manifest[key]?.imports?.forEach(visit);
    chunks.push(key);
  };
  keys.forEach(visit);
  return chunks;
}
