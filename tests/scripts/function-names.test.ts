import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runNode } from '#scripts/process/children.ts';
import { root, toolPath } from '#scripts/process/tool.ts';
import { tempFolder } from './temp-folder.ts';

/** The names that the lint rule reports in a module. */
async function lint(source: string): Promise<string[]> {
  const cwd = tempFolder({
    'biome.json': JSON.stringify({
      plugins: [path.join(root, 'function-names.grit')],
      linter: { rules: { preset: 'none' } },
    }),
    'module.ts': source,
  });
  const args = [toolPath('@biomejs/biome', 'biome'), 'lint', '--reporter=json', 'module.ts'];
  const { output } = await runNode(args, { cwd });
  const report: {
    diagnostics: { message: string; location: { start: Position; end: Position } }[];
  } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  return report.diagnostics.map(({ location: { start, end } }) =>
    (source.split('\n')[start.line - 1] ?? '').slice(start.column - 1, end.column - 1),
  );
}

interface Position {
  line: number;
  column: number;
}

describe('the rule for the names of functions', () => {
  it.each([
    ['a function', 'export function ownerOf(id: number) { return id; }'],
    ['a generator', 'export function* ownerOf(id: number) { yield id; }'],
    ['an arrow function', 'export const ownerOf = (id: number) => id;'],
    ['a parameter', 'export const run = (ownerOf: (id: number) => string) => ownerOf(1);'],
    ['a method', 'export class Book { ownerOf(id: number) { return id; } }'],
    ['a member', 'export const book = { ownerOf: (id: number) => id };'],
    ['a member of a type', 'export interface Book { ownerOf?: (id: number) => string }'],
  ])('rejects %s that is not named by a verb', async (_what, source) => {
    expect(await lint(source)).toEqual(['ownerOf']);
  });

  it.each([
    'export function findOwner(id: number) { return id; }',
    'export function startOfDay(time: number) { return time; }',
    'export const schema = { oneOf: [1, 2] };',
    'export const place = [1].indexOf(1);',
  ])('allows %s', async (source) => {
    expect(await lint(source)).toEqual([]);
  });
});
