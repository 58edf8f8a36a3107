import { childrenOf, parsed } from '../syntax-tree.ts';

/**
 * Finds scripts that import each other.
 * @param scripts the code of each script, by its file name. Imports of other files are ignored.
 * @returns the names along the first cycle, or null.
 */
export function importCycle(scripts: ReadonlyMap<string, string>): string[] | null {
  const imports = new Map(
    [...scripts].map(([name, code]) => [name, importsOf(code).filter((file) => scripts.has(file))]),
  );
  const finished = new Set<string>();
  const cycleFrom = (name: string, before: readonly string[]): string[] | null => {
    const at = before.indexOf(name);
    if (at >= 0) return [...before.slice(at), name];
    if (finished.has(name)) return null;
    for (const file of imports.get(name) ?? []) {
      const cycle = cycleFrom(file, [...before, name]);
      if (cycle) return cycle;
    }
    finished.add(name);
    return null;
  };
  for (const name of scripts.keys()) {
    const cycle = cycleFrom(name, []);
    if (cycle) return cycle;
  }
  return null;
}

/** The file names of static imports, including those that are exported again. */
function importsOf(code: string): string[] {
  return childrenOf(parsed(code))
    .flatMap(({ source }) => (isLiteral(source) ? [source.value] : []))
    .map((address) => address.slice(address.lastIndexOf('/') + 1));
}

function isLiteral(value: unknown): value is { value: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'value' in value &&
    typeof value.value === 'string'
  );
}
