/** Parses scripts into trees, and edits their text by position. */
import { parseAst } from 'vite';

/** A node of a tree; its other members are nodes, lists of nodes, or values. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

/** A replacement for a part of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

export function parsed(code: string): Node {
  const [program] = nodesOf(parseAst(code));
  if (!program) throw new Error('The parser answered with no tree.');
  return program;
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((member) =>
    Array.isArray(member) ? member.flatMap(nodesOf) : nodesOf(member),
  );
}

/** The value, if it is a node. */
export function nodesOf(value: unknown): Node[] {
  return isNode(value) ? [value] : [];
}

export function nameOf(value: unknown): string | undefined {
  const name = nodesOf(value)[0]?.['name'];
  return typeof name === 'string' ? name : undefined;
}

/** The text of a node after edits, which must not overlap. */
export function edited(code: string, { start, end }: Node, edits: readonly Edit[]): string {
  let text = '';
  let at = start;
  const inOrder = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
  for (const edit of inOrder) {
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at, end);
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'start' in value
  );
}
