import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Names the classes of CSS modules, in the client as in what is prerendered. Vite's own names end in the line's number as
 * well, which every first load would carry.
 */
export function cssModuleNames(root: string): (name: string, file: string) => string {
  return (name, file) => `${name}_${shortHash(path.relative(root, file))}`;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 4);
}
