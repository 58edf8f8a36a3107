import {
  childrenOf,
  type Edit,
  edited,
  type Node,
  nameOf,
  nodesOf,
  parsed,
} from '../syntax-tree.ts';

/**
 * Puts functions in parentheses, which hints to engines that they will be called soon: engines then compile them
 * together with the script, in the background while it loads. Without the hint they parse them twice, the second time
 * while the page cannot react. Declarations become variables at the top of their scope, to which they were hoisted
 * anyway.
 *
 * Only for functions that run at startup. A hint for the whole file (`//# allFunctionsCalledOnLoad`) helps first visits
 * as much, but compiles three times the code, for which repeat visits have to wait, because their scripts come from the
 * cache.
 * @param starts holds the start positions of the functions to hint.
 */
export function withCompileHints(code: string, starts: ReadonlySet<number>): string {
  const program = parsed(code);
  return written(code, { ...program, start: 0, end: code.length }, starts);
}

/** The text of a function or program, with hints for the functions in it. */
function written(code: string, owner: Node, starts: ReadonlySet<number>): string {
  const edits: Edit[] = [];
  const hoisted: string[] = [];
  const [scope = owner] = owner.type === 'Program' ? [] : nodesOf(owner['body']);
  const visit = (node: Node, parent: Node) => {
    if (!isFunction(node)) {
      for (const child of childrenOf(node)) visit(child, node);
      return;
    }
    const { start, end } = node;
    const text = written(code, node, starts);
    const name = nameOf(node['id']);
    const isHinted = starts.has(start) && canBeInParentheses(node, parent);
    if (isHinted && parent === scope && node.type === 'FunctionDeclaration' && name) {
      hoisted.push(`${name}=(${text.replace(declaredName, '$1')})`);
      edits.push({ start, end, text: '' });
    } else {
      const isExpression = node.type !== 'FunctionDeclaration';
      edits.push({ start, end, text: isHinted && isExpression ? `(${text})` : text });
    }
  };
  for (const child of childrenOf(owner)) visit(child, owner);
  if (hoisted.length > 0) {
    const at = startOfCode(scope);
    edits.push({ start: at, end: at, text: `var ${hoisted.join(',')};` });
  }
  return edited(code, owner, edits);
}

const declaredName = /^((?:async )?function\*?)\s*[\w$]+/;

function isFunction({ type }: Node): boolean {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);
}

/** Methods cannot be parenthesized, and functions that are called immediately already are. */
function canBeInParentheses(node: Node, { type, method, kind, callee }: Node): boolean {
  const isMethod =
    type === 'MethodDefinition' || method === true || kind === 'get' || kind === 'set';
  return !isMethod && callee !== node;
}

/** The position after imports and directives, which must come first. */
function startOfCode(scope: Node): number {
  const statements = Array.isArray(scope['body']) ? scope['body'].flatMap(nodesOf) : [];
  let at = scope.type === 'Program' ? scope.start : scope.start + 1;
  for (const statement of statements) {
    if (statement.type !== 'ImportDeclaration' && typeof statement['directive'] !== 'string') break;
    at = statement.end;
  }
  return at;
}
