import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { root } from '#scripts/process/tool.ts';

const packages = path.join(root, 'node_modules');

/** The scripts of our dependencies that the build bundles, by file, as the bundler receives them. */
async function bundledLibraries(): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'record-libraries',
        // After every other plugin that could change the code.
        enforce: 'post',
        transform: {
          order: 'post',
          handler: (code, id) => {
            if (id.startsWith(packages) && /\.[cm]?js$/.test(id)) scripts.set(id, code);
          },
        },
      },
    ],
  });
  return scripts;
}

it('bundles all libraries exactly as published', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const libraries = [...(await bundledLibraries())];
  const names = libraries.map(([file]) => path.relative(packages, file));
  expect(names).toContain('react-dom/cjs/react-dom-client.production.js');
  // The router exports no other build to bundlers.
  expect(names).toContain('react-router/dist/development/index.mjs');
  expect(names).toContain('i18next/dist/esm/i18next.js');
  expect(names.filter((name) => /^react(-dom)?\/cjs\/.*development/.test(name))).toEqual([]);

  const changed = libraries.filter(([file, code]) => code !== readFileSync(file, 'utf8'));
  expect(changed.map(([file]) => file)).toEqual([]);
});
