/**
 * `npm run test:mirrors`: lists the source files with logic that have no mirror, a test file at the same place in `tests/`.
 * Other tests may well cover them, but nobody finds those by the file's name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { runMain } from '../process/main.ts';
import { root } from '../process/tool.ts';

interface SourceFile {
  /** From the project's root, with slashes. */
  path: string;
  /** How often its code decides something; without any decision it has no logic. */
  decisions: number;
  hasMirror: boolean;
}

const sourceFolders = ['src', 'mocks', 'scripts'];

/** The source files with logic in a project, those with the most decisions first. */
export function filesWithLogic(project: string): SourceFile[] {
  return sourceFolders
    .flatMap((top) => sourcesIn(project, top))
    .map((file) => ({
      path: file,
      decisions: countDecisions(readFileSync(path.join(project, file), 'utf8'), file),
      hasMirror: mirrorPaths(file).some((mirror) => existsSync(path.join(project, mirror))),
    }))
    .filter(({ decisions }) => decisions > 0)
    .toSorted((a, b) => b.decisions - a.decisions);
}

function sourcesIn(project: string, top: string): string[] {
  const folder = path.join(project, top);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.d\.m?ts$/.test(name))
    .map((name) => path.posix.join(top, name.replaceAll(path.sep, '/')))
    .sort();
}

function mirrorPaths(file: string): string[] {
  const place = `tests/${file.replace(/\.\w+$/, '')}`;
  return ['.test.ts', '.test.tsx', '.deep.test.ts'].map((end) => place + end);
}

/**
 * Counts branches, loops and handled errors. Choosing what to render is no decision: neither conditions in JSX, except in
 * the functions that it passes on, nor those whose outcome is an element.
 */
function countDecisions(text: string, name: string): number {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  let count = 0;
  const visit = (node: ts.Node, isRendered: boolean): void => {
    if (!isRendered && isDecision(node) && !choosesElement(node)) count += 1;
    const isRenderedInside = ts.isFunctionLike(node) ? false : isRendered || isElement(node);
    ts.forEachChild(node, (child) => visit(child, isRenderedInside));
  };
  visit(source, false);
  return count;
}

const logicalOperators = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
]);

function isDecision(node: ts.Node): boolean {
  return (
    ts.isIfStatement(node) ||
    ts.isCaseClause(node) ||
    ts.isIterationStatement(node, false) ||
    ts.isConditionalExpression(node) ||
    ts.isCatchClause(node) ||
    (ts.isBinaryExpression(node) && logicalOperators.has(node.operatorToken.kind))
  );
}

function choosesElement(decision: ts.Node): boolean {
  const hasElement = (node: ts.Node): boolean =>
    isElement(node) || (ts.forEachChild(node, (child) => hasElement(child) || undefined) ?? false);
  return hasElement(decision);
}

function isElement(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

/** The files without a mirror by folder, and the sum. */
export function mirrorReport(files: readonly SourceFile[]): string {
  const missing = files.filter(({ hasMirror }) => !hasMirror);
  const folders = Map.groupBy(missing, (file) => path.posix.dirname(file.path));
  const parts = [...folders]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, gaps]) => {
      const lines = gaps.map(
        (file) => `  ${path.posix.basename(file.path)}: ${file.decisions} decisions`,
      );
      return [`${folder}/ (${gaps.length})`, ...lines].join('\n');
    });
  const sum = `${missing.length} of ${files.length} source files with logic have no mirror in tests/.`;
  return [...parts, sum].join('\n');
}

if (import.meta.main) {
  await runMain(() => console.log(mirrorReport(filesWithLogic(root))));
}
