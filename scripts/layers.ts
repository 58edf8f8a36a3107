/** Enforces the layers of the code. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { layeredFolders, unknownFolders } from './layers/folders.ts';
import { layerRules } from './layers/rules.ts';
import { CommandError } from './process/command-error.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';

const codeFolders = ['src', 'generated', 'mocks', 'scripts', 'tests', 'e2e'];

/** One sentence for each import that violates the layers of the project in a folder. */
export async function layerErrors(folder: string): Promise<string[]> {
  const { output } = await cruise(
    codeFolders.filter((name) => existsSync(path.join(folder, name))),
    {
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: layerRules() },
      doNotFollow: { path: 'node_modules' },
      // Type imports count too: they couple files just as much.
      tsPreCompilationDeps: true,
    },
    { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] },
  );
  if (typeof output === 'string') throw new Error(output);
  const sentences = new Map(layerRules().map((rule) => [rule.name, rule.comment]));
  const breaches = output.summary.violations.map(
    ({ from, to, rule }) => `${from} imports ${to}: ${sentences.get(rule.name)}`,
  );
  const folderErrors = layeredFolders.flatMap((layered) =>
    unknownFolders(layered, foldersIn(path.join(folder, layered.top))),
  );
  return [...folderErrors, ...new Set(breaches)];
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

if (import.meta.main) {
  await runMain(async () => {
    const errors = await layerErrors(root);
    if (errors.length > 0) throw new CommandError(errors.join('\n'));
  });
}
