import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNode } from '../../process/children.ts';
import { CommandError } from '../../process/command-error.ts';
import { withCompileHints } from './compile-hints.ts';

/** A page on which to start the built client. */
export interface Start {
  /** The page as served. */
  html: string;
  url: string;
  /** The files of the initial scripts. */
  scripts: string[];
  /** Code to run once the client has started, unless it makes a call first. */
  control: string;
}

/** For each script, the start positions of the functions that ran. */
export type FunctionsAtStart = Record<string, number[]>;

/** Adds compile hints for functions that run at startup: see `withCompileHints`. */
export async function hintFunctionsAtStart(starts: readonly Start[]): Promise<void> {
  const recorded = await Promise.all(starts.map(functionsAtStart));
  const files = new Set(starts.flatMap(({ scripts }) => scripts));
  const codes = new Map(
    [...files].map((file) => [path.basename(file), readFileSync(file, 'utf8')]),
  );
  for (const file of files) {
    const name = path.basename(file);
    const ran = recorded.flatMap((functions) => functions[name] ?? []);
    writeFileSync(file, withCompileHints(codes.get(name) ?? '', new Set(ran)));
  }
}

async function functionsAtStart(start: Start): Promise<FunctionsAtStart> {
  const recorder = path.join(import.meta.dirname, 'record.ts');
  const { ok, output } = await runNode([recorder, JSON.stringify(start)]);
  if (!ok) throw new CommandError(`The built client does not start:\n${output}`);
  // Node may have printed something before.
  return JSON.parse(output.slice(output.lastIndexOf('\n{') + 1));
}
