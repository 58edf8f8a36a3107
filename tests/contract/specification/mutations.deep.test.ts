import { expect, it } from 'vitest';
import { mutations } from './mutations.ts';
import { ownSources, specificationErrors } from './specification-errors.ts';

const sources = ownSources();

it('there are sixty mutations, each of a different fact', () => {
  expect(new Set(mutations.map(({ what }) => what)).size).toBe(60);
});

it.each(mutations)('detects that $what', ({ changed }) => {
  const before = new Set(specificationErrors(sources));
  const added = specificationErrors(changed(sources)).filter((error) => !before.has(error));
  expect(added).not.toEqual([]);
});
