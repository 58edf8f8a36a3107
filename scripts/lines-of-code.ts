import ts from 'typescript';

/** The numbers of the lines in a file on which a part of its code begins or ends: no blank lines and no comments. */
export function listCodeLines(source: ts.SourceFile): number[] {
  const lines = new Set<number>();
  const visit = (node: ts.Node): void => {
    lines.add(source.getLineAndCharacterOfPosition(node.getStart(source)).line);
    lines.add(source.getLineAndCharacterOfPosition(node.getEnd()).line);
    ts.forEachChild(node, visit);
  };
  source.statements.forEach(visit);
  return [...lines];
}
