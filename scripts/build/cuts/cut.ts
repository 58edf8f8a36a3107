import {
  childrenOf,
  type Edit,
  edited,
  type Node,
  nameOf,
  nodesOf,
  parsed,
} from '../syntax-tree.ts';

/** The code to remove from a library's module: only code that this client never runs. */
export interface Cuts {
  /** Functions and methods (`Translator.exists`), with their replacement bodies. */
  bodies?: Readonly<Record<string, string>>;
  /** Calls to remove if they are statements, by callee: `this.logger.warn`. */
  calls?: readonly string[];
  /** Other code to replace, wherever it occurs. */
  code?: readonly Replacement[];
}

interface Replacement {
  readonly find: RegExp;
  readonly by: string;
}

/** @throws Error if a cut matches nothing, or a body more than one function: the library has changed. */
export function cut(code: string, { bodies = {}, calls = [], code: replacements = [] }: Cuts) {
  const program = parsed(code);
  const found = new Set<string>();
  const edits: Edit[] = [];
  const replace = (name: string, { start, end }: Node, text: string) => {
    if (found.has(name) && !calls.includes(name)) {
      throw new Error(`The library has more than one ${name}.`);
    }
    found.add(name);
    edits.push({ start, end, text });
  };
  const visit = (node: Node, className: string) => {
    const called = calledAlone(node, code);
    if (called !== undefined && calls.includes(called)) return replace(called, node, ';');
    const name = functionName(node, className, code);
    const body = bodyOf(node);
    const text = name !== undefined && Object.hasOwn(bodies, name) ? bodies[name] : undefined;
    if (name !== undefined && text !== undefined && body) return replace(name, body, `{${text}}`);
    const owner = node.type === 'ClassDeclaration' ? (nameOf(node['id']) ?? '') : className;
    for (const child of childrenOf(node)) visit(child, owner);
  };
  visit(program, '');
  const missing = [...Object.keys(bodies), ...calls].filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`The library has no ${missing.join(', ')} anymore.`);
  return replaced(edited(code, { ...program, start: 0, end: code.length }, edits), replacements);
}

function replaced(code: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((rest, { find, by }) => {
    const less = rest.replace(find, by);
    if (less === rest) throw new Error(`The library has no ${find} anymore.`);
    return less;
  }, code);
}

/** The callee of a statement that is only a call. */
function calledAlone(node: Node, code: string): string | undefined {
  const [expression] = node.type === 'ExpressionStatement' ? nodesOf(node['expression']) : [];
  const [called] = expression?.type === 'CallExpression' ? nodesOf(expression['callee']) : [];
  return called && code.slice(called.start, called.end);
}

function functionName(node: Node, className: string, code: string): string | undefined {
  if (node.type === 'MethodDefinition') return `${className}.${nameOf(node['key'])}`;
  if (node.type !== 'AssignmentExpression') return nameOf(node['id']);
  const [left] = nodesOf(node['left']);
  return left && code.slice(left.start, left.end);
}

/** The body of the function that a node is or contains. */
function bodyOf(node: Node): Node | undefined {
  const [held = node] = [node['init'], node['value'], node['right']].flatMap(nodesOf);
  if (!held.type.includes('Function')) return undefined;
  return nodesOf(held['body']).find(({ type }) => type === 'BlockStatement');
}
