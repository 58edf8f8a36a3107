import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/**
 * The script behind a package's command, which runs on Node directly. The link in `.bin` would need a shell on Windows.
 */
export function toolPath(packageName: string, command: string): string {
  const folder = path.join(root, 'node_modules', packageName);
  const manifest: { bin?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const script = manifest.bin?.[command];
  if (!script) throw new Error(`The package ${packageName} has no command ${command}.`);
  return path.join(folder, script);
}
