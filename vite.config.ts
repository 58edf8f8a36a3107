import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { cssModuleNames } from './scripts/build/css-module-names.ts';
import { cutLibraries } from './scripts/build/cuts/cut-libraries.ts';
import { noImportCycles } from './scripts/build/import-cycles.ts';
import { moduleList } from './scripts/build/module-list.ts';

const root = import.meta.dirname;

const dashboardKit = new RegExp(
  [
    'node_modules/openapi-fetch/',
    'src/(api/|app/(page-code|MoreKitWords)|i18n/(use-formats|RelativeTime))',
    'src/features/account/(AddressSearch|current-address|user-calendar|remove-calendar/RemoveCalendarDialog)',
    'src/ui/(use-after-paint|use-preloaded-part|use-stable|feedback/EmptyState|layout/PageShell|overlay/ConfirmDialog)',
    'src/ui/data/(Badge|DescriptionList|InitialMark|UnmarkedList)',
    'src/ui/form/(choices|SearchField|SelectField)',
    'src/util/(calendar-pattern|defined-only|word-search)',
  ].join('|'),
);

/** Tests that parse pages. In the other project, their environment would cost all others a restart of their workers. */
const testsWithPages = [
  'tests/mocks/page/hosting-page.test.ts',
  'tests/scripts/docs/guide.test.ts',
];

export default defineConfig({
  root: path.join(root, 'src'),
  // The client imports all of its assets, which gives them hashed names, so nothing is copied unchanged.
  publicDir: false,
  cacheDir: path.join(root, '.cache/vite'),
  plugins: [react(), moduleList(root), noImportCycles(), cutLibraries(root)],
  css: {
    modules: { generateScopedName: cssModuleNames(root) },
  },
  build: {
    outDir: path.join(root, 'dist'),
    emptyOutDir: true,
    // The oldest supported browsers are those of `cssTarget`, the first with `light-dark()` and ES2024's library.
    target: 'es2024',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // Below `.vite/`, which is never served.
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/app-[hash].js',
        minify: {
          // Neither our code nor our dependencies have getters with side effects, so unused reads can be dropped.
          compress: { target: 'es2024', treeshake: { propertyReadSideEffects: false } },
          mangle: true,
          codegen: true,
        },
        codeSplitting: {
          // Every page loads three scripts: React's renderer and the other dependencies, which rarely change and so stay in
          // the browser's cache, and our own code. Everything else loads with the page that imports it.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'renderer',
              test: /node_modules\/(react-dom\/(client|cjs\/react-dom-client)|scheduler)/,
            },
            { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
            { name: 'app', tags: ['$initial'] },
            { name: 'panels', test: /src\/features\/header\/panel\// },
            { name: 'uploads', test: /src\/uploads\//, minShareCount: 2 },
            // Menus and dialogs, which no page needs immediately.
            {
              name: 'overlays',
              test: /node_modules\/(@base-ui|@floating-ui|use-sync-external-store)\//,
              minShareCount: 2,
            },
            // The admin tool, which customers never load: one script, because staff switch between its pages constantly. The
            // palette and dialogs load on demand.
            {
              name: 'staff',
              test: /src\/(features\/admin\/(?!pages\.ts|palette\/(Palette\.|palette-|use-)|.*Window\.tsx)|session\/rights|i18n\/use-money|ui\/(form\/MoneyField|layout\/(Tabs|show-current)))|generated\/admin\//,
            },
            // Tables, and the dates in them: staff need both on every page. The dashboard loads dates once it is usable.
            {
              name: 'tables',
              test: /node_modules\/(@tanstack|date-fns(?!\/locale\/(?!_lib|en-US)))\/|src\/(ui\/data\/(Table|LongRows)|i18n\/(load-dates|pattern-dates|date-locales))/,
            },
            // Code that every page but the login needs, and what the dashboard, the first page of users, shares with others.
            { name: 'kit', test: dashboardKit },
            // Code shared only by other pages, mostly forms: one script and one style sheet for all of them.
            {
              name: 'forms',
              test: /src\/(?!features\/admin\/|ui\/(menu\/(Floating|MenuE)|overlay\/Dialog))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  experimental: {
    // The same build can be served from anywhere: scripts and styles use relative URLs to each other, and the server that
    // fills in the page provides their address.
    renderBuiltUrl: (filename, { hostType }) =>
      hostType === 'html' ? `__ASSETS_URL__/${filename}` : { relative: true },
  },
  test: {
    root,
    // Long enough for a busy machine, on which a page's first import alone can take a minute; a hang still fails.
    testTimeout: 180_000,
    // More workers than processors, because tests also wait: for timers, child processes, and the mock's delays.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Files share a worker, so one test's stubs must not affect another's.
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // Files share a worker, because starting one takes longer than running most of them.
          isolate: false,
          root,
          environment: 'node',
          include: ['tests/{conformance,contract,mocks,scripts,generated}/**/*.test.ts'],
          exclude: testsWithPages,
          setupFiles: [path.join(root, 'tests/setup/console.ts')],
        },
      },
      {
        extends: true,
        resolve: {
          // The package's build for Node requires a package that it does not depend on.
          alias: { 'filestack-js': 'filestack-js/build/browser/filestack.esm.js' },
        },
        test: {
          name: 'client',
          isolate: false,
          pool: 'threads',
          root,
          environment: 'jsdom',
          // Transformed, so that tests run with the same cuts as the build.
          server: { deps: { inline: [/react-router/, /i18next/] } },
          include: ['tests/src/**/*.test.{ts,tsx}', ...testsWithPages],
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
