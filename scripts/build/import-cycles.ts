import type { Plugin } from 'vite';

/**
 * Fails the build if scripts import each other: one of them would run before what it imports, and the functions with
 * compile hints do not exist before their script has run. `codeSplitting` in `vite.config.ts` decides on the scripts.
 */
export function noImportCycles(): Plugin {
  return {
    name: 'no-import-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const imports = new Map<string, readonly string[]>();
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') imports.set(output.fileName, output.imports);
      }
      const cycle = importCycle(imports);
      if (cycle) this.error(`Scripts import each other: ${cycle.join(' → ')}.`);
    },
  };
}

/**
 * Finds scripts that import each other.
 * @param imports the static imports of each script, by its file name. Other files are ignored.
 * @returns the names along the first cycle, or null.
 */
export function importCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
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
  for (const name of imports.keys()) {
    const cycle = cycleFrom(name, []);
    if (cycle) return cycle;
  }
  return null;
}
