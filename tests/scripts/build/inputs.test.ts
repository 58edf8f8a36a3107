import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentHash } from '#scripts/build/inputs.ts';
import { tempFolder } from '../temp-folder.ts';

describe('contentHash', () => {
  const project = () => tempFolder({ 'src/a.ts': 'a', 'src/deep/b.ts': 'b', 'other.json': '{}' });
  const hash = (folder: string) => contentHash(folder, ['src', 'other.json', 'absent']);

  it('ignores a newer modification time', () => {
    const folder = project();
    const before = hash(folder);
    utimesSync(path.join(folder, 'src/a.ts'), new Date(), new Date());
    expect(hash(folder)).toBe(before);
  });

  it.each([
    ['a file changes', (folder: string) => writeFileSync(path.join(folder, 'src/deep/b.ts'), 'c')],
    ['a file appears', (folder: string) => writeFileSync(path.join(folder, 'src/c.ts'), '')],
    ['a file disappears', (folder: string) => rmSync(path.join(folder, 'other.json'))],
  ])('changes when %s', (_what, change) => {
    const folder = project();
    const before = hash(folder);
    change(folder);
    expect(hash(folder)).not.toBe(before);
  });
});
