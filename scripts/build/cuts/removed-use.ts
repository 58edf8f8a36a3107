import { childrenOf, type Node, nameOf, nodesOf, parsed } from '../syntax-tree.ts';

/** Features of a library whose code is cut. */
export interface Removed {
  /** The modules that export them. */
  from: readonly string[];
  exports?: readonly string[];
  /** Options of functions and properties of components. */
  options?: readonly string[];
}

/** Finds the first removed feature that a JavaScript module uses. */
export function removedUse(
  code: string,
  { from, exports = [], options = [] }: Removed,
): string | undefined {
  // Most modules contain none of the names, and need not be parsed.
  if (![...exports, ...options].some((name) => code.includes(name))) return undefined;
  const program = parsed(code);
  const imports = childrenOf(program).filter(({ source }) =>
    nodesOf(source).some(({ value }) => from.some((name) => name === value)),
  );
  if (imports.length === 0) return undefined;
  const specifiers = imports.flatMap(childrenOf);
  const names = specifiers.map(({ type, imported, local }) =>
    nameOf(type === 'ImportSpecifier' ? imported : local),
  );
  // `import React` and `import * as React`.
  const wholes = new Set(
    specifiers.flatMap(({ type, local }) =>
      /^Import(Default|Namespace)Specifier$/.test(type) ? [nameOf(local)] : [],
    ),
  );
  return (
    exports.find((name) => names.includes(name)) ??
    firstBelow(program, ({ type, object, property, key }) => {
      if (type === 'MemberExpression' && wholes.has(nameOf(object))) {
        return exports.find((one) => one === nameOf(property));
      }
      if (type === 'Property') return options.find((one) => one === keyName(key));
      return undefined;
    })
  );
}

/** The first result for a node or those below it. */
function firstBelow<Result>(
  node: Node,
  resultOf: (node: Node) => Result | undefined,
): Result | undefined {
  const result = resultOf(node);
  if (result !== undefined) return result;
  for (const child of childrenOf(node)) {
    const below = firstBelow(child, resultOf);
    if (below !== undefined) return below;
  }
  return undefined;
}

/** The name of a property, which may be quoted. */
function keyName(key: unknown): unknown {
  return nameOf(key) ?? nodesOf(key)[0]?.['value'];
}
