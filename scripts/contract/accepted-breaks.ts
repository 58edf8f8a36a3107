import { existsSync, readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import { CommandError } from '../process/command-error.ts';
import type { Change } from './changes.ts';

/** An intentional breaking change. */
export interface AcceptedBreak {
  readonly document: string;
  /** Absent for changes to a whole document, or to parts that several operations share. */
  readonly operation?: string;
  /** In the command's wording. */
  readonly change: string;
  readonly reason: string;
}

export interface Judgment {
  /** The reason for each accepted breaking change. */
  readonly reasons: ReadonlyMap<Change, string>;
  /** Entries that match no breaking change. */
  readonly unused: readonly AcceptedBreak[];
}

const needed = ['document', 'change', 'reason'];
const known = [...needed, 'operation'];

/**
 * Reads the list of accepted breaks; a missing file means there are none.
 * @throws CommandError naming the entry that cannot be read.
 */
export function readAcceptedBreaks(file: string): AcceptedBreak[] {
  if (!existsSync(file)) return [];
  const list = parseYaml(readFileSync(file, 'utf8')) ?? [];
  if (!Array.isArray(list)) throw new CommandError(`${file} holds no list.`);
  return list.map((entry: unknown, index) => {
    const error = findError(entry);
    if (error !== undefined) throw new CommandError(`${file}, entry ${index + 1}: ${error}`);
    // Its fields have just been checked.
    return entry as AcceptedBreak;
  });
}

function findError(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return 'it has no fields.';
  const fields = new Map<string, unknown>(Object.entries(entry));
  const unknown = [...fields.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) return `the field "${unknown}" is not known.`;
  const missing = needed.find((name) => !fields.has(name));
  if (missing !== undefined) return `the field "${missing}" is missing.`;
  const empty = [...fields].find(([, value]) => typeof value !== 'string' || value.trim() === '');
  return empty && `the field "${empty[0]}" is no text.`;
}

/** Finds which breaking changes are accepted, and which entries of the list are stale. */
export function judge(changes: readonly Change[], accepted: readonly AcceptedBreak[]): Judgment {
  const reasons = new Map<Change, string>();
  const unused = accepted.filter((entry) => {
    const matching = changes.filter(
      ({ isBreaking, document, operation, text }) =>
        isBreaking &&
        document === entry.document &&
        operation === entry.operation &&
        text === withoutCount(entry.change),
    );
    for (const change of matching) reasons.set(change, entry.reason);
    return matching.length === 0;
  });
  return { reasons, unused };
}

/** The count in a change's text differs between revisions. */
function withoutCount(change: string): string {
  return change.replace(/ \(\d+ times\)$/, '');
}

/** Asks for the removal of entries that are no longer needed. */
export function describeUnused(unused: readonly AcceptedBreak[]): string {
  const lines = unused.map(
    ({ document, operation, change }) =>
      `  ${[document, operation].filter(Boolean).join(': ')}: ${change}`,
  );
  return [
    `Accepted, but not among these changes (${unused.length}): mistyped, or no longer needed`,
    ...lines,
  ].join('\n');
}
