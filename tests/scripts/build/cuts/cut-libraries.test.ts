import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { cutLibraries } from '#scripts/build/cuts/cut-libraries.ts';
import { tempFolder } from '../../temp-folder.ts';

const root = path.join(import.meta.dirname, '../../../..');

/** Builds a script, and returns its size. */
async function sizeOf(script: string, plugins = [cutLibraries(root)]): Promise<number> {
  const folder = tempFolder({ 'main.js': script });
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
    build: {
      outDir: path.join(folder, 'dist'),
      emptyOutDir: false,
      rolldownOptions: {
        input: path.join(folder, 'main.js'),
        output: { entryFileNames: 'main.js' },
      },
    },
  });
  return readFileSync(path.join(folder, 'dist/main.js')).length;
}

/** A script that uses a module of an installed package. */
const using = (module: string, name: string) =>
  `import { ${name} } from ${JSON.stringify(path.join(root, 'node_modules', module))}; console.log(${name});`;

it.each([
  ['i18next/dist/esm/i18next.js', 'createInstance'],
  ['react-router/dist/production/index.mjs', 'createBrowserRouter'],
  ['react-dom/client.js', 'createRoot'],
])('makes %s smaller', async (module, name) => {
  const script = using(module, name);
  const [whole, less] = [await sizeOf(script, []), await sizeOf(script)];
  expect(less).toBeLessThan(whole * 0.95);
});

it('stops a build that uses a removed feature', async () => {
  const script = "import { useFetcher } from 'react-router'; console.log(useFetcher);";
  await expect(sizeOf(script)).rejects.toThrow(
    /main\.js uses useFetcher, which the build removes from react-router/,
  );
});

it('stops a build with an updated library, so that its cuts are reviewed', async () => {
  const installed = 'node_modules/i18next';
  const folder = tempFolder({
    [`${installed}/package.json`]: JSON.stringify({ version: '99.0.0' }),
    [`${installed}/dist/esm/i18next.js`]: 'export class Translator {}',
    'node_modules/.keep': '',
  });
  const script = `import { Translator } from ${JSON.stringify(`${folder}/${installed}/dist/esm/i18next.js`)}; console.log(Translator);`;
  await expect(sizeOf(script, [cutLibraries(folder)])).rejects.toThrow(
    /^.*cuts of i18next were reviewed for .*, but 99\.0\.0 is installed/s,
  );
});
