import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { disabledFeatures } from '#scripts/launch-options.ts';
import { root } from '#scripts/process/tool.ts';

it('disables everything that Playwright disables by default', () => {
  const bundle = path.join(root, 'node_modules/playwright-core/lib/coreBundle.js');
  const [, list = ''] =
    /\n *disabledFeatures = \[([^\]]+)\]/.exec(readFileSync(bundle, 'utf8')) ?? [];
  const features = Array.from(list.matchAll(/^ *"(\w+)",?$/gm), ([, name]) => name);
  expect(features).toContain('PaintHolding');
  expect(disabledFeatures).toEqual(expect.arrayContaining(features));
});
