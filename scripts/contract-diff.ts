/**
 * `npm run contract:diff -- <git-ref>`: lists the changes of the contract since a revision. Fails on breaking changes
 * that `openapi/accepted-breaks.yaml` does not accept.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { type Change, changesBetween } from './contract/changes.ts';
import { bundleDocuments } from './generation/bundle.ts';
import { CommandError } from './process/command-error.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';

/**
 * Compares the contract in a repository's working tree with that of a revision.
 * @throws CommandError if the revision is unknown, or had no contract.
 */
export async function changesSince(repository: string, revision: string): Promise<Change[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-diff-'));
  try {
    extractContract(repository, revision, folder);
    const now = await bundleDocuments(path.join(repository, 'openapi'));
    return changesBetween(await bundleDocuments(path.join(folder, 'openapi')), now);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function extractContract(repository: string, revision: string, folder: string): void {
  const args = ['archive', '--format=tar', '--end-of-options', revision, 'openapi'];
  try {
    const maxBuffer = 64 * 1024 * 1024;
    const input = execFileSync('git', args, { cwd: repository, maxBuffer, stdio: 'pipe' });
    execFileSync('tar', ['-xf', '-'], { cwd: folder, input });
  } catch {
    throw new CommandError(`Git has no openapi/ at "${revision}".`);
  }
}

/** The reasons of accepted breaking changes, by their texts. @throws CommandError if one has none. */
export function readAcceptedBreaks(repository: string): ReadonlyMap<string, string> {
  const file = path.join(repository, 'openapi/accepted-breaks.yaml');
  const list: object = existsSync(file) ? (parseYaml(readFileSync(file, 'utf8')) ?? {}) : {};
  const reasons = new Map<string, string>();
  for (const [text, reason] of Object.entries(list)) {
    if (typeof reason !== 'string' || !reason) throw new CommandError(`No reason for "${text}".`);
    reasons.set(text, reason);
  }
  return reasons;
}

/** A readable report of the changes, breaking ones first, and whether any of those is not accepted. */
export function report(changes: readonly Change[], accepted: ReadonlyMap<string, string>) {
  const breaking = changes.filter(({ isBreaking }) => isBreaking).map(({ text }) => text);
  const refused = breaking.filter((text) => !accepted.has(text));
  const [used, unused] = [true, false].map((isUsed) =>
    [...accepted].filter(([text]) => breaking.includes(text) === isUsed),
  );
  const sections = {
    Breaking: refused,
    'Breaking, and accepted': used?.map(([text, reason]) => `${text} (${reason})`),
    'Not breaking': changes.filter(({ isBreaking }) => !isBreaking).map(({ text }) => text),
    'Accepted, but not among these changes: mistyped, or no longer needed': unused?.map(
      ([text]) => text,
    ),
  };
  const paragraphs = Object.entries(sections).flatMap(([heading, lines = []]) =>
    lines.length > 0 ? [[`${heading} (${lines.length})`, ...lines.sort()].join('\n  ')] : [],
  );
  return { text: paragraphs.join('\n\n') || 'Nothing changed.', isRefused: refused.length > 0 };
}

if (import.meta.main) {
  await runMain(async () => {
    const [revision, ...otherArguments] = process.argv.slice(2);
    if (revision === undefined || otherArguments.length > 0) {
      throw new CommandError('Say what to compare with: npm run contract:diff -- <git-ref>');
    }
    const { text, isRefused } = report(
      await changesSince(root, revision),
      readAcceptedBreaks(root),
    );
    console.log(text);
    if (isRefused) process.exitCode = 1;
  });
}
