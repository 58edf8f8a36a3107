import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type Cuts, cut } from './cut.ts';
import { i18next } from './i18next.ts';
import { reactDom } from './react-dom.ts';
import { type Removed, removedUse } from './removed-use.ts';
import { reactRouter } from './router.ts';

/** A library and the code that the build removes from it. */
export interface CutLibrary {
  /** The package's name. */
  readonly name: string;
  /** The version that the cuts were reviewed for. The same cut may not be safe in another one. */
  readonly version: string;
  /** The path of the module with the code, without the parts that differ between versions. */
  readonly module: RegExp;
  /** Code that distinguishes the module from others with such paths. */
  readonly holds: string;
  readonly cuts: Cuts;
  readonly removed: Removed;
}

const libraries: readonly CutLibrary[] = [reactRouter, reactDom, i18next];

/**
 * Removes library code that this client never uses, from the build and from the client's tests.
 * @throws Error at the first module that uses a removed feature, and if a library has been updated.
 */
export function cutLibraries(root: string): Plugin {
  const packages = `${path.join(root, 'node_modules').replaceAll('\\', '/')}/`;
  const router = (name: string) =>
    path.join(root, 'node_modules/react-router/dist/production', `${name}.mjs`);
  return {
    name: 'cut-libraries',
    config: () => ({
      resolve: {
        // The router's own exports resolve to its development build, whose warnings no user of the built client can
        // read.
        alias: [
          { find: /^react-router$/, replacement: router('index') },
          { find: /^react-router\/dom$/, replacement: router('dom-export') },
        ],
      },
    }),
    transform(code, id) {
      const [file = ''] = id.replaceAll('\\', '/').split('?');
      if (!/\.[cm]?[jt]sx?$/.test(file)) return undefined;
      const inPackages = file.startsWith(packages) ? file.slice(packages.length) : undefined;
      const library = libraries.find(({ name }) => inPackages?.startsWith(`${name}/`));
      if (!library) {
        checkUses(code, file);
        return undefined;
      }
      if (!library.module.test(inPackages ?? '') || !code.includes(library.holds)) return undefined;
      checkVersion(library, packages);
      return { code: cut(code, library.cuts), map: null };
    },
  };
}

/** @throws Error that names a removed feature, which would do nothing in the built client or break it. */
function checkUses(code: string, file: string): void {
  for (const { name, removed } of libraries) {
    const use = removedUse(code, removed);
    if (use === undefined) continue;
    throw new Error(
      `${file} uses ${use}, which the build removes from ${name}: delete its cut below scripts/build/cuts/ first.`,
    );
  }
}

function checkVersion({ name, version }: CutLibrary, packages: string): void {
  const installed = JSON.parse(readFileSync(`${packages}${name}/package.json`, 'utf8')).version;
  if (installed === version) return;
  throw new Error(
    `The cuts of ${name} were reviewed for ${version}, but ${installed} is installed: review them below scripts/build/cuts/, then change the version there.`,
  );
}
