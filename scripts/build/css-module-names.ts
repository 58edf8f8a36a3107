import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Names the classes of CSS modules, both in the client and in prerendered pages. Vite's own names also end in a line
 * number, which would add to every first load.
 */
export function cssModuleNames(root: string): (name: string, file: string) => string {
  return (name, file) => `${name}_${shortHash(path.relative(root, file))}`;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 4);
}
