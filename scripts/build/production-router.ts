import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Takes the router's production build. Its own exports lead to the development build, whose warnings nobody who uses the
 * built client can read.
 */
export function productionRouter(root: string): Plugin {
  const file = (name: string) =>
    path.join(root, `node_modules/react-router/dist/production/${name}.mjs`);
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
  };
}
