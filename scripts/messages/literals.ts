import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Every string that stands in the code of a folder as a whole; what is put together when it runs is none. */
export function literalsIn(folder: string): Set<string> {
  const literals = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    ts.forEachChild(node, collect);
  };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    collect(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  }
  return literals;
}
