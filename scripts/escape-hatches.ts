/**
 * Limits what bypasses the type checker and React's rendering: casts and effects. A ref callback that starts something
 * asynchronous, such as a call or an SDK, is an effect.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listCodeLines } from './lines-of-code.ts';
import { CommandError } from './process/command-error.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';

type Kind = 'cast' | 'effect';

/** The maximum per 1,000 lines of code, not counting blank lines and comments. */
const maxPerThousand: Record<Kind, number> = { cast: 1, effect: 1.5 };

const effectHooks = /^use(Layout|Insertion)?Effect$/;

interface EscapeHatch {
  kind: Kind;
  file: string;
  line: number;
  /** It must have a comment that says why, next to it or right above it or its statement. */
  isExplained: boolean;
}

/** One sentence for each cast or effect without its reason, and one for each kind that there are too many of. */
export function escapeHatchErrors(folder: string): string[] {
  const hatches: EscapeHatch[] = [];
  let lines = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(name)) continue;
    const source = ts.createSourceFile(
      name,
      readFileSync(path.join(folder, name), 'utf8'),
      ts.ScriptTarget.Latest,
    );
    hatches.push(...hatchesIn(source));
    lines += listCodeLines(source).length;
  }
  const unexplainedHatches = hatches
    .filter(({ isExplained }) => !isExplained)
    .map(({ kind, file, line }) => `${file}:${line}: the ${kind} has no comment that says why.`);
  const surplus = (['cast', 'effect'] as const).flatMap((kind) => {
    const count = hatches.filter((hatch) => hatch.kind === kind).length;
    const max = (lines * maxPerThousand[kind]) / 1000;
    return count > max
      ? [`${count} ${kind}s in ${lines} lines of code; at most ${Math.floor(max)} are allowed.`]
      : [];
  });
  return [...unexplainedHatches, ...surplus];
}

function hatchesIn(source: ts.SourceFile): EscapeHatch[] {
  const foundHatches: EscapeHatch[] = [];
  const starters = startingRefCallbacks(source);
  const visit = (node: ts.Node, isExplained: boolean): void => {
    const kind = starters.has(node) ? 'effect' : classify(node);
    // A comment explains the code right below it, but not everything nested in it.
    const isExplainedHere = hasComment(node, source) || (isExplained && !ts.isBlock(node));
    if (kind)
      foundHatches.push({
        kind,
        file: source.fileName,
        line: findLine(node, source),
        isExplained: isExplainedHere,
      });
    ts.forEachChild(node, (child) => visit(child, isExplainedHere));
  };
  ts.forEachChild(source, (statement) => visit(statement, false));
  return foundHatches;
}

function classify(node: ts.Node): Kind | undefined {
  if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) {
    return ts.isConstTypeReference(node.type) ? undefined : 'cast';
  }
  const isEffect =
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    effectHooks.test(node.expression.text);
  return isEffect ? 'effect' : undefined;
}

/** The functions in a file that are used as ref callbacks and start something asynchronous. */
function startingRefCallbacks(source: ts.SourceFile): ReadonlySet<ts.Node> {
  const nodesByName = new Map<string, ts.Node>();
  const callbacks: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) nodesByName.set(node.name.text, node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      nodesByName.set(node.name.text, node.initializer);
    }
    if (ts.isJsxAttribute(node) && node.name.getText(source) === 'ref' && node.initializer) {
      callbacks.push(node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const functions = callbacks.flatMap((callback) => {
    const expression = ts.isJsxExpression(callback) ? callback.expression : undefined;
    const name = expression && ts.isIdentifier(expression) ? expression.text : '';
    return nodesByName.get(name) ?? expression ?? [];
  });
  return new Set(functions.filter(startsSomething));
}

/** Returns whether code awaits something, handles its outcome later, or can cancel it. */
function startsSomething(node: ts.Node): boolean {
  const isStart =
    ts.isAwaitExpression(node) ||
    (ts.isPropertyAccessExpression(node) && node.name.text === 'then') ||
    (ts.isIdentifier(node) && (node.text === 'AbortController' || node.text === 'fetch')) ||
    node.kind === ts.SyntaxKind.ImportKeyword;
  return (
    isStart || (ts.forEachChild(node, (child) => startsSomething(child) || undefined) ?? false)
  );
}

function hasComment(node: ts.Node, source: ts.SourceFile): boolean {
  return ts.getLeadingCommentRanges(source.text, node.getFullStart()) !== undefined;
}

function findLine(node: ts.Node, source: ts.SourceFile): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

if (import.meta.main) {
  await runMain(() => {
    const errors = escapeHatchErrors(path.join(root, 'src'));
    if (errors.length > 0) throw new CommandError(errors.join('\n'));
  });
}
