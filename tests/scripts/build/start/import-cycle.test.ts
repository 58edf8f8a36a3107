import { expect, it } from 'vitest';
import { importCycle } from '#scripts/build/start/import-cycle.ts';

it('finds scripts that import each other, however many are between them', () => {
  const scripts = new Map([
    ['app.js', `import { a } from './vendor.js'; import('./page.js');`],
    ['vendor.js', `export { b } from './renderer.js';`],
    ['renderer.js', `import './app.js'; import './elsewhere.js';`],
  ]);
  expect(importCycle(scripts)).toEqual(['app.js', 'vendor.js', 'renderer.js', 'app.js']);
});

it('finds none if scripts share imports or load each other on demand', () => {
  const scripts = new Map([
    ['app.js', `import './vendor.js'; import './renderer.js';`],
    ['vendor.js', `import './renderer.js'; import('./app.js');`],
    ['renderer.js', 'export const a = 1;'],
  ]);
  expect(importCycle(scripts)).toBeNull();
});
