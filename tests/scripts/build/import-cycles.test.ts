import { expect, it } from 'vitest';
import { importCycle } from '#scripts/build/import-cycles.ts';

it('finds scripts that import each other, however many are between them', () => {
  const imports = new Map([
    ['app.js', ['vendor.js']],
    ['vendor.js', ['renderer.js']],
    ['renderer.js', ['app.js', 'elsewhere.js']],
  ]);
  expect(importCycle(imports)).toEqual(['app.js', 'vendor.js', 'renderer.js', 'app.js']);
});

it('finds none if scripts share imports', () => {
  const imports = new Map([
    ['app.js', ['vendor.js', 'renderer.js']],
    ['vendor.js', ['renderer.js']],
    ['renderer.js', []],
  ]);
  expect(importCycle(imports)).toBeNull();
});
