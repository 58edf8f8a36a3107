/**
 * Limits the length of functions. Biome's own rule does not count the lines of JSX text, so it misses most long
 * components.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listCodeLines } from './lines-of-code.ts';
import { CommandError } from './process/command-error.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';

/** Lines from a function's first to its last, without blank lines and comments. */
const maxLines = 80;

/** One sentence for each function of a folder that is too long. */
export function functionLengthErrors(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mts|mjs|js)$/.test(name))
    .sort()
    .flatMap((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
      return longFunctions(source).map(
        ({ line, length }) =>
          `${path.posix.join(path.basename(folder), name)}:${line}: the function has ${length} lines of code; at most ${maxLines} are allowed.`,
      );
    });
}

function longFunctions(source: ts.SourceFile): { line: number; length: number }[] {
  const lines = listCodeLines(source);
  const lineAt = (place: number) => source.getLineAndCharacterOfPosition(place).line;
  const functionLengths: { line: number; length: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const [first, last] = [lineAt(node.getStart(source)), lineAt(node.getEnd())];
      const length = lines.filter((line) => first <= line && line <= last).length;
      if (length > maxLines) functionLengths.push({ line: first + 1, length });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return functionLengths;
}

if (import.meta.main) {
  await runMain(() => {
    const errors = ['src', 'mocks', 'scripts'].flatMap((folder) =>
      functionLengthErrors(path.join(root, folder)),
    );
    if (errors.length > 0) throw new CommandError(errors.join('\n'));
  });
}
