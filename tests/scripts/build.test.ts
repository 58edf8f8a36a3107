import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildClient } from '#scripts/build.ts';
import { consoleOutput } from '../setup/console.ts';
import { tempFolder } from './temp-folder.ts';

const sources = {
  'src/index.html': '<title>__APP_TITLE__</title><script type="module" src="./main.ts"></script>',
  'src/main.ts': `
    import './main.css';
    import picture from './picture.png';
    document.title = picture;
    document.onclick = () => import('./later.ts').then(({ later }) => later());`,
  'src/later.ts': `import './later.css'; export const later = () => document.body.append('later');`,
  'src/main.css': 'body { background: url(./picture.png) }',
  'src/later.css': 'p { color: red }',
  'src/picture.png': 'x'.repeat(5000),
};

it('builds a client that runs from any location, with compressed copies', async () => {
  const folder = tempFolder(sources);
  const target = path.join(folder, 'dist');
  await buildClient({ source: path.join(folder, 'src'), target });
  const read = (name: string) => readFileSync(path.join(target, name), 'utf8');
  const assets = readdirSync(path.join(target, 'assets'));
  const script = assets.find((name) => /^index-[\w-]{8}\.js$/.test(name)) ?? 'no script';

  // The page says where the files are; they find each other on their own.
  expect(read('index.html')).toContain(`src="__ASSETS_URL__/assets/${script}"`);
  expect(read('index.html')).toContain('<title>__APP_TITLE__</title>');
  const texts = assets.filter((name) => /\.(js|css)$/.test(name));
  for (const kind of [/^index-.*js$/, /^index-.*css$/, /^later-.*js$/, /^later-.*css$/]) {
    expect(texts).toContainEqual(expect.stringMatching(kind));
  }
  for (const name of texts) expect(read(`assets/${name}`)).not.toMatch(/["'`(]\/?assets\//);

  expect(assets.filter((name) => name.endsWith('.map'))).toEqual([]);
  const compressed = readFileSync(path.join(target, 'assets', `${script}.br`));
  expect(brotliDecompressSync(compressed).toString()).toBe(read(`assets/${script}`));
  expect(assets).toContain(`${script}.gz`);

  const modules: Record<string, string[]> = JSON.parse(read('.vite/modules.json'));
  expect(modules[`assets/${script}`]).toContainEqual(expect.stringMatching(/src\/main\.ts$/));
});

it('names the source that it cannot build', async () => {
  const folder = tempFolder({ ...sources, 'src/later.ts': 'export const later = ;' });
  const built = buildClient({
    source: path.join(folder, 'src'),
    target: path.join(folder, 'dist'),
  });
  await expect(built).rejects.toThrow(/later\.ts:1/);
  expect(consoleOutput.splice(0)).toEqual([expect.stringContaining('Build failed')]);
});
