import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { cutLibraries } from '#scripts/build/cuts/cut-libraries.ts';
import { tempFolder } from '../../temp-folder.ts';

const root = path.join(import.meta.dirname, '../../../..');

/** The size of a script that imports from a library. */
async function sizeOf(script: string, plugins: ReturnType<typeof cutLibraries>[]): Promise<number> {
  const folder = tempFolder({ 'main.js': script });
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
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

it.each(['i18next', 'react-router'])('makes %s smaller', async (name) => {
  const library = path.join(root, 'node_modules', name);
  const from =
    name === 'i18next' ? `${library}/dist/esm/i18next.js` : `${library}/dist/production/index.mjs`;
  const script = `import * as all from ${JSON.stringify(from)}; console.log(all.createInstance, all.createBrowserRouter);`;
  const [whole, less] = [await sizeOf(script, []), await sizeOf(script, [cutLibraries(root)])];
  expect(less).toBeLessThan(whole * 0.9);
});
