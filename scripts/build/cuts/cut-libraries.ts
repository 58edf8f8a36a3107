import path from 'node:path';
import type { Plugin } from 'vite';
import { type Cuts, cut } from './cut.ts';
import { i18nextCuts } from './i18next.ts';
import { reactDomCuts } from './react-dom.ts';
import { routerCuts } from './router.ts';

interface CutModule {
  /** Its path below `node_modules`, without the parts that differ between versions. */
  readonly path: RegExp;
  /** Code that distinguishes it from other modules with such paths. */
  readonly holds: string;
  readonly cuts: Cuts;
}

const cutModules: readonly CutModule[] = [
  {
    path: /^react-router\/dist\/production\/chunk-\w+\.mjs$/,
    holds: 'function createRouter(',
    cuts: routerCuts,
  },
  {
    path: /^react-dom\/cjs\/react-dom-client\.production\.js$/,
    holds: 'function startViewTransition(',
    cuts: reactDomCuts,
  },
  { path: /^i18next\/dist\/esm\/i18next\.js$/, holds: 'class Translator', cuts: i18nextCuts },
];

/** Removes library code that this client never uses, from the build and from the client's tests. */
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
      const file = id.replaceAll('\\', '/');
      if (!file.startsWith(packages)) return undefined;
      const cuts = cutModules.find(
        ({ path: place, holds }) => place.test(file.slice(packages.length)) && code.includes(holds),
      )?.cuts;
      return cuts && { code: cut(code, cuts), map: null };
    },
  };
}
