/** `npm run build`: builds and precompresses the client into `dist/`, unless it is up to date. `--sourcemap` adds maps. */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { build } from 'vite';
import { buildIdDefinition } from './build/build-id.ts';
import { compressTextFiles } from './build/compress.ts';
import { contentHash } from './build/inputs.ts';
import { CommandError } from './process/command-error.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';

interface BuildOptions {
  /** The folder of the sources. */
  source?: string;
  /** The folder for the built client. */
  target?: string;
  sourcemap?: boolean;
  /** Identifies the build, so that prerendered markup and scripts can check that they belong together. */
  buildId?: string;
}

/** The source modules of each built script: paths with slashes, relative to the project's folder or absolute. */
export type ModuleList = Record<string, string[]>;

export const distFolder = path.join(root, 'dist');
/** In the folder of a build. Vite's manifest only knows the modules after which scripts are named. */
export const moduleListFile = '.vite/modules.json';

const inputs = [
  'src',
  'generated',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'mocks/page/policy.ts',
  'scripts/build',
  'scripts/build.ts',
];

/** Builds the client if its sources have changed since the last build. Returns whether it did. */
export async function buildIfChanged(sourcemap = false): Promise<boolean> {
  const stamp = path.join(distFolder, '.vite/inputs.txt');
  const hash = `${contentHash(root, inputs)}${sourcemap ? ' with source maps' : ''}`;
  const isComplete = existsSync(path.join(distFolder, 'assets')) && existsSync(stamp);
  if (isComplete && readFileSync(stamp, 'utf8') === hash) return false;
  const buildId = hash.slice(0, 12);
  await buildClient({ sourcemap, buildId });
  const { writeHosting } = await import('./build/hosting/manifest.ts');
  await writeHosting(distFolder, buildId);
  await writeFile(stamp, hash);
  return true;
}

/**
 * Builds the client and compresses its files.
 * @throws CommandError that locates the error, if a source is invalid.
 */
export async function buildClient(options: BuildOptions = {}): Promise<void> {
  const target = options.target ?? distFolder;
  // Imported lazily, because starting with an up-to-date build does not need it.
  const { build } = await import('vite');
  try {
    const result = await build({
      configFile: path.join(root, 'vite.config.ts'),
      logLevel: 'warn',
      root: options.source ?? path.join(root, 'src'),
      define: buildIdDefinition(options.buildId ?? ''),
      build: { outDir: target, sourcemap: options.sourcemap ?? false },
    });
    await writeFile(path.join(target, moduleListFile), JSON.stringify(moduleList(result), null, 1));
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
  await compressTextFiles(path.join(target, 'assets'));
}

function moduleList(result: Awaited<ReturnType<typeof build>>): ModuleList {
  const outputs = [result]
    .flat()
    .flatMap((buildResult) => ('output' in buildResult ? buildResult.output : []));
  const scripts = outputs.filter((output) => output.type === 'chunk');
  return Object.fromEntries(
    scripts.map(({ fileName, modules }) => [
      fileName,
      Object.entries(modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => path.relative(root, id).replaceAll(path.sep, '/')),
    ]),
  );
}

if (import.meta.main) {
  await runMain(async () => {
    const startTime = performance.now();
    const hasBuilt = await buildIfChanged(process.argv.includes('--sourcemap'));
    const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
    console.log(hasBuilt ? `Client built in ${seconds} s` : 'The built client is up to date');
  });
}
