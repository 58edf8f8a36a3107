import { expect, it } from 'vitest';
import { specifiedCalls } from './calls.ts';
import { ownSources, specificationErrors } from './specification-errors.ts';

const sources = ownSources();

it('contract and code match the specification', () => {
  expect(specifiedCalls).toHaveLength(69);
  expect(specificationErrors(sources)).toEqual([]);
});
