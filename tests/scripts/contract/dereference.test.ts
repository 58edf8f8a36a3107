import { expect, it } from 'vitest';
import { dereference } from '#scripts/contract/dereference.ts';

it('replaces references with their targets', () => {
  const document = {
    use: { $ref: '#/parts/a~1b', description: 'Mine' },
    parts: {
      'a/b': { description: 'Theirs', items: { $ref: '#/parts/c' } },
      c: { type: 'string' },
    },
  };
  expect(dereference(document)).toMatchObject({
    use: { description: 'Mine', items: { type: 'string' } },
  });
});

it('keeps a circular reference', () => {
  const tree = { type: 'array', items: { $ref: '#/tree' } };
  expect(dereference({ use: { $ref: '#/tree' }, tree })).toMatchObject({ use: tree });
});

it('names a reference without a target', () => {
  expect(() => dereference({ use: { $ref: '#/parts/a' } })).toThrow('#/parts/a leads nowhere');
});
