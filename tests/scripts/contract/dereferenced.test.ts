import { expect, it } from 'vitest';
import { dereferenced } from '#scripts/contract/dereferenced.ts';

it('replaces references by what they lead to', () => {
  const document = {
    use: { $ref: '#/parts/a~1b', description: 'Mine' },
    parts: {
      'a/b': { description: 'Theirs', items: { $ref: '#/parts/c' } },
      c: { type: 'string' },
    },
  };
  expect(dereferenced(document)).toMatchObject({
    use: { description: 'Mine', items: { type: 'string' } },
  });
});

it('leaves a reference within itself', () => {
  const tree = { type: 'array', items: { $ref: '#/tree' } };
  expect(dereferenced({ use: { $ref: '#/tree' }, tree })).toMatchObject({ use: tree });
});

it('names a reference that leads nowhere', () => {
  expect(() => dereferenced({ use: { $ref: '#/parts/a' } })).toThrow('#/parts/a leads nowhere');
});
