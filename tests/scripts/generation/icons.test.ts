import { expect, it } from 'vitest';
import { iconsSource } from '#scripts/generation/icons.ts';
import { tempFolder } from '../temp-folder.ts';

it('names every icon of a folder, in the order of the alphabet, and no other file', () => {
  const folder = tempFolder({ 'sun.svg': '', 'eye-off.svg': '', 'README.md': '' });
  expect(iconsSource(folder)).toContain("export type IconName =\n  | 'eye-off'\n  | 'sun';\n");
});
