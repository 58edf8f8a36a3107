/** Limits what bypasses the type checker and React's rendering: casts and effects. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
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
    lines += linesOfCode(source);
  }
  const unexplained = hatches
    .filter(({ isExplained }) => !isExplained)
    .map(({ kind, file, line }) => `${file}:${line}: the ${kind} has no comment that says why.`);
  const surplus = (['cast', 'effect'] as const).flatMap((kind) => {
    const count = hatches.filter((hatch) => hatch.kind === kind).length;
    const max = (lines * maxPerThousand[kind]) / 1000;
    return count > max
      ? [`${count} ${kind}s in ${lines} lines of code; at most ${Math.floor(max)} are allowed.`]
      : [];
  });
  return [...unexplained, ...surplus];
}

function hatchesIn(source: ts.SourceFile): EscapeHatch[] {
  const found: EscapeHatch[] = [];
  const visit = (node: ts.Node, isExplained: boolean): void => {
    const kind = kindOf(node);
    // A comment explains the code right below it, but not everything nested in it.
    const isExplainedHere = hasComment(node, source) || (isExplained && !ts.isBlock(node));
    if (kind)
      found.push({
        kind,
        file: source.fileName,
        line: lineOf(node, source),
        isExplained: isExplainedHere,
      });
    ts.forEachChild(node, (child) => visit(child, isExplainedHere));
  };
  ts.forEachChild(source, (statement) => visit(statement, false));
  return found;
}

function kindOf(node: ts.Node): Kind | undefined {
  if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) {
    return ts.isConstTypeReference(node.type) ? undefined : 'cast';
  }
  const isEffect =
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    effectHooks.test(node.expression.text);
  return isEffect ? 'effect' : undefined;
}

function hasComment(node: ts.Node, source: ts.SourceFile): boolean {
  return ts.getLeadingCommentRanges(source.text, node.getFullStart()) !== undefined;
}

function lineOf(node: ts.Node, source: ts.SourceFile): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** The lines on which a part of the code begins or ends. */
function linesOfCode(source: ts.SourceFile): number {
  const lines = new Set<number>();
  const visit = (node: ts.Node): void => {
    lines.add(lineOf(node, source));
    lines.add(source.getLineAndCharacterOfPosition(node.getEnd()).line + 1);
    ts.forEachChild(node, visit);
  };
  source.statements.forEach(visit);
  return lines.size;
}

if (import.meta.main) {
  await runMain(() => {
    const errors = escapeHatchErrors(path.join(root, 'src'));
    if (errors.length > 0) throw new CommandError(errors.join('\n'));
  });
}
