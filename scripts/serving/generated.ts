import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '../build/inputs.ts';
import { runNode } from '../process/children.ts';
import { CommandError } from '../process/command-error.ts';
import { root } from '../process/tool.ts';

const stamp = path.join(root, '.cache/generated.txt');
// Both sides: a generated file that someone changed is written anew.
const involved = [
  'openapi',
  'scripts/generate.ts',
  'scripts/generation',
  'package-lock.json',
  'generated',
];

/** Generates what the contract says, unless nothing has changed since the last time. */
export async function generateIfChanged(): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === contentHash(root, involved)) return;
  const { ok, output } = await runNode(['scripts/generate.ts'], { cwd: root });
  if (!ok) throw new CommandError(output.trimEnd());
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, contentHash(root, involved));
}
