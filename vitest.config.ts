import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const root = import.meta.dirname;

/** Tests that not every commit needs. */
const deepTests = '**/*.deep.test.ts';

/** Tests of our own tools, which not every commit needs either. */
const toolTests = 'tests/{conformance,scripts,setup}/**/*.test.ts';

/** Tests that parse pages. In the other project, their environment would cost all others a restart of their workers. */
const testsWithPages = ['tests/mocks/page/hosting-page.test.ts'];

const setupFiles = ['console', 'random-cases'].map((name) =>
  path.join(root, `tests/setup/${name}.ts`),
);

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      root,
      // Long enough for a busy machine, on which a page's first import alone can take a minute; a hang still fails.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      // More workers than processors, because tests also wait: for timers, child processes, and the mock's delays.
      maxWorkers: availableParallelism() * 2,
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
            include: ['tests/{contract,generated,mocks}/**/*.test.ts'],
            exclude: [...testsWithPages, deepTests],
            setupFiles,
          },
        },
        {
          extends: true,
          test: {
            name: 'deep',
            isolate: false,
            root,
            environment: 'node',
            include: [`tests/${deepTests}`],
            exclude: [toolTests],
            setupFiles,
          },
        },
        {
          extends: true,
          test: {
            name: 'tools',
            isolate: false,
            root,
            environment: 'node',
            include: [toolTests],
            setupFiles,
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
            include: ['tests/src/**/*.test.{ts,tsx}', ...testsWithPages],
            exclude: [deepTests],
            setupFiles: [
              ...setupFiles,
              path.join(root, 'tests/setup/steady-date.ts'),
              // Before React.
              path.join(root, 'tests/setup/renders.ts'),
              path.join(root, 'tests/setup/client.ts'),
              path.join(root, 'tests/setup/animation-frames.ts'),
            ],
            css: { modules: { classNameStrategy: 'non-scoped' } },
          },
        },
      ],
    },
  }),
);
