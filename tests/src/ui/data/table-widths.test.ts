import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../../../src/ui/data');

it('the code and the styles of tables change to cards at the same width', () => {
  const files = globSync('Table*.{tsx,css}', { cwd: folder });
  const widths = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/width (<|>=) (\d+)px/g)].map(
      ([, side, width]) => `${side} ${width}`,
    ),
  );
  expect(new Set(widths)).toEqual(new Set(['>= 768', '< 768', '< 1024']));
});
