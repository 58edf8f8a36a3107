import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { cssModuleNames } from './scripts/build/css-module-names.ts';
import { cutLibraries } from './scripts/build/cuts/cut-libraries.ts';
import { moduleList } from './scripts/build/module-list.ts';

const root = import.meta.dirname;

export default defineConfig({
  root: path.join(root, 'src'),
  // What the client shows is imported by it, and so hashed: nothing is copied as it is.
  publicDir: false,
  cacheDir: path.join(root, '.cache/vite'),
  plugins: [react(), moduleList(root), cutLibraries(root)],
  css: {
    modules: { generateScopedName: cssModuleNames(root) },
  },
  build: {
    outDir: path.join(root, 'dist'),
    emptyOutDir: true,
    target: 'es2024',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Below `.vite/`, which is never served.
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/app-[hash].js',
        minify: {
          // No property of ours or of our dependencies does anything when it is read: what is not used goes.
          compress: { target: 'es2024', treeshake: { propertyReadSideEffects: false } },
          mangle: true,
          codegen: true,
        },
        codeSplitting: {
          // What the entry reaches by static imports is two scripts: dependencies, which change seldom and so stay in the
          // browser's cache, and our own code. Everything else comes with the page that imports it.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
            { name: 'app', tags: ['$initial'] },
            { name: 'panels', test: /src\/features\/header\/panel\// },
            { name: 'uploads', test: /src\/uploads\//, minShareCount: 2 },
            // Menus, dialogs and tabs, which no page needs at once but those with tabs.
            {
              name: 'overlays',
              test: /node_modules\/(@base-ui|@floating-ui|use-sync-external-store)\/|src\/ui\/layout\/Tabs/,
              minShareCount: 2,
            },
            // What pages of the admin tool share, which customers never load. Dialogs come on demand.
            {
              name: 'staff',
              test: /src\/(features\/admin\/(?!.*Window\.tsx)|session\/rights|ui\/data\/(Table|LongRows))|generated\/admin\//,
              minShareCount: 2,
            },
            // What several pages share: one script and one style sheet for all of them.
            {
              name: 'kit',
              test: /src\/(?!features\/admin\/|ui\/(menu\/(Floating|MenuE)|overlay\/Dialog|layout\/Tabs|data\/(Table|LongRows)))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  experimental: {
    // The same build is served from any place: scripts and styles find each other by relative URLs, and whoever fills in
    // the page says where they are.
    renderBuiltUrl: (filename, { hostType }) =>
      hostType === 'html' ? `__ASSETS_URL__/${filename}` : { relative: true },
  },
  test: {
    root,
    // A hang is found all the same; a busy machine is no failure.
    testTimeout: 60_000,
    // One worker a processor: left alone, Vitest keeps one processor free.
    maxWorkers: '100%',
    // Files share their worker: what a test stubs is nobody else's.
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // Files share their worker: to start one takes longer than most of them run.
          isolate: false,
          root,
          environment: 'node',
          include: ['tests/{conformance,contract,mocks,scripts,generated}/**/*.test.ts'],
          setupFiles: [path.join(root, 'tests/setup/console.ts')],
        },
      },
      {
        extends: true,
        resolve: {
          // The package's build for Node needs a package that it does not bring.
          alias: { 'filestack-js': 'filestack-js/build/browser/filestack.esm.js' },
        },
        test: {
          name: 'client',
          isolate: false,
          pool: 'threads',
          root,
          environment: 'jsdom',
          // Transformed, to be tested with what the build takes out of them.
          server: { deps: { inline: [/react-router/, /i18next/] } },
          include: ['tests/src/**/*.test.{ts,tsx}'],
          setupFiles: [
            path.join(root, 'tests/setup/console.ts'),
            path.join(root, 'tests/setup/client.ts'),
            path.join(root, 'tests/setup/animation-frames.ts'),
          ],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
