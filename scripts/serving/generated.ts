import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '../build/inputs.ts';
import { runNode } from '../process/children.ts';
import { CommandError } from '../process/command-error.ts';
import { root } from '../process/tool.ts';

const stamp = path.join(root, '.cache/generated.txt');
// Includes the output in the hash, so that edited generated files are rewritten.
const involvedFiles = [
  'openapi',
  'scripts/generate.ts',
  'scripts/generation',
  'package-lock.json',
  'generated',
];

/** Runs the generator, unless nothing has changed since its last run. */
export async function generateIfChanged(): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === contentHash(root, involvedFiles)) return;
  const { ok, output } = await runNode(['scripts/generate.ts'], { cwd: root });
  if (!ok) throw new CommandError(output.trimEnd());
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, contentHash(root, involvedFiles));
}
