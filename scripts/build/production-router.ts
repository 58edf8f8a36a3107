import path from 'node:path';
import type { Plugin } from 'vite';

interface Cut {
  /** The code to replace, everywhere that it stands. */
  readonly find: RegExp;
  readonly by: string;
}

/**
 * What the data router carries for its framework, for servers and for tools, none of which runs here. A tree shaker cannot
 * know that these options are never given, so the code that asks for them goes.
 */
export const routerCuts: readonly Cut[] = [
  // Names for developer tools: writing them keeps components that nobody uses.
  { find: /^\w+\.displayName = "[^"]*";$/gm, by: '' },
  {
    find: /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm,
    by: '$1/* @__PURE__ */ $2',
  },
  // Prefetching on hover is the framework's.
  {
    find: /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\)/g,
    by: 'let shouldPrefetch = false, prefetchRef, prefetchHandlers',
  },
  // Errors of server components.
  { find: /^\w+\.contextType = RSCRouterContext;$/gm, by: '' },
  { find: /if \(this\.context(?= && typeof error)/g, by: 'if (false' },
  { find: /if \(this\.context\)/g, by: 'if (false)' },
  // Tracing of navigations.
  { find: /if \((?:init|opts\?)\.instrumentations\)/g, by: 'if (false)' },
  // Data of a page that the framework has rendered.
  { find: /(opts\?\.hydrationData) \|\| parseHydrationData\(\)/g, by: '$1' },
];

/** @throws Error when a cut finds nothing: the router has changed, and the cut has to be looked at. */
export function cutRouter(code: string): string {
  return routerCuts.reduce((rest, { find, by }) => {
    const cut = rest.replace(find, by);
    if (cut === rest) throw new Error(`The router has no ${find} any more.`);
    return cut;
  }, code);
}

/**
 * Takes the router's production build, without what this client never asks of it. Its own exports lead to the
 * development build, whose warnings nobody who uses the built client can read.
 */
export function productionRouter(root: string): Plugin {
  const folder = path.join(root, 'node_modules/react-router/dist/production');
  const file = (name: string) => path.join(folder, `${name}.mjs`);
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: file('index') },
          { find: /^react-router\/dom$/, replacement: file('dom-export') },
        ],
      },
    }),
    transform(code, id) {
      const isRouter = id
        .replaceAll('\\', '/')
        .startsWith(`${folder.replaceAll('\\', '/')}/chunk-`);
      return isRouter && code.includes('function createRouter(')
        ? { code: cutRouter(code), map: null }
        : undefined;
    },
  };
}
