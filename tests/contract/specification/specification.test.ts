import { expect, it } from 'vitest';
import { specifiedCalls } from './calls.ts';
import { mutations } from './mutations.ts';
import { ownSources, specificationErrors } from './specification-errors.ts';

const sources = ownSources();

it('contract and code match the specification', () => {
  expect(specifiedCalls).toHaveLength(69);
  expect(specificationErrors(sources)).toEqual([]);
});

it('there are sixty mutations, each of a different fact', () => {
  expect(new Set(mutations.map(({ what }) => what)).size).toBe(60);
});

it.each(mutations)('detects that $what', ({ changed }) => {
  const before = new Set(specificationErrors(sources));
  const added = specificationErrors(changed(sources)).filter((error) => !before.has(error));
  expect(added).not.toEqual([]);
});
