/**
 * `npm run contract:diff -- <git-ref>`: lists the changes of the contract since a revision. Fails on breaking changes
 * that `openapi/accepted-breaks.yaml` does not accept.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeUnused, judge, readAcceptedBreaks } from './contract/accepted-breaks.ts';
import { type Change, changesBetween } from './contract/changes.ts';
import { describeChanges } from './contract/description.ts';
import { writeRevision } from './contract/revision.ts';
import { bundleDocuments } from './generation/bundle.ts';
import { CommandError } from './process/command-error.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';

/**
 * Compares the contract in a repository's working tree with that of a revision.
 * @throws CommandError if the revision is unknown.
 */
export async function changesSince(repository: string, revision: string): Promise<Change[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-diff-'));
  try {
    writeRevision(repository, revision, folder);
    const now = await bundleDocuments(path.join(repository, 'openapi'));
    return changesBetween(await bundleDocuments(folder), now);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A readable report of the changes, and whether any unaccepted one is breaking. */
export async function reportSince(
  repository: string,
  revision: string,
): Promise<{ text: string; isRefused: boolean }> {
  const changes = await changesSince(repository, revision);
  const accepted = readAcceptedBreaks(path.join(repository, 'openapi/accepted-breaks.yaml'));
  const { reasons, unused } = judge(changes, accepted);
  const parts = [describeChanges(changes, reasons)];
  if (unused.length > 0) parts.push(describeUnused(unused));
  return {
    text: parts.join('\n\n'),
    isRefused: changes.some((change) => change.isBreaking && !reasons.has(change)),
  };
}

if (import.meta.main) {
  await runMain(async () => {
    const [revision, ...rest] = process.argv.slice(2);
    if (revision === undefined || rest.length > 0) {
      throw new CommandError('Say what to compare with: npm run contract:diff -- <git-ref>');
    }
    const { text, isRefused } = await reportSince(root, revision);
    console.log(text);
    if (isRefused) process.exitCode = 1;
  });
}
