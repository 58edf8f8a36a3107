import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ContractTexts } from './contract-texts.ts';
import { getSection, getText } from './keys.ts';

/**
 * Every message key, sorted: the pages' titles, and the strings in a folder's code that begin with the name of a
 * section and a colon. Strings composed at run time do not count.
 */
export function messageKeys(folder: string, { core, pages, titles }: ContractTexts): string[] {
  const sections = [...core, ...pages];
  const knownSections = new Set(sections);
  const keys = new Set<string>(titles);
  const collect = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) &&
      knownSections.has(getSection(node.text)) &&
      getText(node.text) !== ''
    ) {
      keys.add(node.text);
    }
    ts.forEachChild(node, collect);
  };
  // Parsing takes most of the time, and most files have no texts.
  const quotedSection = new RegExp(`['"\`](?:${sections.join('|')}):`);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    if (!quotedSection.test(text)) continue;
    collect(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  }
  return [...keys].sort();
}
