import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../process/command-error.ts';

/**
 * Writes `openapi/` from a revision into a folder.
 * @throws CommandError if the repository does not have the revision, or it had no contract.
 */
export function writeRevision(repository: string, revision: string, folder: string): void {
  const commit = findCommit(repository, revision);
  const list = git(repository, ['ls-tree', '-r', '-z', '--name-only', commit, '--', 'openapi/']);
  const names = list.toString().split('\0').filter(Boolean);
  if (names.length === 0) throw new CommandError(`There is no openapi/ at "${revision}".`);
  for (const name of names) {
    const file = path.join(folder, path.relative('openapi', name));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, git(repository, ['show', `${commit}:${name}`]));
  }
}

function findCommit(repository: string, revision: string): string {
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
    return git(repository, args).toString().trim();
  } catch {
    throw new CommandError(`Git knows no revision "${revision}" here.`);
  }
}

function git(repository: string, args: readonly string[]): Buffer {
  return execFileSync('git', args, {
    cwd: repository,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
