import { describe, expect, it } from 'vitest';
import { measureScripts } from '#scripts/bench/script-size.ts';
import { brotliBest } from '#scripts/build/compress.ts';
import { tempFolder } from '../temp-folder.ts';

const scripts = {
  'app.js': 'start()',
  'kit.js': 'export const kit = 1',
  'page.js': 'export const page = "a page"',
  'view.js': 'export const view = "a view of the page"',
};

const manifest = {
  'main.ts': { file: 'app.js', imports: ['_kit.js'] },
  '_kit.js': { file: 'kit.js' },
  'Page.tsx': { file: 'page.js', imports: ['_kit.js'] },
  'View.tsx': { file: 'view.js', imports: ['Page.tsx'] },
};

const createBuild = () =>
  tempFolder({
    ...scripts,
    'index.html': '<script type="module" src="__ASSETS_URL__/app.js"></script>',
    '.vite/manifest.json': JSON.stringify(manifest),
  });

const size = async (name: keyof typeof scripts) =>
  (await brotliBest(Buffer.from(scripts[name]))).length;

describe('the size of scripts', () => {
  it('is that of what the page has not loaded already, each script once', async () => {
    const folder = createBuild();
    expect(await measureScripts(folder, ['Page.tsx'])).toBe(await size('page.js'));
    expect(await measureScripts(folder, ['Page.tsx', 'View.tsx'])).toBe(
      (await size('page.js')) + (await size('view.js')),
    );
  });

  it('is unknown for a module that has moved', async () => {
    await expect(measureScripts(createBuild(), ['Old.tsx'])).rejects.toThrow(
      'The build has no script for Old.tsx.',
    );
  });
});
