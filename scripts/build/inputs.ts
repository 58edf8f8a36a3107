import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * One hash over the names and contents of files and folders. Not modification times, because switching branches and
 * back changes them.
 */
export function contentHash(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names.flatMap((entry) => filesBelow(folder, entry))) {
    const content = readFileSync(path.join(folder, name));
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Every file below a folder, or the file itself, as sorted paths with slashes. */
export function filesBelow(folder: string, name: string): string[] {
  const place = path.join(folder, name);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [name];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}
